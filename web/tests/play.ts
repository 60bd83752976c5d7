/** How a person plays each game: by pressing what can be pressed, what is most wanted first. */
import { expect, type ElementHandle, type Page } from "@playwright/test";

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

/** The top of a table while a move is on its way. */
const SENDING = ".top .link[aria-busy=true]";

/** Waits until every move of this page has been made, so that what it shows is no longer the question before. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator(SENDING)).toHaveCount(0, { timeout: PATIENCE });
}

/** Waits until the person of this page is asked something, or the match is over. */
export async function asked(page: Page): Promise<"asked" | "over"> {
  await settled(page);
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
  let [seen, patience, failures] = ["", 0, 0];
  for (let pressed = 0; pressed < (presses ?? 1_500);) {
    const now = await Promise.all(pages.map(state));
    const isSettled = now.every(({ isSending }) => !isSending);
    if (isSettled && (now.some(({ turn }) => turn === "over") || (await look?.()))) return;
    const shown = now.map(({ shown }) => shown).join("\n");
    // Others may play on for long among themselves; a fault is where nothing goes on.
    if (shown !== seen) [seen, patience, failures] = [shown, Date.now() + PATIENCE, 0];
    if (Date.now() > patience) throw new Error("nothing goes on at the table");
    const page = isSettled ? pages[now.findIndex(({ turn }) => turn === "mine")] : undefined;
    const place = page && (await find(page, [OVER, ...(WANTED[table] ?? [])]));
    if (!place) {
      // It is the turn of others, or the move is on its way.
      await pages[0]?.waitForTimeout(30);
      continue;
    }
    try {
      await place.click({ timeout: 2_000 });
      failures = 0;
      pressed++;
    } catch (error) {
      // It may be gone by now; what stays and cannot be pressed is a fault.
      if ((await place.evaluate((element) => element.isConnected)) && ++failures > 3) throw error;
    }
  }
  if (presses === undefined) throw new Error("the match does not end");
  // The last press may have laid a card over the table.
  for (const page of pages) {
    await settled(page);
    const over = page.locator(OVER);
    if ((await over.count()) > 0) await over.first().click();
  }
}

/** How long a table may stay as it is, in milliseconds. */
const PATIENCE = 30_000;

interface State {
  turn: "mine" | "others" | "over";
  /** A move is on its way. */
  isSending: boolean;
  /** Everything that is written on the page. */
  shown: string;
}

/** Whether the person of a page is asked something now, and what they see. */
function state(page: Page): Promise<State> {
  return page.evaluate((sending) => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    const turn = has("#result") ? "over" : has(".prompt.mine") ? "mine" : "others";
    return { turn, isSending: has(sending), shown: document.body.textContent };
  }, SENDING);
}

/** One of the things to press that are wanted most; as itself, because the next in its place is another. */
async function find(page: Page, wanted: string[]): Promise<ElementHandle<Element> | null> {
  const found = await page.evaluateHandle((wanted) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    for (const selector of wanted) {
      const places = [...document.querySelectorAll(selector)].filter(isShown);
      const place = places[Math.floor(Math.random() * places.length)];
      if (place) return place;
    }
    return null;
  }, wanted);
  return found.asElement();
}
