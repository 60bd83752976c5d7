/** What a person does in a room beside playing, and what is said about it. */
import type { Command } from "../../../protocol/protocol";
import { Refusal } from "$/net/api";
import { Speaker, type Reason } from "$/texts/speaker";
import { t } from "$/texts/texts.svelte";
import type { Room } from "./room.svelte";

/** How long a sentence stays, in milliseconds. */
const STAY = 7_000;

/** Why something was refused, in words. */
export function refusal(reason: Reason, game = ""): string {
  return reason.code === "unreachable" ? t("web-unreachable") : new Speaker(game, []).refusal(reason);
}

export class Deeds {
  /** What came of the last deed, for a while. */
  notice = $state.raw<string>();
  /** What was done last. */
  last: Command | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly room: Room) {}

  /** Does something, or says why it cannot be done; whether it was done. */
  async do(command: Command): Promise<boolean> {
    this.last = command;
    return this.try(() => this.room.do(command));
  }

  /** The same with anything that can be refused. */
  async try(deed: () => Promise<unknown>): Promise<boolean> {
    try {
      await deed();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.say(refusal(error.reason, this.room.document?.room.game));
      return false;
    }
  }

  say(sentence: string): void {
    clearTimeout(this.timer);
    this.notice = sentence;
    this.timer = setTimeout(() => this.hush(), STAY);
  }

  hush(): void {
    this.notice = undefined;
  }
}
