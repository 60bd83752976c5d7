/** What a game has for those who write modules for it. */
import type { Lang } from "$/texts/lang";

export interface Workshop {
  /** The address of the guide for authors in each language. */
  guide: Record<Lang, string>;
  /** The command that writes a module to begin with. */
  command: string;
  /** A module that works, as text. */
  starter: () => Promise<string>;
  /** What the options of a table have to say so that these modules are played with, beside naming them. */
  besides?(modules: unknown[], seats: number): Record<string, unknown>;
}

const WORKSHOPS: Record<string, () => Promise<{ default: Workshop }>> = {
  bombcat: () => import("./bombcat/workshop"),
};

export const workshopOf = async (game: string): Promise<Workshop | undefined> => (await WORKSHOPS[game]?.())?.default;
