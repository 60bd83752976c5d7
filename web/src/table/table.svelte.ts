/** A table as a board component has it: what is seen, what is pointed at, and what can be done about it. */
import { untrack } from "svelte";
import type { SeatInfo } from "../../../protocol/protocol";
import { Refusal, type Cards } from "$/net/api";
import type { Preview } from "$/net/visit";
import { settings } from "$/state/settings.svelte";
import { Speaker, type Question, type Reason } from "$/texts/speaker";
import { t } from "$/texts/texts.svelte";
import { Picking, key } from "./picking";
import type { Choice, Scene } from "./scene";

/** How moves get to the server; a replay has none. */
export interface Door {
  play(decision: number, actions: unknown[]): Promise<void>;
  preview(actions: unknown[]): Promise<Preview>;
}

/** Something to be confirmed before it is done. */
export interface Risk<A> {
  action: A;
  /** What it is about to do, in words. */
  words: string;
}

export class Table<V = unknown, A = unknown> {
  /** What the player has picked up or pointed at, by whatever name the board gives it; gone when the question changes. */
  selected = $state.raw<string>();
  /** What the mouse or the focus is on, for previews. */
  pointed = $state.raw<string>();
  /** The card that is shown big, as `"#id"`. */
  inspected = $state.raw<string>();
  /** A sentence about what could not be done, for a while. */
  notice = $state.raw<string>();
  /** What waits for a yes. */
  risk = $state.raw<Risk<A>>();
  /** An answer is on its way. */
  isBusy = $state(false);

  readonly scene: Scene<V, A> = $derived.by(() => this.source());
  readonly speaker: Speaker = $derived.by(() => new Speaker(this.scene.game, names(this.scene.seats), this.cards));

  /** What is asked, so that a change elsewhere at the table, or the same told again after a break, takes nothing away. */
  private readonly asked: string = $derived.by(() => {
    const { decision, question, choices } = this.scene;
    return key([decision, question, choices]);
  });
  private picking = $state.raw<Picking<A>>();
  /** Raised when picks change, because picking is no state of Svelte's. */
  private picks = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly source: () => Scene<V, A>,
    readonly cards: Cards,
    private readonly door?: Door,
  ) {
    // A new question: what was pointed at for the old one means nothing any more.
    $effect.pre(() => {
      void this.asked;
      const { question, choices } = untrack(() => this.scene);
      this.selected = undefined;
      this.risk = undefined;
      const picking =
        question && choices.length > 0 && this.door
          ? new Picking({ question, choices }, (batch) => this.askDoor(batch))
          : undefined;
      this.picking = picking;
      void picking?.explore().then(() => this.picks++);
    });
  }

  get view(): V {
    return this.scene.view;
  }

  /** The seat of whoever looks; none for spectators. */
  get me(): number | undefined {
    return this.scene.me;
  }

  /** Whether whoever looks is asked something. */
  get isMyTurn(): boolean {
    return this.scene.question !== undefined && this.door !== undefined;
  }

  /** Whether it is asked in the turn of somebody else, where the view says whose turn it is. */
  get isAnswer(): boolean {
    const { current } = (this.view ?? {}) as { current?: unknown };
    return typeof current === "number" && current !== this.me;
  }

  /** What is asked now, picks so far included. */
  get question(): Question | undefined {
    void this.picks;
    return this.picking?.question ?? this.scene.question;
  }

  /** What can be done now. */
  get options(): Choice<A>[] {
    void this.picks;
    return this.picking?.options ?? this.scene.choices;
  }

  /** What was picked so far of an answer of several parts. */
  get picked(): A[] {
    void this.picks;
    return this.picking?.made ?? [];
  }

  /** The choice that an action is, if it can be done now. */
  choice(action: A): Choice<A> | undefined {
    return this.options.find((choice) => key(choice.action) === key(action));
  }

  isPicked(action: A): boolean {
    return this.picked.some((pick) => key(pick) === key(action));
  }

  /** Does an action, or picks it where several are asked for. With `risk`, words about it, it may be asked again first. */
  async choose(action: A, risk?: string): Promise<void> {
    const { confirm } = settings.all;
    const asks = confirm === "always" || (confirm === "risky" && risk !== undefined);
    if (asks && this.risk?.action !== action) {
      this.risk = { action, words: risk ?? this.speaker.action(action) };
      return;
    }
    this.risk = undefined;
    if (!this.door || this.isBusy) return;
    const choice = this.choice(action);
    if (!choice) {
      this.say(await this.whyNot(action));
      return;
    }
    this.isBusy = true;
    try {
      await this.answer(action);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.say(this.speaker.refusal(error.reason));
    } finally {
      this.isBusy = false;
    }
  }

  private async answer(action: A): Promise<void> {
    const { decision, question } = this.scene;
    if (!this.door) return;
    if ((question?.max ?? 1) <= 1 && this.picked.length === 0) {
      try {
        await this.door.play(decision, [action]);
        return;
      } catch (error) {
        // The choice goes on, as a preview says.
        if (!(error instanceof Refusal) || error.reason.code !== "unfinished") throw error;
      }
    }
    const picked = await this.picking?.pick(action);
    this.picks++;
    if (!picked || picked === "more") return;
    if ("refused" in picked) throw new Refusal(picked.refused);
    await this.door.play(decision, picked.send);
  }

  private askDoor(batch: unknown[]): Promise<Preview> {
    return this.door?.preview(batch) ?? Promise.resolve({ refused: { code: "not_your_turn" } });
  }

  /** Why an action cannot be done, in words; the rules are asked. */
  async whyNot(action: A): Promise<string> {
    if (!this.door) return "";
    const preview = await this.askDoor([...this.picked, action]);
    const reason: Reason = "refused" in preview ? preview.refused : { code: "not_your_turn" };
    return this.speaker.refusal(reason);
  }

  /** Shows why an action cannot be done. */
  async explain(action: A): Promise<void> {
    this.say(await this.whyNot(action));
  }

  /** Shows a sentence for some seconds. */
  say(sentence: string): void {
    clearTimeout(this.timer);
    this.notice = sentence;
    this.timer = setTimeout(() => (this.notice = undefined), 6_000);
  }
}

/** Who sits where, by name; bots have names of their own. */
export function names(seats: SeatInfo[]): string[] {
  return seats.map(({ holder }, seat) => {
    if (holder === "open") return t("web-seat-open");
    return "person" in holder ? holder.person.name : t(`web-bot-name-${seat}`);
  });
}
