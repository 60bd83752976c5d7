/** The first game, step by step: from the draft into the first age. */
import type { Lesson } from "../game";
import type { Table } from "$/table/table.svelte";
import { placeOf, type DuelTable } from "./position";

const duel = (table: Table): DuelTable => table as unknown as DuelTable;
const holdsCard = (table: Table): boolean => placeOf(duel(table).view, table.selected)?.open ?? false;

export const lesson: Lesson = {
  steps: [
    { text: "web-duel-lesson-draft", at: '[data-part="draft"]', until: (table) => duel(table).view.age > 0 },
    { text: "web-duel-lesson-select", at: ".pyramid", until: holdsCard },
    { text: "web-duel-lesson-price", at: ".pyramid .at.selected" },
    { text: "web-duel-lesson-build", at: '[data-part="build"]', until: (table) => !holdsCard(table) },
    { text: "web-duel-lesson-uncover", at: ".pyramid" },
    { text: "web-duel-lesson-discard", at: ".prompt" },
    { text: "web-duel-lesson-wonder", at: ".isMe .wonders" },
    { text: "web-duel-lesson-military", at: '[data-part="track"]' },
    { text: "web-duel-lesson-science", at: ".isMe .science" },
    { text: "web-duel-lesson-win" },
  ],
};
