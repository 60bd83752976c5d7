/** Where one is in a film, and how it runs by itself. */

/** How many milliseconds a step is shown, by speed. */
export const SPEEDS = { slow: 2_400, usual: 1_200, fast: 450 } as const;
export type Speed = keyof typeof SPEEDS;

export class Player {
  moment = $state(0);
  speed = $state<Speed>("usual");
  isRunning = $state(false);

  constructor(
    private readonly last: () => number,
    start: number,
  ) {
    this.moment = start;
    $effect(() => {
      if (!this.isRunning) return;
      const timer = setInterval(() => this.advance(), SPEEDS[this.speed]);
      return () => clearInterval(timer);
    });
  }

  /** Goes to a moment, by hand: then it no longer runs by itself. */
  go(moment: number): void {
    this.isRunning = false;
    this.moment = Math.max(0, Math.min(this.last(), moment));
  }

  toggle(): void {
    // From the end it begins anew.
    if (!this.isRunning && this.moment >= this.last()) this.moment = 0;
    this.isRunning = !this.isRunning;
  }

  private advance(): void {
    if (this.moment < this.last()) this.moment++;
    if (this.moment >= this.last()) this.isRunning = false;
  }
}
