/** How a match ended, ready to be shown. */
import type { Outcome } from "./scene";

export interface Standing {
  seat: number;
  place: number;
  score: number;
}

/** The seats, the best first; equals in seat order. */
export function ranking({ standings }: Outcome): Standing[] {
  const all = standings.map(({ place, score }, seat) => ({ seat, place, score }));
  return all.sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export const winners = ({ standings }: Outcome): number[] =>
  standings.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));

/** What the scores are made of: each part with what it brought each seat; parts that brought nobody anything are left out. */
export function parts({ standings }: Outcome): { name: string; scores: number[] }[] {
  const names = standings[0]?.parts?.map(([name]) => name) ?? [];
  return names
    .map((name) => ({ name, scores: standings.map(({ parts }) => parts?.find(([other]) => other === name)?.[1] ?? 0) }))
    .filter(({ scores }) => scores.some((score) => score !== 0));
}

/** Whether somebody stands before another who has more points: then points did not decide. */
export function isAgainstPoints(outcome: Outcome): boolean {
  const ranked = ranking(outcome);
  return ranked.some((better, at) =>
    ranked.slice(at + 1).some((worse) => worse.place > better.place && worse.score > better.score),
  );
}
