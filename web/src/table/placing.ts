/** Where a slip with words goes so that it is near what it speaks of and covers nothing that one wants to press. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Things that should stay free, and how much so. */
export interface Kept {
  box: Box;
  weight: number;
}

/** Between slip and target, and between slip and the edge of the page, in pixels. */
const GAP = 20;
const EDGE = 8;
/** How many places are tried in each direction. */
const TRIES = 16;
/** What covering the target costs, by area, and being away from it, by distance: rather far than over a button. */
const TARGET = 100;
const FAR = 4;

/** What two boxes have in common; a box without a size if nothing. */
export function common(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}

function cover(a: Box, b: Box): number {
  const { width, height } = common(a, b);
  return width * height;
}

/** How far the middle of one box is from the nearest point of another. */
function distance(from: Box, to: Box): number {
  const { x, y } = middle(from);
  return Math.hypot(x - within(to.x, x, to.x + to.width), y - within(to.y, y, to.y + to.height));
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** The best place for the upper left corner of a slip of a size on a page. */
export function place(
  target: Box | undefined,
  slip: { width: number; height: number },
  page: Box,
  kept: Kept[],
): Point {
  const [left, top] = [page.x + EDGE, page.y + EDGE];
  const right = Math.max(left, page.x + page.width - slip.width - EDGE);
  const bottom = Math.max(top, page.y + page.height - slip.height - EDGE);
  const spread = (low: number, high: number) =>
    Array.from({ length: TRIES + 1 }, (_, at) => low + ((high - low) * at) / TRIES);
  const [columns, rows] = [spread(left, right), spread(top, bottom)];
  if (target) {
    // Straight beside it, too.
    const { x, y } = middle(target);
    columns.push(x - slip.width / 2, target.x - slip.width - GAP, target.x + target.width + GAP);
    rows.push(y - slip.height / 2, target.y - slip.height - GAP, target.y + target.height + GAP);
  }
  const cost = (spot: Point): number => {
    const box = { ...slip, ...spot };
    const covered = kept.reduce((sum, { box: other, weight }) => sum + weight * cover(box, other), 0);
    return target ? covered + TARGET * cover(box, target) + FAR * distance(box, target) : covered;
  };
  let best: Point = { x: left, y: top };
  let least = Infinity;
  for (const x of columns.filter((one) => one >= left && one <= right)) {
    for (const y of rows.filter((one) => one >= top && one <= bottom)) {
      const costs = cost({ x, y });
      if (costs < least) [best, least] = [{ x, y }, costs];
    }
  }
  return best;
}

/** An arrow from a slip to its target, from edge to edge; none where they touch. */
export function arrow(slip: Box, target: Box): { from: Point; to: Point } | undefined {
  const to = {
    x: within(target.x, middle(slip).x, target.x + target.width),
    y: within(target.y, middle(slip).y, target.y + target.height),
  };
  const from = { x: within(slip.x, to.x, slip.x + slip.width), y: within(slip.y, to.y, slip.y + slip.height) };
  return Math.hypot(to.x - from.x, to.y - from.y) < EDGE ? undefined : { from, to };
}
