/** Colours and shapes that snacks and plates are told apart by. */
import type { Color, Kind, Shape } from "./types";

export const HUE: Record<Color, string> = { red: "var(--k-war)", green: "var(--k-science)", yellow: "var(--k-trade)" };
export const ON_HUE: Record<Color, string> = {
  red: "var(--on-k-war)",
  green: "var(--on-k-science)",
  yellow: "var(--on-k-trade)",
};

/** Six petals, as a polygon in percent. */
const flower = (): string => {
  const points = Array.from({ length: 60 }, (_, at) => {
    const turn = (at / 60) * 2 * Math.PI;
    const reach = 41 + 9 * Math.cos(6 * turn);
    return `${(50 + reach * Math.sin(turn)).toFixed(1)}% ${(50 - reach * Math.cos(turn)).toFixed(1)}%`;
  });
  return `polygon(${points.join(", ")})`;
};

export const OUTLINE: Record<Shape, string> = {
  circle: "circle(49%)",
  square: "inset(6% round 8%)",
  flower: flower(),
};

/** A sign for each colour in each shape; only the chalice has several of both, and it has a sign of its own. */
export function signs({ colors, shapes }: Kind): { color: Color; shape: Shape }[] {
  return colors.flatMap((color) => shapes.map((shape) => ({ color, shape })));
}

/** All colours side by side, as an image for a background: straight, or round a rim. */
export function stripes(colors: Color[], round = false): string {
  const share = 100 / colors.length;
  const stops = colors.map((color, at) => `${HUE[color]} ${at * share}% ${(at + 1) * share}%`);
  return round ? `conic-gradient(from 180deg, ${stops.join(", ")})` : `linear-gradient(100deg, ${stops.join(", ")})`;
}
