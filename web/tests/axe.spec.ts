/** What axe-core finds hard to use for people with a screen reader, weak sight or no mouse. */
import axe from "axe-core";
import type { Page } from "@playwright/test";
import { dress, expect, test } from "./fixtures";
import { PAGES, ROOMS, TABLES } from "./places";

test.setTimeout(180_000);
// The policy of the server allows no scripts but its own.
test.use({ bypassCSP: true });

const OPTIONS: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // Signs and figures on cards are said in words.
  rules: { "label-content-name-mismatch": { enabled: false } },
};

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(options),
    OPTIONS,
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`));
}

for (const theme of ["light", "dark"] as const) {
  for (const [kind, places] of Object.entries({ pages: PAGES, tables: [...TABLES, ...ROOMS] })) {
    test(`${kind} are for everybody, ${theme}`, async ({ page }) => {
      await dress(page, { theme });
      for (const place of places) {
        await place.go(page);
        expect.soft(await findings(page), place.name).toEqual([]);
      }
    });
  }
}
