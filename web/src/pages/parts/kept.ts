/** Which modules somebody has brought to the server, kept in this browser by their hashes. */

const KEY = "onetable.modules";
/** The most for one game; the oldest go. */
const MOST = 12;

function all(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Their hashes, the newest first. */
export function keptModules(game: string): string[] {
  const kept = all()[game];
  return Array.isArray(kept) ? kept.filter((hash) => typeof hash === "string").slice(0, MOST) : [];
}

function write(game: string, hashes: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: hashes.slice(0, MOST) }));
  } catch {
    // Next time they are brought again.
  }
}

export const keepModule = (game: string, hash: string) =>
  write(game, [hash, ...keptModules(game).filter((one) => one !== hash)]);

export const forgetModule = (game: string, hash: string) =>
  write(
    game,
    keptModules(game).filter((one) => one !== hash),
  );
