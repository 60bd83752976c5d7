import { icons } from "@iconify-json/game-icons";
import type { Plugin } from "vite";

const PREFIX = "icon:";

/**
 * `import anchor from "icon:anchor"` is the outline of that symbol of game-icons.net, as the `d` of a path in a square
 * of 512. Only what is imported gets into the app.
 */
export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const name = id.slice(PREFIX.length + 1);
      const outline = /^<path [^>]*\bd="([^"]+)"\/>$/.exec(icons.icons[name]?.body ?? "")?.[1];
      if (!outline) throw new Error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(outline)}`;
    },
  };
}
