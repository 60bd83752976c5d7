/** Turns what the rules say about one table into sentences. */
import type { Cards } from "$/net/api";
import { settings } from "$/state/settings.svelte";
import { clean } from "./clean";
import type { Lang } from "./lang";
import { texts, type Figures } from "./texts.svelte";

/** A code with figures, as the rules speak. */
export interface Note {
  code: string;
  figures?: Figures;
}

/** Why something cannot be done. */
export type Reason = Note;

/** What a seat is asked, and how many picks answer it. */
export interface Question extends Note {
  cause?: Note;
  min: number;
  max: number;
}

/** A value such as `"end_turn"` or `{"draft":{"wonder":"#sphinx"}}` as a note. */
export function note(value: unknown): Note {
  if (typeof value === "string") return { code: value };
  const [code, figures] = Object.entries((value ?? {}) as Record<string, Figures>)[0] ?? [""];
  return { code, figures };
}

/** Figures that are seats. */
const SEATS = new Set([
  "seat",
  "owner",
  "starter",
  "winner",
  "winners",
  "targets",
  "victim",
  "source",
  "killer",
  "about",
  "player",
  "whom",
]);

/** Whether a figure is itself a code with figures, such as `{"hand":{"seat":0}}`. */
const isNested = (value: unknown): value is Record<string, Figures> => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const inner = Object.values(value);
  return inner.length === 1 && typeof inner[0] === "object" && inner[0] !== null && !Array.isArray(inner[0]);
};

/** A sentence in pieces, so that cards in it can be pointed at. */
export type Piece = string | { card: string; name: string };

/** Speaks about a table: knows the game, and who sits where. The twin of `texts::Speaker`. */
export class Speaker {
  constructor(
    readonly game: string,
    readonly names: string[],
    /** What the table says of its cards: things that players bring have their names there, and no message. */
    readonly cards: Cards = {},
  ) {}

  /** The name of the game. */
  title(): string {
    return texts.say(`${this.game}-name`);
  }

  /** Who sits there. */
  name(seat: number): string {
    const name = this.names[seat];
    return name === undefined ? String(seat + 1) : clean(name);
  }

  /** The name of a card, given as `"#id"` or as its bare id, in the language of cards unless another one is given. */
  card(card: string, lang?: Lang): string {
    return this.cardText("card", card, undefined, lang) ?? clean(bare(card).replaceAll("_", " "));
  }

  /** Its name where there is little room: at most four Hanzi or nine letters. */
  short(card: string): string {
    return this.cardText("short", card) ?? this.card(card);
  }

  /** Another text about a card, if there is one, likewise. */
  cardText(kind: string, card: string, figures?: Figures, lang: Lang = settings.cardLang): string | undefined {
    const id = `${this.game}-${kind}-${bare(card)}`;
    if (texts.has(id, lang)) return texts.say(id, figures && this.spelt(figures), lang);
    return this.ownText(kind === "card" ? "name" : kind, card, lang);
  }

  /** What the table itself says of a card, in this language or else in the other one. */
  private ownText(field: string, card: string, lang: Lang): string | undefined {
    const known = this.cards[bare(card)] as Record<string, unknown> | undefined;
    const said = known?.[field] as { en?: unknown; zh?: unknown } | undefined;
    if (typeof said !== "object" || said === null) return undefined;
    const words = lang === "zh-CN" ? [said.zh, said.en] : [said.en, said.zh];
    const [first] = words
      .filter((text) => typeof text === "string")
      .map(clean)
      .filter(Boolean);
    return first;
  }

  /** An action; `more` holds figures the action itself does not have, such as the cards that lie where it points. */
  action(action: unknown, more: Figures = {}): string {
    return this.said("action", note(action), more);
  }

  /** Something that happened; empty if it is not worth a line. */
  event(event: unknown): string {
    return this.said("event", note(event));
  }

  /** The same in pieces, with the cards in it. */
  eventPieces(event: unknown): Piece[] {
    return this.pieces("event", note(event));
  }

  question(question: Note): string {
    return this.said("question", question);
  }

  quote(part: Note): string {
    return this.said("quote", part);
  }

  /** Why something cannot be done: in the words of the game, or in those common to all games. */
  refusal({ code, figures = {} }: Reason): string {
    return texts.say(this.ownOrCommon("refusal", code), this.spelt(figures));
  }

