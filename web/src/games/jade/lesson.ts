/** The first game of Jade Night, step by step. */
import type { Lesson } from "../game";
import type { Table } from "$/table/table.svelte";
import type { Action, View } from "./types";

const area = (table: Table) => {
  const { view, me } = table as Table<View, Action>;
  return me === undefined ? undefined : view.areas[me];
};

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
      until: (table) => area(table)?.waiting.some(({ snack }) => snack !== null) ?? false,
    },
    {
      text: "web-jade-lesson-score",
      at: ".mine, .plates",
      until: (table) => {
        const mine = area(table);
        return mine !== undefined && mine.personal.length + mine.offering.length > 0;
      },
    },
    { text: "web-jade-lesson-points", at: ".points" },
    { text: "web-jade-lesson-offer", at: ".rail" },
    { text: "web-jade-lesson-waiting", at: ".mine, .plates" },
    { text: "web-jade-lesson-end", at: ".rivals" },
  ],
};
