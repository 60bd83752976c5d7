/** The first game, step by step. */
import type { Lesson } from "../game";
import type { Table } from "$/table/table.svelte";
import type { PlayerView, View } from "./types";

const viewOf = (table: Table): View => table.view as View;

/** In the play phase of whoever learns, what is left to play there; else nothing is known. */
function mine(table: Table): PlayerView | undefined {
  const view = viewOf(table);
  const isMine = view.phase === "play" && view.current === table.me;
  return isMine ? view.players[view.current] : undefined;
}

export const lesson: Lesson = {
  steps: [
    { text: "web-smashup-lesson-draft", at: ".draft .factions", until: (table) => viewOf(table).bases.length > 0 },
    { text: "web-smashup-lesson-hand", at: ".shelf" },
    { text: "web-smashup-lesson-minion", at: ".shelf .hand", until: (table) => mine(table)?.minions === 0 },
    { text: "web-smashup-lesson-thermometer", at: ".thermometer" },
    { text: "web-smashup-lesson-points", at: ".column .card .points" },
    { text: "web-smashup-lesson-action", at: ".plays", until: (table) => mine(table)?.actions === 0 },
    { text: "web-smashup-lesson-talents", at: ".lanes" },
    { text: "web-smashup-lesson-end", at: '[data-way="end_play"]', until: (table) => mine(table) === undefined },
    { text: "web-smashup-lesson-scoring", at: ".players" },
  ],
};
