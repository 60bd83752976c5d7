/** Jade Night: snacks are cards, plates are round. */
import type { Flight, Game } from "../game";
import { note } from "$/texts/speaker";
import type { Table } from "$/table/table.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { lesson } from "./lesson";
import { HUE } from "./looks";
import { actionFigures, isSnack, kindOf } from "./position";
import Rules from "./Rules.svelte";
import type { Action, CardInfo, Event, View } from "./types";

function flights(told: unknown): Flight[] {
  const event = told as Event;
  if ("slot_filled" in event) {
    const { slot, plate, snack } = event.slot_filled;
    const filled: Flight[] = [{ what: `slot-${slot}-${plate}`, from: "plates" }];
    return snack ? [...filled, { what: `slot-${slot}-${snack}`, from: "snacks" }] : filled;
  }
  if ("snack_taken" in event)
    return [{ what: `snack-${event.snack_taken.set}`, from: `slot-${event.snack_taken.slot}` }];
  if ("plate_taken" in event) return [{ what: `set-${event.plate_taken.set}`, from: `slot-${event.plate_taken.slot}` }];
  if ("snack_claimed" in event) {
    return [{ what: `snack-${event.snack_claimed.set}`, from: `set-${event.snack_claimed.from}` }];
  }
  return [];
}

export default {
  Board,
  Face,
  Rules,
  lesson,
  flights,
  asides: ["started", "plate_dealt", "slot_filled", "turn_began", "turn_ended", "game_ended"],
  keys: [
    { keys: ["1–8"], text: "web-jade-key-slots" },
    { keys: ["A–E"], text: "web-jade-key-plates" },
    { keys: ["F"], text: "web-jade-key-taste" },
    { keys: ["O"], text: "web-jade-key-offer" },
    { keys: ["P"], text: "web-jade-key-end" },
  ],
  hue: (card, cards) => HUE[kindOf(cards, card)?.colors[0] ?? "red"],
  figures: (table, action) => actionFigures((table as Table<View, Action>).view, table.me, action as Action),
  gallery(cards) {
    const all = Object.entries(cards as Record<string, CardInfo>).toSorted(
      ([, a], [, b]) => a.kind.level - b.kind.level,
    );
    const group = (snacks: boolean, level: number) =>
      all.filter(([id, { kind }]) => isSnack(cards, id) === snacks && kind.level === level).map(([id]) => `#${id}`);
    return [
      ...[1, 2, 3].map((level) => ({ title: `web-jade-gallery-snacks-${level}`, cards: group(true, level) })),
      ...[1, 2, 3, 4].map((level) => ({ title: `web-jade-gallery-plates-${level}`, cards: group(false, level) })),
    ];
  },
  sound(event, me) {
    const { code, figures } = note(event);
    const isMine = figures?.seat === me;
    switch (code) {
      case "snack_taken":
      case "plate_taken":
      case "snack_claimed":
        return "card";
      case "set_tasted":
      case "set_offered":
        return "coin";
      case "judged":
        return figures?.won === isMine ? "good" : "bad";
      default:
        return undefined;
    }
  },
} satisfies Game;
