/** This client's part of the luck of a match: promised before it is opened, so that nobody can choose the luck. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Command, Document } from "../../../protocol/protocol";

/** A value that is promised and opened. */
export class Luck {
  private value: Uint8Array | undefined;
  /** The seat that the promise was sent for. */
  private promised: number | undefined;
  private opened = false;

  constructor(private readonly fresh: () => Uint8Array = () => crypto.getRandomValues(new Uint8Array(32))) {}

  /** What is to be sent now, as the room stands. */
  next({ room, me }: Document): Command | undefined {
    // The server promises first; else it could choose its secret after ours.
    if (room.seal.promise === "") return;
    // Who gets up takes the promise away.
    if (!me) {
      this.promised = undefined;
      return;
    }
    const shown = room.seal.parts[me.seat]?.promise;
    switch (room.phase) {
      // A promise that is there already was made before this page was loaded, and its value is lost.
      case "waiting":
        return this.promise(me.seat, shown === undefined);
      case "sealing":
        return shown === undefined ? this.promise(me.seat, true) : undefined;
      case "opening":
        return this.open(shown);
    }
  }

  private promise(seat: number, isMissing: boolean): Command | undefined {
    const wasOpened = this.opened && isMissing;
    if (this.promised === seat && !wasOpened) return;
    // A value that others have seen is worth nothing any more.
    if (wasOpened || !this.value) {
      this.value = this.fresh();
      this.opened = false;
    }
    this.promised = seat;
    return { promise: { promise: hash(this.value) } };
  }

  private open(shown: string | undefined): Command | undefined {
    if (!this.value || this.opened || hash(this.value) !== shown) return;
    this.opened = true;
    return { reveal: { value: bytesToHex(this.value) } };
  }
}

// WebCrypto is not there on plain http, as at home between two phones.
const hash = (value: Uint8Array) => bytesToHex(sha256(value));
