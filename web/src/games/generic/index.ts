/** The table of a game that has none of its own: everything from view, actions and texts alone. */
import type { Game } from "../game";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { gallery } from "./gallery";

export default {
  Board,
  Face,
  hue: () => "var(--brass-deep)",
  gallery,
} satisfies Game;
