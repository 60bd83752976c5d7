/** The games that explain themselves: with a first game step by step. */
export const EXPLAINED = new Set(["duel", "jade", "smashup"]);

/** The games that have rules to read. */
export const WRITTEN = new Set([...EXPLAINED, "bombcat", "hegemony"]);

/** How long a game of each kind takes, in minutes. */
export const MINUTES: Record<string, number> = { bombcat: 20, duel: 30, hegemony: 40, jade: 30, smashup: 45 };
