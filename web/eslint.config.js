import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "node_modules/", "test-results/", "src/games/*/types.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      // Names and chat come from strangers; a text is only ever a text.
      "svelte/no-at-html-tags": "error",
      "svelte/no-navigation-without-resolve": "off",
      // Most maps are no state.
      "svelte/prefer-svelte-reactivity": "off",
      "no-console": "error",
      eqeqeq: "error",
    },
  },
);
