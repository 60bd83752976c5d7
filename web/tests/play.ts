/** How a person plays each game: by pressing what can be pressed, what is most wanted first. */
import type { Page } from "@playwright/test";

/** A card that lies big over the table, because it was pressed when it could no longer be played. */
const OVER = "dialog[open] > .btn.icon";

/** Where to press at each table; the first of these that is there is pressed. */
const WANTED: Record<string, string[]> = {
  duel: [
    ".risk .primary",
    ".take .primary",
    '[data-part="wonder"] button:not(.denied)',
    '[data-part="build"]:not(.denied)',
    '[data-part="discard"]',
    ".choices .option",
    ".offer button",
    ".prompt .ways > .btn",
    ".pyramid .card.free",
  ],
  jade: [
    ".risk .primary",
    ".prompt .ways > .btn",
    ".ways .way",
    ".waiting button.live:has(.score)",
    ".shelf button.live:has(.over)",
    ".slots button.live",
    ".tabs [aria-selected=false]:has(.badge)",
    ".ways .end .btn",
  ],
  smashup: [
    ".risk .primary",
    ".prompt .row .btn.primary",
    ".faction.open",
    ".lanes .open",
    ".actions .slip.open",
    ".rail .card.open",
    ".shelf .card.open",
    ".player.open, .player.open .head",
    ".prompt .row .btn:not(.back)",
  ],
  plain: [".risk .primary", ".moves .move .btn:first-child"],
};

/** The end of a match, as everybody sees it. */
export const result = (page: Page) => page.locator(".result:has(#result)");

/** Waits until the person of this page is asked something, or the match is over. */
export async function asked(page: Page): Promise<"asked" | "over"> {
  const either = page.locator(".prompt.mine, #result").first();
  await either.waitFor({ timeout: PATIENCE });
  return (await result(page).count()) > 0 ? "over" : "asked";
}

interface Wishes {
  /** How often something is pressed at most; without it the match must come to its end. */
  presses?: number;
  /** Looks at the table before every press; `true` ends it there. */
  look?: () => Promise<boolean | void>;
}

/** Plays with everybody of these pages until the match is over, or as long as is wished. */
export async function play(people: Page | Page[], table: string, { presses, look }: Wishes = {}): Promise<void> {
  const pages = [people].flat();
  let patience = Date.now() + PATIENCE;
  let failures = 0;
  for (let pressed = 0; pressed < (presses ?? 1_500);) {
    const now = await Promise.all(pages.map(state));
    if (now.includes("over") || (await look?.())) return;
    const page = pages[now.indexOf("asked")];
    const [selector, place] = page ? await find(page, [OVER, ...(WANTED[table] ?? [])]) : [];
    if (!page || selector === undefined) {
      // It is the turn of others, or the move is on its way.
      if (Date.now() > patience) throw new Error("nobody can press anything");
      await pages[0]?.waitForTimeout(30);
      continue;
    }
    try {
      await page
        .locator(selector)
        .nth(place ?? 0)
        .click({ timeout: 2_000 });
      [failures, patience] = [0, Date.now() + PATIENCE];
      pressed++;
    } catch (error) {
      // It may be gone by now; what stays and cannot be pressed is a fault.
      if (++failures > 3) throw error;
    }
  }
  if (presses === undefined) throw new Error("the match does not end");
  // The last press may have laid a card over the table.
  for (const page of pages) {
    const over = page.locator(OVER);
    if ((await over.count()) > 0) await over.first().click();
  }
}

/** How long others may take, in milliseconds. */
const PATIENCE = 30_000;

/** Whether the person of a page is asked something now. */
function state(page: Page): Promise<"asked" | "over" | "waits"> {
  return page.evaluate(() => {
    if (document.querySelector("#result")) return "over";
    return document.querySelector(".prompt.mine") ? "asked" : "waits";
  });
}

/** One of the things to press that are wanted most. */
async function find(page: Page, wanted: string[]): Promise<[string | undefined, number]> {
  return page.evaluate((wanted) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    for (const selector of wanted) {
      const places = [...document.querySelectorAll(selector)].flatMap((element, at) => (isShown(element) ? [at] : []));
      const place = places[Math.floor(Math.random() * places.length)];
      if (place !== undefined) return [selector, place] as [string, number];
    }
    return [undefined, 0] as [undefined, number];
  }, wanted);
}
