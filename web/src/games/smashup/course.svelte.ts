/** How far a choice is pointed out: what was pressed, what can be pressed next, and what that does. */
import type { Choice } from "$/table/scene";
import type { Table } from "$/table/table.svelte";
import { t } from "$/texts/texts.svelte";
import { figuresOf } from "./figures";
import { attemptOf, cardOf, numberOf, pathTo, type Position, type Spot } from "./path";
import { previewOf, type Points, type Preview } from "./standing";
import { infoOf } from "./factions";
import type { Action, Quoted, View } from "./types";

export type SmashTable = Table<View, Action>;
export type Way = { choice: Choice<Action>; path: Spot[] };
/** What pressing something would do: take it back, go on with it, nothing. */
export type Mark = "picked" | "walked" | "open" | "closed";

export class Course {
  /** What was pressed on the way to an action. */
  walked = $state.raw<Spot[]>([]);
  /** Which of several cards alike was pressed. */
  private copy = $state(0);
  /** The seat whose discard pile lies open. */
  opened = $state<number>();
  /** The base that a phone shows. */
  shown = $state(0);

  constructor(readonly table: SmashTable) {
    $effect.pre(() => {
      void [table.scene.decision, table.scene.question];
      this.walked = [];
      this.copy = 0;
    });
  }

  get view(): View {
    return this.table.view;
  }

  get me(): number | undefined {
    return this.table.me;
  }

  readonly position: Position = $derived.by(() => ({
    view: this.table.view,
    me: this.table.me ?? 0,
    actions: this.table.options.map((choice) => choice.action),
  }));

  /** Everything that can be done, and the way there. */
  readonly ways: Way[] = $derived.by(() =>
    this.table.isMyTurn
      ? this.table.options.map((choice) => ({ choice, path: pathTo(choice.action, this.position) }))
      : [],
  );

  /** What is left after what was pressed. */
  readonly left: Way[] = $derived(this.ways.filter(({ path }) => this.walked.every((spot, at) => path[at] === spot)));

  /** What can be pressed next, with what it leads to. */
  readonly next: Map<Spot, Way[]> = $derived.by(() => {
    const found = new Map<Spot, Way[]>();
    for (const way of this.left) {
      const spot = way.path[this.walked.length];
      if (spot !== undefined) found.set(spot, [...(found.get(spot) ?? []), way]);
    }
    return found;
  });

  /** Something is to be pointed at, and everything else is dimmed. */
  readonly isAiming: boolean = $derived.by(() => {
    if (!this.table.isMyTurn) return false;
    const isPlace = (spot: Spot) => spot.startsWith("base:") || spot.startsWith("thing:");
    return this.code !== "turn"
      ? [...this.next.keys()].some(isPlace)
      : this.walked.length > 0 && [...this.next.keys()].some(isPlace);
  });

  get code(): string {
    return this.table.question?.code ?? "";
  }

  /** The card that is being played or used, and where from. */
  readonly playing: { owner: number; card: string } | undefined = $derived.by(() => {
    const first = this.walked[0];
    if (first === undefined) return;
    const card = cardOf(first);
    if (card) return card;
    const thing = numberOf("thing", first);
    const found =
      thing === undefined ? undefined : this.view.bases.flatMap((base) => base.things).find(({ id }) => id === thing);
    if (found) return { owner: found.controller, card: found.card };
    const base = numberOf("base", first);
    const card2 = base === undefined ? undefined : this.view.bases[base]?.card;
    return card2 ? { owner: 0, card: card2 } : undefined;
  });

  /** `copy` tells alike cards apart: as many of them are picked as were picked. */
  mark(spot: Spot | undefined, copy = 0): Mark {
    if (spot === undefined) return "closed";
    if (this.walked.includes(spot)) return copy === this.copy ? "walked" : "open";
    if (copy < this.order(spot).length) return "picked";
    const ways = this.next.get(spot);
    if (ways?.some(({ choice }) => !choice.isBack)) return "open";
    return ways ? "picked" : this.restarts(spot) ? "open" : "closed";
  }

  /** Of a choice of several: the places of this among the picks, from 1. */
  order(spot: Spot): number[] {
    return this.table.picked.flatMap((pick, at) => (pathTo(pick, this.position)[0] === spot ? [at + 1] : []));
  }

  /** Whether another card can be taken instead of the one that is being played. */
  private restarts(spot: Spot): boolean {
    return this.walked.length > 0 && cardOf(spot) !== undefined && this.ways.some(({ path }) => path[0] === spot);
  }

  /** Goes on to a spot; what cannot be pressed says why, or is looked at. */
  async press(spot: Spot, card?: string, copy = 0): Promise<void> {
    const { table } = this;
    const at = this.walked.indexOf(spot);
    if (at >= 0) {
      if (copy === this.copy) this.walked = this.walked.slice(0, at);
      else this.copy = copy;
      return;
    }
    if (!this.next.has(spot) && this.restarts(spot)) this.walked = [];
    const found = this.next.get(spot);
    const only = found?.[0];
    if (found && only) {
      const isEnd = found.length === 1 && only.path.length === this.walked.length + 1;
      if (isEnd) await this.choose(only.choice);
      else {
        if (cardOf(spot)) this.copy = copy;
        this.walked = [...this.walked, spot];
      }
      return;
    }
    const attempt = table.isMyTurn ? attemptOf(spot, this.walked, this.code, this.me ?? 0) : undefined;
    const isIdle = this.walked.length === 0 && cardOf(spot) === undefined && this.code === "turn";
    if (attempt && !isIdle) await table.explain(attempt);
    else table.inspected = card;
  }

  async choose(choice: Choice<Action>): Promise<void> {
    await this.table.choose(choice.action, this.risk(choice.action));
  }

  /** What would be lost by stopping now. */
  private risk(action: Action): string | undefined {
    if (action !== "end_play") return;
    const plays = this.ways.some(({ choice }) => typeof choice.action !== "string" && "play" in choice.action);
    return plays ? t("web-smashup-risk-end") : undefined;
  }

  back(): void {
    this.walked = this.walked.slice(0, -1);
  }

  /** The sentence of an action. */
  sentence(action: Action): string {
    const { table } = this;
    return table.speaker.action(action, figuresOf(action, this.position, table.picked.length, table.speaker));
  }

  points(slot: number): Points {
    const base = this.view.bases[slot];
    return (base && infoOf(base.card, this.table.cards)?.points) ?? [0, 0, 0];
  }

  /** What becomes of a base if the card that is being played, or pointed at, goes there. */
  preview(slot: number): Preview | undefined {
    const base = this.view.bases[slot];
    if (!base || this.me === undefined) return;
    const pointed = this.walked.length === 0 ? this.table.pointed : undefined;
    const ways = this.walked.length > 0 ? this.left : this.ways;
    const way = ways.find(({ choice: { action } }) => {
      if (typeof action === "string") return false;
      if ("play" in action) return action.play.at === slot && (this.walked.length > 0 || action.play.card === pointed);
      return this.code === "put_where" && "base" in action && action.base.base === slot;
    });
    return way && previewOf(base, this.points(slot), this.me, way.choice.quote as Quoted[] | undefined);
  }
}
