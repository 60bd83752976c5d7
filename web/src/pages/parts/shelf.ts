/** How long a game of each kind takes, in minutes. */
export const MINUTES: Record<string, number> = { duel: 30, hegemony: 40, jade: 30, smashup: 45 };
