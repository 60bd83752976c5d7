/** A table that is being set up on the page of a game. */
import type { Clock, Spectators, Windows } from "../../../../protocol/protocol";
import * as api from "$/net/api";
import type { GameInfo } from "$/net/api";
import { router } from "../router.svelte";
import { habit, keepHabit, type Level } from "./habits";
import { Modules } from "./modules.svelte";
import { choices, said, type Choice, type Value } from "./options";
import { placed, resized, usualSeating, wishes, type Sitter } from "./seating";
import { usualSeats } from "./start";

/** What can be chosen, each by a name for its words. */
export const CLOCKS = {
  none: "none",
  quick: { bank: { seconds: 300, increment: 5 } },
  calm: { bank: { seconds: 1200, increment: 15 } },
  question: { decision: { seconds: 60 } },
  day: { days: { days: 1 } },
  week: { days: { days: 7 } },
} satisfies Record<string, Clock>;
export const SPECTATORS = {
  public: "public",
  hands: { hands: { delay: 10 } },
  none: "none",
} satisfies Record<string, Spectators>;
export const WINDOWS = {
  natural: "natural",
  instant: "instant",
  strict: { strict: { seconds: 5 } },
} satisfies Record<string, Windows>;

export class Setup {
  against = $state<"bots" | "friends">("bots");
  level = $state<Level>("easy");
  clock = $state<keyof typeof CLOCKS>("none");
  spectators = $state<keyof typeof SPECTATORS>("public");
  windows = $state<keyof typeof WINDOWS>("natural");
  isListed = $state(false);
  password = $state("");
  seats = $state.raw<Sitter[]>([]);
  /** What was chosen of the options of the game, by name. */
  chosen = $state<Record<string, Value>>({});
  readonly options: Choice[];
  /** What the players of this game bring; none where they bring nothing. */
  readonly modules: Modules | undefined;

  constructor(readonly game: GameInfo) {
    this.options = choices(game.options);
    this.modules = Modules.of(game);
    this.level = habit(game.name).level;
    this.seats = usualSeating(usualSeats(game));
  }

  get count(): number {
    return this.seats.length;
  }

  resize(count: number): void {
    this.seats = resized(this.seats, count);
  }

  place(seat: number, sitter: Sitter): void {
    this.seats = placed(this.seats, seat, sitter);
  }

  /** Opens the table and goes there. */
  async open(): Promise<void> {
    const game = this.game.name;
    const options = { ...said(this.options, this.chosen), ...(await this.modules?.options(this.count)) };
    keepHabit(game, { seats: this.count, ...(this.against === "bots" ? { level: this.level } : {}) });
    const { room } =
      this.against === "bots"
        ? await api.playBot({ game, options, level: this.level, seats: this.count })
        : await api.openRoom({
            game,
            options,
            seats: wishes(this.seats),
            listed: this.isListed,
            password: this.password || null,
            clock: CLOCKS[this.clock],
            spectators: SPECTATORS[this.spectators],
            windows: WINDOWS[this.windows],
          });
    router.go(`/t/${room}`);
  }
}
