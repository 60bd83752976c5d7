/** The rooms that a person may want, as the server lists them; looked at again while the page is seen. */
import type { RoomSummary } from "../../../../protocol/protocol";
import * as api from "$/net/api";
import { person } from "$/state/person.svelte";
import { canSit, canWatch, mine, type MyRoom } from "./rooms";
import { whileSeen } from "./seen";

const EVERY = 4_000;

export class Lobby {
  private own = $state.raw<RoomSummary[]>();
  private listed = $state.raw<RoomSummary[]>([]);

  constructor() {
    $effect(() => whileSeen(EVERY, () => void this.look()));
  }

  readonly mine: MyRoom[] = $derived(mine(this.own ?? [], person.id));
  readonly open: RoomSummary[] = $derived(canSit(this.listed, person.id));
  readonly running: RoomSummary[] = $derived(canWatch(this.listed, person.id));

  /** Whether the server has said anything yet. */
  get isKnown(): boolean {
    return this.own !== undefined;
  }

  private async look(): Promise<void> {
    try {
      const [own, listed] = await Promise.all([api.myRooms(), api.rooms({})]);
      this.own = own.rooms;
      this.listed = listed.rooms;
    } catch {
      // What was known stays; the footer tells how the server is.
    }
  }
}
