/** What happened last, for screens on which the log is behind a button. */
import type { Told } from "$/net/mirror";
import { note } from "$/texts/speaker";

/** The newest event that holds and has words, apart from `asides`; without any, the newest aside. */
export function latest(told: Told[], asides: string[], isWorth: (event: unknown) => boolean): unknown {
  const events = told.flatMap((one) => ("event" in one && !one.undone && isWorth(one.event) ? [one.event] : []));
  return events.findLast((event) => !asides.includes(note(event).code)) ?? events.at(-1);
}
