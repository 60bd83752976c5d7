/** For those who write cards and heroes for Bomb Cat. */
import en from "../../../../docs/bombcat.md?url";
import zh from "../../../../docs/bombcat.zh-CN.md?url";
import type { Workshop } from "../workshop";

interface Module {
  id?: unknown;
  hero?: unknown;
}

export default {
  guide: { en, "zh-CN": zh },
  command: "onetable bombcat new my-card.json",
  starter: async () => (await import("../../../../cli/src/bombcat/starter.json?raw")).default,
  /** Heroes sit down from the first seat on, as with `--module` in the terminal. */
  besides(modules, seats) {
    const heroes = (modules as Module[]).filter(({ hero }) => hero !== undefined && hero !== null);
    const seated = heroes.slice(0, seats).map(({ id }) => String(id));
    return seated.length > 0 ? { seated } : {};
  },
} satisfies Workshop;
