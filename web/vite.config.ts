import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./vite/icons.ts";

/** Where `npm run dev` finds a running server. */
const server = process.env.ONETABLE_SERVER ?? "http://127.0.0.1:7777";

/** The server talks to its own pages only, and in development the page comes from Vite. */
const proxy = { target: server, changeOrigin: true, headers: { origin: server } };

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  resolve: {
    alias: { $: fileURLToPath(new URL("./src", import.meta.url)) },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    target: "es2023",
    manifest: true,
    // Inline data would need a weaker Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": proxy, "/healthz": proxy, "/ws": { ...proxy, ws: true } },
    fs: { allow: [".."] },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
