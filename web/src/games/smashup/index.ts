/** The table of Smash Up. */
import type { Table } from "$/table/table.svelte";
import { note } from "$/texts/speaker";
import type { Flight, Game } from "../game";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Rules from "./Rules.svelte";
import { FACTIONS, coloursOf, factionOf, infoOf } from "./factions";
import { figuresOf } from "./figures";
import { lesson } from "./lesson";
import type { Action, Event, Pile, View } from "./types";

/** The zone of a pile of a player; what is in nobody's hand or deck comes from the middle. */
function zone(seat: number, pile: Pile): string {
  if (pile === "hand") return `hand-${seat}`;
  if (pile === "discard") return `discard-${seat}`;
  return pile === "deck" || pile === "top" || pile === "bottom" ? `deck-${seat}` : "middle";
}

function flights(event: unknown): Flight[] {
  const said = event as Event;
  if (typeof said === "string") return [];
  const leave = (id: number, to: string) => [{ what: `thing-${id}`, to }];
  if ("minion_played" in said)
    return [{ what: `thing-${said.minion_played.id}`, from: zone(said.minion_played.owner, said.minion_played.from) }];
  if ("action_attached" in said) return [{ what: `thing-${said.action_attached.id}`, from: "middle" }];
  if ("action_played" in said)
    return [
      { what: `played-${said.action_played.card}`, from: zone(said.action_played.owner, said.action_played.from) },
    ];
  if ("action_done" in said)
    return [{ what: `played-${said.action_done.card}`, to: zone(said.action_done.owner, said.action_done.to) }];
  if ("minion_destroyed" in said)
    return leave(said.minion_destroyed.id, zone(said.minion_destroyed.owner, said.minion_destroyed.to));
  if ("action_destroyed" in said) return leave(said.action_destroyed.id, zone(said.action_destroyed.owner, "discard"));
  if ("action_detached" in said) return leave(said.action_detached.id, zone(said.action_detached.owner, "discard"));
  if ("card_returned" in said) return leave(said.card_returned.id, zone(said.card_returned.owner, "hand"));
  if ("card_sunk" in said) return leave(said.card_sunk.id, zone(said.card_sunk.owner, "deck"));
  if ("card_shuffled_in" in said) return leave(said.card_shuffled_in.id, zone(said.card_shuffled_in.owner, "deck"));
  if ("base_replaced" in said) return [{ what: `base-${said.base_replaced.card}`, from: "bases" }];
  if ("base_cleared" in said) return [{ what: `base-${said.base_cleared.card}`, to: "bases" }];
  return [];
}

const SOUNDS: Partial<Record<string, "card" | "bad" | "good">> = {
  minion_played: "card",
  action_played: "card",
  minion_moved: "card",
  card_returned: "card",
  minion_destroyed: "bad",
  base_scored: "good",
  cards_drawn: "card",
};

export default {
  Board,
  Face,
  Rules,
  hue: (card, cards) => coloursOf(card, cards).hue,
  gallery: (cards) => {
    const all = Object.keys(cards);
    const of = (faction: string) =>
      all.filter((id) => infoOf(id, cards)?.kind !== "faction" && factionOf(id, cards) === faction);
    const kind = (id: string) => infoOf(id, cards)?.kind;
    const named = (list: string[]) => list.map((id) => `#${id}`);
    return [
      ...FACTIONS.map((faction) => ({ title: `smashup-card-${faction}`, cards: named(of(faction)) })),
      { title: "web-smashup-gallery-bases", cards: named(all.filter((id) => kind(id) === "base")) },
      { title: "smashup-card-special_madness", cards: ["#special_madness"] },
    ];
  },
  figures: (table, action) => {
    const { view, me, options, picked, speaker } = table as unknown as Table<View, Action>;
    const actions = options.map((choice) => choice.action);
    return figuresOf(action as Action, { view, me: me ?? 0, actions }, picked.length, speaker);
  },
  sound: (event, me) => {
    const { code, figures } = note(event);
    if (code === "points_gained" || code === "place_awarded")
      return figures?.seat === me && figures?.points ? "coin" : undefined;
    if (code === "points_lost") return figures?.seat === me ? "bad" : undefined;
    return SOUNDS[code];
  },
  flights,
  lesson,
  asides: [
    "factions_settled",
    "deck_shuffled",
    "cards_drawn",
    "hand_kept",
    "turn_started",
    "allowance_granted",
    "base_cleared",
    "base_replaced",
    "bases_shuffled",
    "game_ended",
  ],
  keys: [{ keys: ["1", "2", "3"], text: "web-smashup-key-bases" }],
} satisfies Game;
