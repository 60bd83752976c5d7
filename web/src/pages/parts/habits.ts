/** How a person likes to play each game, kept in this browser. */
export interface Habit {
  level: Level;
  /** How many sit at the table; none: the fewest. */
  seats?: number;
}

export const LEVELS = ["easy", "normal", "hard"] as const;
export type Level = (typeof LEVELS)[number];

const KEY = "onetable.habits";
const USUAL: Habit = { level: "easy" };

function all(): Record<string, Partial<Habit>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Partial<Habit>>) : {};
  } catch {
    return {};
  }
}

/** As last time, or as it is usual. */
export function habit(game: string): Habit {
  const { level, seats } = all()[game] ?? {};
  return {
    level: LEVELS.find((known) => known === level) ?? USUAL.level,
    seats: typeof seats === "number" ? seats : undefined,
  };
}

export function keepHabit(game: string, change: Partial<Habit>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { ...habit(game), ...change } }));
  } catch {
    // Next time it is as usual.
  }
}
