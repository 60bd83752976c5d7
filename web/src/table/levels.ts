/** How well bots play, as the server calls it. */
export const LEVELS = ["easy", "normal", "hard", "random"] as const;
