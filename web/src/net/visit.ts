/** One room from the side of a client, pure: messages go in, answers and news come out. */
import type { Command, FromClient, FromServer } from "../../../protocol/protocol";
import type { Reason } from "$/texts/speaker";
import { Arrival } from "./arrival";
import { Luck } from "./luck";
import { Mirror, type Heard } from "./mirror";

/** How an unfinished choice goes on, or why it cannot. */
export type Preview = { complete: boolean; question?: unknown; choices?: unknown[] } | { refused: Reason };

/** What somebody who looks at the room should know. */
export type News =
  | { kind: "changed" }
  | { kind: "done"; cseq: number }
  | { kind: "refused"; cseq: number; command: Command; reason: Reason }
  | { kind: "preview"; id: number; preview: Preview }
  /** One may not come in. */
  | { kind: "shut"; reason: Reason }
  /** The room is not shown any more. */
  | { kind: "left"; reason: string };

/** What a message leads to: messages to be sent in this order, and news. */
export interface Turn {
  send: FromClient[];
  news: News[];
}

const NOTHING: Turn = { send: [], news: [] };

export class Visit {
  readonly mirror: Mirror;
  private readonly luck = new Luck();
  private readonly arrival: Arrival;
  private unanswered: { cseq: number; command: Command }[] = [];
  private last = 0;
  private previews = 0;

  constructor(
    readonly room: string,
    readonly wishes: { watch: boolean; password?: string; through?: number },
  ) {
    this.mirror = new Mirror(room);
    this.arrival = new Arrival(wishes.watch);
  }

  /** Whether every command was answered. */
  get isSettled(): boolean {
    return this.unanswered.length === 0;
  }

  /** To be sent when the connection is there, or there again. */
  enter(): FromClient[] {
    return [this.join(), ...this.unanswered.map((sent): FromClient => ({ type: "do", room: this.room, ...sent }))];
  }

  private join(): FromClient {
    const { password, through } = this.wishes;
    return { type: "join", room: this.room, since: this.mirror.since, password, through };
  }

  /** Does something in the room. */
  command(command: Command): FromClient & { cseq: number } {
    const cseq = ++this.last;
    this.unanswered.push({ cseq, command });
    return { type: "do", room: this.room, cseq, command };
  }

  /** Asks how a choice goes on; the number comes back with the answer. */
  preview(decision: number, actions: unknown[]): FromClient & { id: number } {
    return { type: "preview", room: this.room, decision, actions, id: ++this.previews };
  }

  /** Takes a message of the server; those of other rooms mean nothing here. */
  hear(message: FromServer): Turn {
    if ("room" in message && message.room !== undefined && message.room !== this.room) return NOTHING;
    switch (message.type) {
      case "snapshot":
        return this.see(this.mirror.snapshot(message));
      case "update":
        return this.see(this.mirror.update(message));
      case "heartbeat":
        return this.see(this.mirror.beat(message.rooms));
      case "done":
        return this.answered(message.cseq) ? news({ kind: "done", cseq: message.cseq }) : NOTHING;
      case "refused": {
        const { cseq, id, reason } = message;
        if (cseq !== undefined) {
          const sent = this.answered(cseq);
          return sent ? news({ kind: "refused", ...sent, reason }) : NOTHING;
        }
        if (id !== undefined) return news({ kind: "preview", id, preview: { refused: reason } });
        return news({ kind: "shut", reason });
      }
      case "preview":
        return news({ kind: "preview", id: message.id, preview: message });
      case "left":
        return news({ kind: "left", reason: message.reason });
      default:
        return NOTHING;
    }
  }

  private answered(cseq: number): { cseq: number; command: Command } | undefined {
    const sent = this.unanswered.find((sent) => sent.cseq === cseq);
    this.unanswered = this.unanswered.filter((sent) => sent.cseq !== cseq);
    return sent;
  }

  private see(heard: Heard): Turn {
    if (heard === "nothing") return NOTHING;
    if (heard === "stale") return { send: [this.join()], news: [] };
    const { document } = this.mirror;
    const commands = document ? [this.luck.next(document), this.arrival.next(document)] : [];
    const send = commands.filter((command) => command !== undefined).map((command) => this.command(command));
    return { send, news: [{ kind: "changed" }] };
  }
}

const news = (one: News): Turn => ({ send: [], news: [one] });
