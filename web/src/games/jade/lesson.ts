/** The first game of Jade Night, step by step. */
import type { Lesson } from "../game";
import type { Table } from "$/table/table.svelte";
import type { Action, View } from "./types";

/** What one has done so far: snacks put on plates, and of those the sets that were tasted or offered. */
function done(table: Table, view: unknown): { filled: number; used: number } {
  const { me } = table as Table<View, Action>;
  const mine = me === undefined ? undefined : (view as View).areas[me];
  if (!mine) return { filled: 0, used: 0 };
  const used = mine.personal.length + mine.offering.length;
  return { filled: used + mine.waiting.filter(({ snack }) => snack !== null).length, used };
}

export const lesson: Lesson = {
  steps: [
    { text: "web-jade-lesson-start", at: ".prompt", until: (table) => (table.view as View).started },
    { text: "web-jade-lesson-slots", at: ".slots" },
    {
      text: "web-jade-lesson-plates",
      at: ".waiting",
      until: (table) => table.selected !== undefined,
    },
    {
      text: "web-jade-lesson-pair",
      at: ".ways",
      until: (table, before) => done(table, table.view).filled > done(table, before).filled,
    },
    {
      text: "web-jade-lesson-score",
      at: ".waiting",
      until: (table, before) => done(table, table.view).used > done(table, before).used,
    },
    { text: "web-jade-lesson-points", at: ".points" },
    { text: "web-jade-lesson-offer", at: ".rail" },
    { text: "web-jade-lesson-waiting", at: '[data-tab="mine"], .felt .who' },
    { text: "web-jade-lesson-end", at: '[data-tab="rivals"], .rivals' },
  ],
};
