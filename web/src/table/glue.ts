/** Sentences in which no line begins with a comma. */
import type { Piece } from "$/texts/speaker";

/** A text, or a card with the punctuation that stays beside it. */
export type Glued = { text: string } | { card: string; tail: string };

const PUNCTUATION = /^[，。；：、）！？.,:;)!?]+/u;

export function glue(pieces: Piece[]): Glued[] {
  return pieces.flatMap((piece, at): Glued[] => {
    const before = pieces[at - 1];
    if (typeof piece === "string") {
      const text = typeof before === "object" ? piece.replace(PUNCTUATION, "") : piece;
      return text ? [{ text }] : [];
    }
    const next = pieces[at + 1];
    const tail = typeof next === "string" ? (PUNCTUATION.exec(next)?.[0] ?? "") : "";
    return [{ card: piece.card, tail }];
  });
}
