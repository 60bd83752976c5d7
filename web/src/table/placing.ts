/** Where a slip with words goes so that it is near what it speaks of and covers nothing that one wants to press. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = "right" | "left" | "below" | "above" | "free";

export interface Spot {
  x: number;
  y: number;
  /** Where the slip is, seen from its target. */
  side: Side;
}

/** Things that should stay free, and how much so. */
export interface Kept {
  box: Box;
  weight: number;
}

/** Between slip and target, and between slip and the edge of the page, in pixels. */
const GAP = 16;
const EDGE = 8;

function cover(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const within = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)));

/** The best place for a slip of a size on a page of a size. */
export function place(target: Box | undefined, slip: { width: number; height: number }, page: Box, kept: Kept[]): Spot {
  const [right, bottom] = [page.x + page.width - slip.width - EDGE, page.y + page.height - slip.height - EDGE];
  const [left, top] = [page.x + EDGE, page.y + EDGE];
  const spots: Spot[] = [];
  if (target) {
    const x = within(left, target.x + (target.width - slip.width) / 2, right);
    const y = within(top, target.y + (target.height - slip.height) / 2, bottom);
    const beside: Spot[] = [
      { x: target.x + target.width + GAP, y, side: "right" },
      { x: target.x - slip.width - GAP, y, side: "left" },
      { x, y: target.y + target.height + GAP, side: "below" },
      { x, y: target.y - slip.height - GAP, side: "above" },
    ];
    spots.push(...beside.filter((spot) => spot.x >= left && spot.x <= right && spot.y >= top && spot.y <= bottom));
  }
  for (const x of [left, (left + right) / 2, right]) {
    for (const y of [top, (top + bottom) / 2, bottom]) spots.push({ x, y, side: "free" });
  }
  const all: Kept[] = target ? [...kept, { box: target, weight: 100 }] : kept;
  const cost = (spot: Spot): number => {
    const box = { ...slip, x: spot.x, y: spot.y };
    const covered = all.reduce((sum, { box: other, weight }) => sum + weight * cover(box, other), 0);
    // Of places that are as good, the one beside the target.
    return covered + (spot.side === "free" ? 1 : 0);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
