/** Bomb Cat: played at the generic table, with rules to read. */
import type { Game } from "../game";
import generic from "../generic";
import { bottom } from "./places";
import Rules from "./Rules.svelte";
import type { Action } from "./types";

export default {
  ...generic,
  Rules,
  figures: ({ question, options }, action) => bottom(question, options.length, action as Action),
} satisfies Game;
