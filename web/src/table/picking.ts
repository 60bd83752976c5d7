/**
 * A choice of several picks, made in any order and taken back one by one; the twin of the terminal's.
 *
 * Rules may take each set of picks in one order only and offer no more than what can follow in it. Here everything that
 * can be among the picks stays in the list, and what is sent is put into the order that the rules want.
 */
import type { Preview } from "$/net/visit";
import { note, type Question } from "$/texts/speaker";
import type { Choice } from "./scene";

/** How a choice goes on: what is asked, and what can be picked. */
export interface Stage<A> {
  question: Question | undefined;
  choices: Choice<A>[];
}

/** Picks that the rules are still to be asked about: in the order they were made, and in that in which they are sent. */
export interface Attempt<A> {
  made: A[];
  batch: A[];
}

/** What became of a pick: more is to be picked, the batch is to be sent, or it cannot be. */
export type Picked<A> = "more" | { send: A[] } | { refused: { code: string; figures?: Record<string, unknown> } };

/** Actions are the same if they are written the same. */
export const key = (action: unknown): string => JSON.stringify(action);

/** Whether an action ends a choice or a turn without doing anything else. */
export const passes = (action: unknown): boolean => ["pass", "end_turn", "done"].includes(note(action).code);

export class Picking<A> {
  /** What is asked now. */
  question: Question | undefined;
  /** What can be picked, and what is picked already and can be taken back. */
  options: Choice<A>[] = [];
  /** The picks so far, in the order they were made. */
  made: A[] = [];
  private batch: A[] = [];
  /** Everything that can be picked, in the order in which the rules take it. */
  private pool: Choice<A>[] = [];
  /** How the rules go on; none while the picks lack others, and while they would be taken as all that there are. */
  private stage: Stage<A> | undefined;
  /** Whether the picks are complete as they are, and others may still go before them. */
  private isComplete = false;
  /** What ends the choice. */
  private end: Choice<A> | undefined;

  constructor(
    private readonly first: Stage<A>,
    private readonly preview: (batch: A[]) => Promise<Preview>,
  ) {
    this.stage = first;
    this.see(first);
    this.show();
  }

  private get least(): number {
    return this.first.question?.min ?? 1;
  }

  private get most(): number {
    return this.first.question?.max ?? 1;
  }

  /** Looks behind picks that must be made together, for what is offered only there. */
  async explore(): Promise<void> {
    let [batch, stage] = [[] as A[], this.first];
    while (batch.length + 1 < this.least) {
      const last = stage.choices.findLast((choice) => !passes(choice.action));
      if (!last) break;
      batch = [...batch, last.action];
      const preview = await this.preview(batch);
      if ("refused" in preview || preview.complete) break;
      stage = read(preview);
      this.see(stage);
    }
    this.show();
  }

  private see(stage: Stage<A>): void {
    for (const choice of stage.choices) {
      if (passes(choice.action)) this.end = choice;
      else if (this.place(choice.action) < 0) this.pool.push(choice);
    }
  }

  private place(action: A): number {
    return this.pool.findIndex((choice) => key(choice.action) === key(action));
  }

  /** Picks one more, or takes one back if it is picked already. */
  async pick(action: A): Promise<Picked<A>> {
    const attempt = this.with(action);
    if (this.isComplete && passes(action)) return { send: attempt.batch };
    if (attempt.batch.length === 0) return this.goOn(attempt, this.first);
    const preview = await this.preview(attempt.batch);
    if ("refused" in preview) return this.hold(attempt) ? "more" : { refused: preview.refused };
    if (!preview.complete) return this.goOn(attempt, read(preview));
    if (!this.mayGoOn(attempt)) return { send: attempt.batch };
    [this.stage, this.isComplete] = [undefined, true];
    return this.take(attempt);
  }

  private with(action: A): Attempt<A> {
    const isOffered = this.stage?.choices.some((choice) => key(choice.action) === key(action)) ?? false;
    if (!isOffered && includes(this.made, action)) return this.without(action);
    const made = [...this.made, action];
    if (this.isComplete && passes(action)) return { made, batch: this.batch };
    const batch = [...this.batch, action];
    if (!isOffered && this.place(action) >= 0 && this.isSeveral()) batch.sort((a, b) => this.place(a) - this.place(b));
    return { made, batch };
  }

  private without(action: A): Attempt<A> {
    const less = (list: A[]) => list.toSpliced(list.map(key).lastIndexOf(key(action)), 1);
    return { made: less(this.made), batch: less(this.batch) };
  }

  private goOn(attempt: Attempt<A>, stage: Stage<A>): Picked<A> {
    this.end = stage.choices.find((choice) => passes(choice.action)) ?? this.end;
    this.isComplete = false;
    this.stage = attempt.batch.length === 0 ? this.first : stage;
    return this.take(attempt);
  }

  /** Keeps picks that the rules do not take as they are, if they only lack others. */
  private hold(attempt: Attempt<A>): boolean {
    const lacks = attempt.batch.length < this.least && this.isSeveral();
    if (!lacks || attempt.batch.some((pick) => this.place(pick) < 0)) return false;
    [this.stage, this.isComplete] = [undefined, false];
    this.take(attempt);
    return true;
  }

  /** Whether picks that the rules take as complete are not all that can be picked. */
  private mayGoOn({ made, batch }: Attempt<A>): boolean {
    const last = made.at(-1);
    const ends = last === undefined || passes(last);
    const isLeft = this.pool.some((choice) => !includes(batch, choice.action));
    return !ends && made.length < this.most && isLeft && this.isSeveral() && this.end !== undefined;
  }

  private take({ made, batch }: Attempt<A>): "more" {
    [this.made, this.batch] = [made, batch];
    this.show();
    return "more";
  }

  /** Whether the picks all answer one question, so that any of them may come next. */
  private isSeveral(): boolean {
    const isSame = !this.stage || this.stage.question?.code === this.first.question?.code;
    return this.most > 1 && isSame;
  }

  private show(): void {
    const { first, stage } = this;
    const offered = stage?.choices ?? [];
    const question = stage ? stage.question : first.question;
    if (!this.isSeveral()) {
      [this.question, this.options] = [question, offered];
      return;
    }
    // Rules may count what is left; here all is counted that is picked.
    this.question = question && { ...question, min: this.least, max: this.most };
    const shown = this.pool.flatMap((pick): Choice<A>[] => {
      const open = offered.find((choice) => key(choice.action) === key(pick.action));
      if (open) return [open];
      if (includes(this.made, pick.action)) return [{ ...pick, isBack: true }];
      return this.mayFollow(pick.action) ? [pick] : [];
    });
    const rest = offered.filter((choice) => this.place(choice.action) < 0);
    const end = this.isComplete && this.end ? [this.end] : [];
    this.options = [...shown, ...rest, ...end];
  }

  /** Whether a pick that is not offered may only stand in the wrong place, for all we know. */
  private mayFollow(action: A): boolean {
    const last = this.batch.at(-1);
    const isBefore = last !== undefined && this.place(action) < this.place(last);
    return isBefore || this.batch.length + 1 < this.least;
  }
}

const includes = (list: unknown[], action: unknown): boolean => list.some((other) => key(other) === key(action));

function read<A>(preview: Exclude<Preview, { refused: unknown }>): Stage<A> {
  return { question: preview.question as Question | undefined, choices: (preview.choices ?? []) as Choice<A>[] };
}