  /** Why the game ended, likewise. */
  reason(code: string): string {
    return texts.say(this.ownOrCommon("reason", code));
  }

  /** A word of the game's own, such as a colour. */
  word(kind: string, name: string, figures?: Figures): string {
    return texts.say(`${this.game}-${kind}-${name}`, figures && this.spelt(figures));
  }

  /** The same, if the game has it. */
  named(kind: string, name: string): string | undefined {
    const id = `${this.game}-${kind}-${name}`;
    return texts.has(id) ? texts.say(id) : undefined;
  }

  /** Anything that a game says in a code with figures. */
  said(kind: string, { code, figures = {} }: Note, more: Figures = {}): string {
    return texts.say(`${this.game}-${kind}-${code}`, { ...this.spelt(figures), ...this.spelt(more) });
  }

  /** The same in pieces: the sentence is made with marks in the place of cards. */
  pieces(kind: string, { code, figures = {} }: Note, more: Figures = {}): Piece[] {
    const cards: string[] = [];
    const mark = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(mark);
      if (isNested(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)]));
      if (typeof value !== "string" || !value.startsWith("#")) return value;
      return MARK + String.fromCharCode(FIRST_MARK + cards.push(value) - 1);
    };
    const marked = (all: Figures) => Object.fromEntries(Object.entries(all).map(([key, value]) => [key, mark(value)]));
    const spelt = { ...this.spelt(marked(figures)), ...this.spelt(marked(more)), ...ids({ ...figures, ...more }) };
    const parts = texts.say(`${this.game}-${kind}-${code}`, spelt).replace(QUOTED, "$1").split(MARK);
    return parts.flatMap((part, place): Piece[] => {
      if (place === 0) return part ? [part] : [];
      const card = cards[part.charCodeAt(0) - FIRST_MARK] ?? "";
      const rest = part.slice(1);
      return [{ card, name: this.card(card) }, ...(rest ? [rest] : [])];
    });
  }

  /** Figures with cards and seats by name; what is said by another name comes as it was, too: `to` and `to-id`. */
  private spelt(figures: Figures): Figures {
    return Object.fromEntries(
      Object.entries(figures).flatMap(([name, value]): [string, unknown][] => {
        if (value === null)
          return [
            [`${name}-id`, value],
            [name, value],
          ];
        if (typeof value === "string")
          return [
            [`${name}-id`, asKey(value)],
            [name, this.spell(name, value)],
          ];
        if (!isNested(value)) return [[name, this.spell(name, value)]];
        // A code with figures of its own is the code, and they are called after it: `from` and `from-seat`.
        const { code, figures: inner = {} } = note(value);
        const parts = Object.entries(inner).map(([part, one]): [string, unknown] => [
          `${name}-${part}`,
          this.spell(part, one),
        ]);
        return [[name, this.spell(name, code)], ...parts];
      }),
    );
  }

  private spell(name: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.spell(name, item));
    if (typeof value === "number" && SEATS.has(name)) return this.name(value);
    if (typeof value === "number") return this.named(name, String(value)) ?? value;
    if (typeof value !== "string" || value.startsWith(MARK)) return value;
    if (value.startsWith("#")) return this.card(value);
    // Options are called as one types them.
    return (name === "option" ? undefined : this.named(name, value)) ?? clean(value);
  }

  private ownOrCommon(kind: string, code: string): string {
    const own = `${this.game}-${kind}-${code}`;
    return texts.has(own) ? own : `common-${kind}-${code}`;
  }
}

/** Stands before the number of a card in a sentence that is cut into pieces; both are characters nobody can type. */
const MARK = "\ue000";
const FIRST_MARK = 0xe100;
/** Cards between quotation marks; what is drawn as a slip needs none, and they would be torn off it at a line's end. */
const QUOTED = new RegExp(`[“「【](${MARK}.(?:(?:、|, )${MARK}.)*)[”」】]`, "gu");

/** Cards by their ids, where the sentence has marks for them. */
const ids = (figures: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) =>
      typeof value === "string" && value.startsWith("#") ? [[`${name}-id`, asKey(value)]] : [],
    ),
  );

/** An id as texts can name it in a choice: they have no dots and slashes, which ids of what players have written do. */
const asKey = (card: string): string => clean(bare(card)).replaceAll(/[./]/g, "-");

/** The id of a card without its `#`. */
export const bare = (card: string): string => card.replace(/^#/, "");
