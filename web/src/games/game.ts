/** What the app needs to know of a game. */
import type { Component } from "svelte";
import type { Cards } from "$/net/api";
import type { Sound } from "$/state/sound";
import type { Table } from "$/table/table.svelte";
import type { Speaker } from "$/texts/speaker";
import type { Figures } from "$/texts/texts.svelte";

/** A card face; it is as wide as its box, or as `--w` says. */
export interface FaceProps {
  /** As `"#id"`. */
  card: string;
  cards: Cards;
  speaker: Speaker;
}

export interface BoardProps {
  table: Table;
}

/** One thing that moves: from a zone or to a zone of the table, by the names in their `data-zone`. */
export interface Flight {
  /** What moves, by its `data-fly`. */
  what: string;
  from?: string;
  to?: string;
}

export interface Game {
  /** The whole table inside `table/Frame.svelte`. */
  Board: Component<BoardProps>;
  Face: Component<FaceProps>;
  /** How the game goes, with pictures, for its page. */
  Rules?: Component<{ cards: Cards; speaker: Speaker }>;
  /** The colour of a card, for chips in sentences. */
  hue(card: string, cards: Cards): string;
  /** Whether there is more to read of it than its name; without this there always is. */
  tells?(face: FaceProps): boolean;
  /** A colour that its author has given it, shown beside its name. */
  tint?(card: string, cards: Cards): string | undefined;
  /** The cards by group for the gallery, each with the id of a message for its title. */
  gallery(cards: Cards): { title: string; cards: string[] }[];
  /** Figures that the sentence of an action needs beyond its own, such as the cards it moves. */
  figures?(table: Table, action: unknown): Figures;
  /** The codes of events that only say how the game goes on; what happened last is something else if it can be. */
  asides?: string[];
  /** What an event sounds like. */
  sound?(event: unknown, me: number | undefined): Sound | undefined;
  /** Where things come from and go to that appear or vanish with an event. */
  flights?(event: unknown): Flight[];
  /** The first game, step by step. */
  lesson?: Lesson;
  /** Its own keys, for the list that `?` opens; without them: the numbers, for the ways to answer. */
  keys?: Key[];
}

/** Keys that do one thing, or things of one kind. */
export interface Key {
  /** As they are printed on the keyboard. */
  keys: string[];
  /** The id of a message that says what they do. */
  text: string;
}

/** What a newcomer is told, one thing after the other. */
export interface Lesson {
  steps: Step[];
}

export interface Step {
  /** The id of its text. */
  text: string;
  /** What it is about: marked while the step is shown. */
  at?: string;
  /** When it is over by itself, with the view in which it began; without it the reader goes on. */
  until?(table: Table, before: unknown): boolean;
}
