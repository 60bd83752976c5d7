/** What a client knows of one room: the document, what was told, and whether both are still right. */
import type { Beat, ChatLine, Document, Event, Snapshot, Update } from "../../../protocol/protocol";
import { apply, checksum } from "./delta";

/** One thing that was told. */
export type Told =
  /** An event of the game; `undone` once it did not happen. */
  | { event: unknown; undone: boolean }
  /** What stands in the list from this place on did not happen. */
  | { from: number };

/** What a message meant; after `stale` the room must be joined again, from `since` on. */
export type Heard = "nothing" | "changed" | "stale";

export class Mirror {
  document: Document | undefined;
  told: Told[] = [];
  chat: ChatLine[] = [];
  /** The number of the first thing in `told`; what came before was too long ago to be told. */
  first = 0;
  private trust: "empty" | "good" | "stale" = "empty";

  constructor(readonly room: string) {}

  /** The number of the next thing to be told, to join again with. */
  get since(): number {
    return this.first + this.told.length;
  }

  /** Takes the whole of the room. */
  snapshot(snapshot: Snapshot): Heard {
    const known = snapshot.number - this.first;
    if (known >= 0 && known <= this.told.length) {
      // What is told twice is the same, marks included.
      this.told = this.told.slice(0, known);
    } else {
      this.first = snapshot.number;
      this.told = [];
    }
    this.tell(snapshot.events);
    const same = (a: ChatLine, b: ChatLine) => a.at === b.at && a.text === b.text && a.from.id === b.from.id;
    const before = this.chat.filter((line) => !snapshot.chat.some((other) => same(line, other)));
    this.chat = [...before, ...snapshot.chat];
    this.document = snapshot.document;
    this.trust = "good";
    return "changed";
  }

  /** Takes what has changed. */
  update(update: Update): Heard {
    if (this.trust !== "good") return "nothing";
    if (update.number !== undefined && update.number !== this.since) return this.stale();
    try {
      if (update.delta !== undefined) this.document = apply(this.document, update.delta) as Document;
    } catch {
      return this.stale();
    }
    this.tell(update.events ?? []);
    if (update.chat) this.chat = [...this.chat, update.chat];
    return "changed";
  }

  /** Compares with what a heartbeat says. */
  beat(rooms: Beat[]): Heard {
    const beat = rooms.find((beat) => beat.room === this.room);
    if (!beat || this.trust === "empty") return "nothing";
    const same = this.trust === "good" && beat.number === this.since && beat.checksum === checksum(this.document);
    return same ? "nothing" : this.stale();
  }

  private stale(): Heard {
    this.trust = "stale";
    return "stale";
  }

  private tell(events: Event[]): void {
    this.told = tell(this.told, events, this.first);
  }
}

/** The list after more was told; `first` is the number of the first thing in it. */
export function tell(before: Told[], events: Event[], first = 0): Told[] {
  if (events.length === 0) return before;
  const told = [...before];
  for (const heard of events) {
    if ("event" in heard) {
      told.push({ event: heard.event, undone: false });
      continue;
    }
    const from = Math.max(0, heard.undone.from - first);
    for (let place = from; place < told.length; place++) {
      const earlier = told[place];
      if (earlier && "event" in earlier) told[place] = { ...earlier, undone: true };
    }
    told.push({ from });
  }
  return told;
}
