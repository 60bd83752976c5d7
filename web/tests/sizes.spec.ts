/** Every page and table on a phone and on desktops: nothing sticks out, and everything is big enough to be pressed. */
import { devices, type Page } from "@playwright/test";
import { expect, playBot, test } from "./fixtures";
import { PAGES, ROOMS, TABLES } from "./places";
import { play } from "./play";

test.setTimeout(180_000);

const PHONE = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } };

/** What is wrong with the measures of a page as it is now. */
function misfits(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const wrong: string[] = [];
    const root = document.scrollingElement;
    if (root && root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll("body *")].filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().right > root.clientWidth + 1,
      );
      wrong.push(
        `${root.scrollWidth} px wide: ${wide
          .slice(0, 3)
          .map((element) => element.className)
          .join("; ")}`,
      );
    }
    for (const element of document.querySelectorAll("button, a[href], input, select, summary, [role=tab]")) {
      // What is pressed through its label too, what is for screen readers, and what stands in a sentence.
      const label = element.closest("label") ?? (element.id && document.querySelector(`label[for="${element.id}"]`));
      const boxes = [element, ...(label instanceof Element ? [label] : [])].map((one) => one.getBoundingClientRect());
      const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
      const isInSentence = getComputedStyle(element).display === "inline";
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isInSentence) continue;
      // Cards built in Duel lie over each other like a hand; each shows an edge to be looked at, and does nothing.
      if (width <= 2 || height <= 2 || element.closest(".vh, .skip, [inert], .spine")) continue;
      if (Math.min(width, height) < least - 0.5) {
        const name = element.getAttribute("aria-label") ?? element.textContent?.trim();
        wrong.push(
          `${Math.round(width)}×${Math.round(height)} ${element.tagName} .${element.className} “${name?.slice(0, 30)}”`,
        );
      }
    }
    return [...new Set(wrong)];
  }, least);
}

const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Each with the sizes it is looked at in, the first of which is its own. */
const SCREENS = [
  { name: "desktops", options: DESKTOP, sizes: [DESKTOP.viewport, { width: 1280, height: 800 }] },
  { name: "phones", options: PHONE, sizes: [PHONE.viewport, { width: 360, height: 740 }] },
];

/** The least that can be pressed, in px. */
const LEAST = 24;

for (const { name, options, sizes } of SCREENS) {
  /** What is wrong in any of the sizes. */
  const misfitsInAll = async (page: Page) => {
    const wrong: string[] = [];
    for (const size of [...sizes].reverse()) {
      await page.setViewportSize(size);
      wrong.push(...(await misfits(page, LEAST)).map((one) => `${size.width}: ${one}`));
    }
    return wrong;
  };
  test(`pages fit on ${name}`, async ({ another }) => {
    const page = await another(options);
    for (const place of [...PAGES, ...ROOMS]) {
      await place.go(page);
      expect.soft(await misfitsInAll(page), place.name).toEqual([]);
    }
  });
  for (const game of ["duel", "jade", "smashup"]) {
    test(`the table of ${game} fits on ${name}`, async ({ another }) => {
      const page = await another(options);
      const wrong = new Set<string>();
      await playBot(page, game);
      await play(page, game, {
        presses: 30,
        look: async () => {
          for (const one of await misfitsInAll(page)) wrong.add(one);
        },
      });
      expect([...wrong]).toEqual([]);
    });
  }
}

/** The tools of the table, and everything by which one plays that is no card. */
const THUMB = ".prompt .btn, .prompt .way, .prompt [data-part], header.top button, header.top a, .tabs button";

test("what a thumb presses most is big", async ({ another }) => {
  const page = await another(PHONE);
  for (const place of TABLES) {
    await place.go(page);
    const small = await page.locator(THUMB).evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        const isBig = !button.checkVisibility() || Math.min(width, height) >= 43.5;
        return isBig ? [] : [`${button.className} ${width}×${height}`];
      }),
    );
    expect.soft(small, place.name).toEqual([]);
  }
});
