/** Which key does what, where everything that can be done has words. */
import { note } from "$/texts/speaker";

interface Move {
  action: unknown;
  words: string;
}

/** A key for each of these, in their order: 1 to 9, as far as they go. A number that is chosen is typed as it is, so that
 * no key stands beside another number than its own. */
export function keysFor(moves: Move[]): string[] {
  const chosen = moves.map(numberOf);
  const free = [..."123456789"].filter((key) => !chosen.includes(Number(key)));
  return chosen.map((number) => {
    if (number === undefined) return free.shift() ?? "";
    return number >= 0 && number < 10 ? String(number) : "";
  });
}

/** The number that an action is about, if it is about nothing else and its words end in it. */
function numberOf({ action, words }: Move): number | undefined {
  const figures = Object.values(note(action).figures ?? {});
  const [number] = figures;
  const isNumber = figures.length === 1 && typeof number === "number" && words.endsWith(String(number));
  return isNumber ? number : undefined;
}
