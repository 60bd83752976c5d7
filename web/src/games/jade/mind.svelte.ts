/** What the player has in mind: what is selected, what could be done with it, and how that would look. */
import type { Choice } from "$/table/scene";
import type { Table } from "$/table/table.svelte";
import { t } from "$/texts/texts.svelte";
import { about, between, foresee, quoted, setName, slotName, type Foreseen } from "./plan";
import { findSet, pairing } from "./position";
import type { Action, AreaView, SetView, View } from "./types";

export class Mind {
  /** The action whose button is pointed at. */
  pointed = $state.raw<Action>();

  constructor(readonly table: Table<View, Action>) {}

  get view(): View {
    return this.table.view;
  }

  /** The seat at the front: one's own, or the first for those who watch. */
  get seat(): number {
    const { me } = this.table;
    return me !== undefined && me < this.view.areas.length ? me : 0;
  }

  get area(): AreaView | undefined {
    return this.view.areas[this.seat];
  }

  /** What can be done with the selected thing. */
  get choices(): Choice<Action>[] {
    return about(this.table.selected, this.table.options);
  }

  /** What one would do with the selected set of one's own, if the rules let one. */
  get denied(): Action[] {
    const set = this.area?.waiting.find(({ id }) => setName(id) === this.table.selected);
    if (!set?.snack || !this.table.isMyTurn) return [];
    const wishes: Action[] = [{ taste: { set: set.id } }, { offer: { set: set.id } }];
    return wishes.filter((action) => !this.table.choice(action));
  }

  /** The action that is shown before it is done: the one pointed at, or the only one there is. */
  get shown(): Choice<Action> | undefined {
    const pointed = this.pointed && this.table.choice(this.pointed);
    return pointed ?? (this.choices.length === 1 ? this.choices[0] : undefined);
  }

  get foreseen(): Foreseen | undefined {
    return this.shown && foresee(this.view, this.table.cards, this.seat, this.shown);
  }

  /** What is selected, or else what the mouse is on. */
  private get focus(): string | undefined {
    return this.table.selected ?? this.table.pointed;
  }

  /** The snack that is in focus, on the table or on a plate that waits. */
  private get snack(): string | undefined {
    const slot = this.view.table.findIndex((_, at) => slotName(at) === this.focus);
    if (slot >= 0) return this.view.table[slot]?.snack ?? undefined;
    const set = this.view.areas.flatMap(({ waiting }) => waiting).find(({ id }) => setName(id) === this.focus);
    return set?.snack ?? undefined;
  }

  /** What the snack in focus would be worth on a bare plate of one's own. */
  worthOn(set: SetView): number | undefined {
    const canMove = this.focus?.startsWith("slot") || this.area?.bonus;
    if (set.snack || !this.snack || !canMove) return;
    return pairing(this.table.cards, set.plate, this.snack)?.score;
  }

  /** What a snack of the table would be worth on the bare plate in focus. */
  worthOf(slot: number): number | undefined {
    const snack = this.view.table[slot]?.snack;
    const set = this.area?.waiting.find(({ id }) => setName(id) === this.focus);
    return snack && set && !set.snack ? pairing(this.table.cards, set.plate, snack)?.score : undefined;
  }

  /** Whether a snack is selected that goes onto a plate, so that plates say whether they take it. */
  get isPlacing(): boolean {
    return (this.table.selected?.startsWith("slot") ?? false) && this.snack !== undefined;
  }

  /** Whether something can be done with a thing. */
  isLive(thing: string): boolean {
    return this.table.isMyTurn && about(thing, this.table.options).length > 0;
  }

  /** Selects a thing, or brings it together with the one that is selected. */
  press(thing: string): void {
    const { table } = this;
    this.pointed = undefined;
    if (table.selected === thing) {
      table.selected = undefined;
      return;
    }
    const choice = between(table.selected, thing, table.options);
    if (choice) {
      void table.choose(choice.action);
      return;
    }
    table.selected = thing;
    if (!table.isMyTurn || this.isLive(thing)) return;
    const attempt = this.attempt(thing);
    if (attempt) void table.explain(attempt);
  }

  /** What a press on a thing would mean, for the rules to say why not. */
  private attempt(thing: string): Action | undefined {
    const waiting = this.area?.waiting ?? [];
    const target = (waiting.find(({ snack }) => !snack) ?? waiting[0])?.id ?? 255;
    const number = Number(thing.split("-")[1]);
    if (thing.startsWith("slot")) {
      return this.view.table[number]?.snack
        ? { take_snack: { slot: number, set: target } }
        : { take_plate: { slot: number } };
    }
    const found = findSet(this.view, number);
    if (found?.seat !== this.seat) return { claim_snack: { from: number, set: target } };
    return found.set.snack ? { taste: { set: number } } : undefined;
  }

  /** Does an action; ending a turn with points left is asked about. */
  choose(choice: Choice<Action>): void {
    const unused = quoted(choice, "unused");
    const ends = quoted(choice, "ends_game");
    const isEnd = choice.action === "end_turn";
    const risk = isEnd
      ? [unused, ends].filter((part) => part !== undefined).map((part) => this.table.speaker.quote(part))
      : [];
    void this.table.choose(choice.action, risk.length > 0 ? t("web-jade-end-anyway", { what: risk }) : undefined);
  }
}
