/** Choices as sentences. */
import type { Game } from "$/games/game";
import { t } from "$/texts/texts.svelte";
import type { Choice } from "./scene";
import type { Table } from "./table.svelte";

/** What each choice says: as the server has put it, as long as it speaks of the same choices, else as the texts of the game do. */
export function wordsOf(table: Table, game: Game, choices: Choice[], told: string[] | undefined): string[] {
  if (told?.length === choices.length) return told;
  return choices.map(({ action, quote = [] }) => {
    const words = table.speaker.action(action, game.figures?.(table, action));
    return [words, ...quote.map((part) => table.speaker.quote(part))].join(t("common-parts"));
  });
}
