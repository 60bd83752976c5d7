import { icons } from "@iconify-json/game-icons";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";
import type { Plugin } from "vite";

const PREFIX = "icon:";
const NAMES = "icon-names";
const SOURCE = fileURLToPath(new URL("../src", import.meta.url));

/** The names of all symbols that some file imports. */
function used(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join(SOURCE, file), "utf8").matchAll(/from "icon:([\w-]+)"/g)].map(([, name]) => name ?? ""),
  );
  return [...new Set(names)].sort();
}

/** The outline of a symbol, in whole numbers: at the size of a card nobody sees the rest, which is more than half. */
function outline(name: string): string | undefined {
  const body = icons.icons[name]?.body;
  if (!body) return;
  const plugins = [{ name: "convertPathData" as const, params: { floatPrecision: 0 } }];
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, { plugins });
  return /^<svg [^>]*><path [^>]*\bd="([^"]+)"[^>]*\/><\/svg>$/.exec(data)?.[1];
}

/**
 * `import anchor from "icon:anchor"` is the outline of that symbol of game-icons.net, as the `d` of a path in a square
 * of 512. Only what is imported gets into the app. `import names from "icon-names"` is the list of those.
 */
export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(PREFIX) || id === NAMES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAMES}`) return `export default ${JSON.stringify(used())}`;
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const name = id.slice(PREFIX.length + 1);
      const path = outline(name);
      if (!path) throw new Error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(path)}`;
    },
  };
}
