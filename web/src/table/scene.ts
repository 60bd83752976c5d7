/** What one viewer sees of a match at one moment; live or in a replay. */
import type { Document, SeatInfo } from "../../../protocol/protocol";
import type { Told } from "$/net/mirror";
import type { Note, Question } from "$/texts/speaker";

/** An action, and what it costs and surely brings. */
export interface Choice<A = unknown> {
  action: A;
  quote?: Note[];
  /** It is picked already, and picking it again takes it back. */
  isBack?: boolean;
}

export interface Outcome {
  reason: string;
  /** In seat order; place 1 has won. */
  standings: { place: number; score: number; parts?: [string, number][] }[];
}

export interface Scene<V = unknown, A = unknown> {
  game: string;
  view: V;
  /** The seat of whoever looks; none for spectators. */
  me: number | undefined;
  seats: SeatInfo[];
  /** Whom the match waits for, as far as the viewer may know. */
  asked: number[];
  question: Question | undefined;
  choices: Choice<A>[];
  outcome: Outcome | undefined;
  told: Told[];
  /** The number of the decision that is asked for. */
  decision: number;
  /** The answer that was given and takes effect when the window closes. */
  laid: A[] | undefined;
}

/** The scene of a room; none before the match is dealt. */
export function sceneOf({ room, me, game }: Document, told: Told[]): Scene | undefined {
  if (!game) return;
  return {
    game: room.game,
    view: game.view,
    me: me?.seat,
    seats: room.seats,
    asked: game.asked,
    question: game.question as Question | undefined,
    choices: (game.choices as Choice[] | undefined) ?? [],
    outcome: (game.outcome ?? room.outcome) as Outcome | undefined,
    told,
    decision: me?.decision ?? 0,
    laid: me?.laid,
  };
}
