/** Arrow keys on a table: from the thing in focus to the nearest one in that direction. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Point {
  x: number;
  y: number;
}

/** The number of the nearest point in a direction; ways across count double, so that one stays in the row. */
export function nearestPoint(from: Point, points: Point[], key: string): number | undefined {
  const way = WAYS[key];
  if (!way) return;
  let [best, least] = [undefined as number | undefined, Infinity];
  points.forEach((point, at) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const distance = along + 2 * across;
    if (along > 1 && distance < least) [best, least] = [at, distance];
  });
  return best;
}

/** The button inside `root` that an arrow key leads to from the one in focus. */
export function nearest(root: HTMLElement, key: string): HTMLElement | undefined {
  const here = document.activeElement;
  if (!(key in WAYS) || !(here instanceof HTMLElement) || !root.contains(here)) return;
  const others = [...root.querySelectorAll<HTMLElement>("button")].filter((button) => button !== here);
  const middle = (element: HTMLElement): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const at = nearestPoint(middle(here), others.map(middle), key);
  return at === undefined ? undefined : others[at];
}
