/** Hegemony: played at the generic table, with rules to read. */
import type { Game } from "../game";
import generic from "../generic";
import Rules from "./Rules.svelte";

export default { ...generic, Rules } satisfies Game;
