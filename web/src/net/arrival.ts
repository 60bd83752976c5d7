/** What a client does by itself when it comes into a room: sit down, be ready, take its seat back. */
import type { Command, Document } from "../../../protocol/protocol";

export class Arrival {
  private sat = false;
  private ready = false;
  private back = false;

  /** With `watch` one only looks on. */
  constructor(private readonly watch: boolean) {}

  /** What is to be sent now; each thing once, so that a player can go back on it. */
  next({ room, me }: Document): Command | undefined {
    if (!me) {
      const hasRoom = room.seats.some((seat) => seat.holder === "open");
      if (room.phase !== "waiting" || this.watch || this.sat || !hasRoom) return;
      this.sat = true;
      return { sit: {} };
    }
    // Who gets up, or is sent away, does not sit down again by himself.
    this.sat = true;
    const seat = room.seats[me.seat];
    // A bot plays only while its person is away, and he is here.
    if (room.phase === "playing" && seat?.stand_in) {
      const asks = !this.back;
      this.back = true;
      return asks ? "back" : undefined;
    }
    this.back = false;
    const getsReady = room.phase === "waiting" && !seat?.ready && !this.ready;
    this.ready ||= getsReady || Boolean(seat?.ready);
    return getsReady ? { ready: { ready: true } } : undefined;
  }
}
