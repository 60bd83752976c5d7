/** The table of a game that has none of its own: everything from view, actions and texts alone. */
import type { Game } from "../game";
import Board from "./Board.svelte";
import { bare } from "$/texts/speaker";
import Face from "./Face.svelte";
import { tells, tint } from "./face";
import { gallery } from "./gallery";

export default {
  Board,
  Face,
  hue: () => "var(--brass-deep)",
  tells,
  tint: (card, cards) => tint(cards[bare(card)]),
  gallery,
} satisfies Game;
