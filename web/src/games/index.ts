/** The tables of the catalog, each a chunk of its own; a game without one gets the generic table. */
import type { Game } from "./game";

const TABLES: Record<string, () => Promise<{ default: Game }>> = {
  duel: () => import("./duel"),
  jade: () => import("./jade"),
  smashup: () => import("./smashup"),
};

/** What games at the generic table have besides. */
const PLAIN: typeof TABLES = {
  bombcat: () => import("./bombcat"),
  hegemony: () => import("./hegemony"),
};

const generic = () => import("./generic");

/** The table of a game; `plain` asks for the generic one. */
export async function tableOf(game: string, plain = false): Promise<Game> {
  const load = plain ? generic : (TABLES[game] ?? PLAIN[game] ?? generic);
  return (await load()).default;
}

/** The files of texts that a table needs. */
export function textsOf(game: string, plain = false): string[] {
  return [game, `web-${game}`, ...(plain || !(game in TABLES) ? ["web-generic"] : [])];
}
