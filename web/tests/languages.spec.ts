/** Both languages: everything is said in the one that was chosen, and changing it changes nothing else. */
import type { Page } from "@playwright/test";
import { dress, expect, playBot, test } from "./fixtures";
import { PAGES, ROOMS, TABLES } from "./places";
import { asked, play } from "./play";

test.setTimeout(180_000);

/** Everything that is written on a page or said of it, piece by piece. */
function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // What is marked as another language is meant to be in it.
      const within = node.parentElement?.closest("[lang]")?.getAttribute("lang");
      const isOurs = !within || within === document.documentElement.lang;
      if (isOurs && !node.parentElement?.closest("script, noscript, style, code, textarea"))
        said.push(node.textContent ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      for (const name of ["aria-label", "title", "placeholder"]) said.push(element.getAttribute(name) ?? "");
    }
    return said.map((one) => one.trim()).filter(Boolean);
  });
}

/** Ids of texts that were not found, and figures that were not filled in. */
const raw = (said: string[]) =>
  said.filter((one) =>
    /\b(web|common|duel|jade|smashup)-[a-z_-]+\b|\{\s*\$?\w+\s*\}|\bundefined\b|\[object|NaN/.test(one),
  );

/** English sentences: three words with letters of Latin, one after another. */
const english = (said: string[]) => said.filter((one) => /[a-z]{2,}[\s,]+[a-z]{2,}[\s,]+[a-z]{2,}/i.test(one));
/** Chinese signs. */
const chinese = (said: string[]) => said.filter((one) => /\p{Script=Han}/u.test(one));

for (const lang of ["en", "zh-CN"] as const) {
  const strays = lang === "en" ? chinese : english;
  for (const [kind, places] of Object.entries({ pages: PAGES, tables: [...TABLES, ...ROOMS] })) {
    test(`${kind} speak ${lang}`, async ({ page }) => {
      await dress(page, { lang });
      for (const place of places) {
        await place.go(page);
        const said = await words(page);
        expect.soft(raw(said), place.name).toEqual([]);
        expect
          .soft(
            strays(said).filter((one) => !KEPT.some((kept) => kept.test(one))),
            place.name,
          )
          .toEqual([]);
      }
    });
  }
}

/** Names, which stay as they are in every language. */
const KEPT = [/^(OneTable )?同桌$/, /^中文$/];

test("another language in the middle of a game changes the words only", async ({ page }) => {
  await playBot(page, "duel");
  await play(page, "duel", { look: async () => (await page.locator(".pyramid .card.free").count()) > 0 });
  await asked(page);
  await page.locator(".pyramid .card.free").first().click();
  const cards = () =>
    page.locator("[data-card]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card));
  const before = await cards();
  await page.locator('button[lang="zh-CN"]').click();
  await expect(page.getByText("轮到你")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  expect(await cards()).toEqual(before);
  await expect(page.locator(".pyramid .card.selected")).toBeVisible();
  await page.locator('[data-part="discard"]').click();
  await expect.poll(async () => (await cards()).length).toBeLessThan(before.length);
  expect(raw(await words(page))).toEqual([]);
});
