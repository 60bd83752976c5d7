/** A match that was played, as a row of moments: before the first step, and after each. */
import type { Event, Film as FilmData, FilmStep, Sight } from "../../../protocol/protocol";
import { apply } from "$/net/delta";
import { tell, type Told } from "$/net/mirror";
import { note } from "$/texts/speaker";

export interface Moment {
  sight: Sight;
  /** Everything that was told up to here. */
  told: Told[];
}

/** Some steps in a row that belong together. */
export interface Turn {
  /** The moment it begins with, and the first that is not its own. */
  from: number;
  to: number;
  seat: number | undefined;
}

/** How games say that a turn begins. */
const BEGINS = /^turn_(began|started)$/;

export class Film {
  readonly turns: Turn[];
  private readonly moments: Moment[];

  constructor(private readonly data: FilmData) {
    this.moments = [{ sight: data.sight, told: tell([], data.events ?? []) }];
    this.turns = turns(data.steps, data.events ?? []);
  }

  /** The number of the last moment. */
  get last(): number {
    return this.data.steps.length;
  }

  /** The step that led to a moment; none to the first. */
  step(moment: number): FilmStep | undefined {
    return this.data.steps[moment - 1];
  }

  /** A moment, by the number of steps before it; the nearest there is. */
  at(moment: number): Moment {
    const wanted = Math.max(0, Math.min(this.last, moment));
    for (let place = this.moments.length; place <= wanted; place++) this.show(place);
    return this.moments[wanted] as Moment;
  }

  private show(place: number): void {
    const before = this.moments[place - 1] as Moment;
    const { delta, events = [] } = this.data.steps[place - 1] as FilmStep;
    const sight = delta === undefined ? before.sight : (apply(before.sight, delta) as Sight);
    this.moments[place] = { sight, told: tell(before.told, events) };
  }

  /** The place of the turn that a moment belongs to. */
  turnAt(moment: number): number {
    const found = this.turns.findIndex(({ from, to }) => moment >= from && moment < to);
    return found < 0 ? this.turns.length - 1 : found;
  }

  /** Where the turn before or after a moment begins; back goes to the beginning of its own turn first. */
  leap(moment: number, by: -1 | 1): number {
    const place = this.turnAt(moment);
    const turn = this.turns[place];
    if (!turn) return moment;
    if (by > 0) return this.turns[place + 1]?.from ?? this.last;
    return moment > turn.from ? turn.from : (this.turns[place - 1]?.from ?? 0);
  }
}

/** The turns, by what was told; where nothing tells of turns, by who did something. What comes before the first is one too. */
function turns(steps: FilmStep[], events: Event[]): Turn[] {
  const begun = beginnings(steps, events);
  const starts = begun.length > 0 ? begun : changes(steps);
  if (starts[0]?.at !== 0) starts.unshift({ at: 0, seat: undefined });
  return starts.map(({ at, seat }, place) => ({ from: at, to: starts[place + 1]?.at ?? steps.length + 1, seat }));
}

interface Start {
  at: number;
  seat: number | undefined;
}

function beginnings(steps: FilmStep[], events: Event[]): Start[] {
  const told = [events, ...steps.map((step) => step.events ?? [])];
  return told.flatMap((heard, at) => {
    const notes = heard.flatMap((one) => ("event" in one ? [note(one.event)] : []));
    const begun = notes.findLast(({ code }) => BEGINS.test(code));
    if (!begun) return [];
    const seat = begun.figures?.seat;
    return [{ at, seat: typeof seat === "number" ? seat : undefined }];
  });
}

function changes(steps: FilmStep[]): Start[] {
  return steps.flatMap(({ seat }, at) => (seat === steps[at - 1]?.seat ? [] : [{ at, seat }]));
}
