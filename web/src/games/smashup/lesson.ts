/** The first game, step by step. */
import type { Lesson } from "../game";
import type { Table } from "$/table/table.svelte";
import type { View } from "./types";

/** Whether the one who learns has a minion in play. */
const hasMinion = (table: Table): boolean => {
  const { bases } = table.view as View;
  return bases.some((base) => base.things.some((thing) => thing.power !== undefined && thing.controller === table.me));
};
const has = (table: Table, event: string): boolean =>
  table.scene.told.some(
    (told) => "event" in told && typeof told.event === "object" && told.event !== null && event in told.event,
  );

export const lesson: Lesson = {
  steps: [
    {
      text: "web-smashup-lesson-draft",
      at: ".draft .factions",
      until: (table) => (table.view as View).bases.length > 0,
    },
    { text: "web-smashup-lesson-hand", at: ".shelf" },
    { text: "web-smashup-lesson-minion", at: ".shelf .hand", until: hasMinion },
    { text: "web-smashup-lesson-thermometer", at: ".thermometer" },
    { text: "web-smashup-lesson-points", at: ".column .card .points" },
    { text: "web-smashup-lesson-action", at: ".plays", until: (table) => has(table, "action_played") },
    { text: "web-smashup-lesson-talents", at: ".lanes" },
    { text: "web-smashup-lesson-end", at: '[data-way="end_play"]', until: (table) => has(table, "turn_ended") },
    { text: "web-smashup-lesson-scoring", at: ".players" },
  ],
};
