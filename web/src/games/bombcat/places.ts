/** Places in a pile. */
import type { Note } from "$/texts/speaker";
import type { Figures } from "$/texts/texts.svelte";
import type { Action } from "./types";

/** The last of so many places that a card can be put at is the bottom. */
export function bottom(question: Note | undefined, places: number, action: Action): Figures {
  if (typeof action !== "object" || !("place" in action)) return {};
  const { place } = action.place;
  return { bottom: question?.code === "pick_place" && place > 0 && place + 1 === places };
}
