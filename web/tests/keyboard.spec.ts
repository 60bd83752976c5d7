/** Playing without a mouse: everything can be reached and seen, and the focus is never lost. */
import type { Page } from "@playwright/test";
import { expect, playBot, test } from "./fixtures";
import { asked, result, settled } from "./play";

test.setTimeout(180_000);

interface Focus {
  /** What is focused, for people who read the report. */
  what: string;
  isLost: boolean;
  isMarked: boolean;
}

/** What has the focus, and whether one sees it. */
function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const isLost = !element || element === document.body || !element.isConnected;
    const style = element && getComputedStyle(element);
    const isOutlined = style && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
    const what = element
      ? `${element.tagName} ${element.className} ${element.getAttribute("aria-label") ?? element.textContent}`
      : "";
    return { what: what.slice(0, 90), isLost, isMarked: Boolean(isOutlined || (style && style.boxShadow !== "none")) };
  });
}

/** Goes on with Tab until something of this kind has the focus. */
async function tabTo(page: Page, selector: string, most = 120): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    const { isThere, seen } = await page.evaluate((selector) => {
      const element = document.activeElement;
      return { isThere: element?.matches(selector) ?? false, seen: element?.matches(":focus-visible") };
    }, selector);
    if (isThere && seen) {
      const now = await focus(page);
      expect(now.isMarked, `the focus on ${now.what} can be seen`).toBe(true);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** After a move the next one can be made from where one is. */
async function isKept(page: Page): Promise<void> {
  if ((await asked(page)) === "over") return;
  await expect.poll(async () => (await focus(page)).isLost, { message: "the focus is somewhere" }).toBe(false);
}

test("Jade Night is played to its end by keys", async ({ page }) => {
  await playBot(page, "jade");
  await asked(page);
  await tabTo(page, ".prompt .ways > .btn");
  await page.keyboard.press("Enter");
  for (let moves = 0; moves < 400 && (await asked(page)) !== "over"; moves++) {
    await isKept(page);
    const now = await page.evaluate(() => {
      const has = (selector: string) =>
        [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
      const slot = [...document.querySelectorAll(".slots button")].findIndex((button) => button.matches(".live"));
      const full = [...document.querySelectorAll(".waiting button")].findIndex((button) =>
        button.matches(".live:has(.score)"),
      );
      return { isRisk: has(".risk .primary"), hasWay: has(".ways .way"), slot, full };
    });
    if (now.isRisk) {
      await tabTo(page, ".risk .primary");
      await page.keyboard.press("Enter");
    } else if (now.hasWay) {
      await tabTo(page, ".ways .way");
      await page.keyboard.press("Enter");
    } else if (now.full >= 0) await page.keyboard.press("abcde"[now.full] ?? "a");
    else if (now.slot >= 0) await page.keyboard.press(String(now.slot + 1));
    else await page.keyboard.press("p");
  }
  await expect(result(page)).toBeVisible();
});

test("the first age of Duel is played by keys", async ({ page }) => {
  await playBot(page, "duel");
  for (let moves = 0; moves < 60; moves++) {
    await asked(page);
    if (moves > 0) await isKept(page);
    const now = await page.evaluate(() => ({
      isDraft: document.querySelector(".offer button") !== null,
      age: document.querySelectorAll(".pyramid .at").length,
      isStarter: document.querySelector(".prompt .ways > .btn") !== null,
      isChoice: document.querySelector(".choices .option") !== null,
      left: document.querySelectorAll(".pyramid .card").length,
    }));
    if (now.isStarter) return;
    if (now.isDraft) {
      await page.keyboard.press("1");
      await tabTo(page, ".take .primary");
      await page.keyboard.press("Enter");
    } else if (now.isChoice) {
      await page.keyboard.press("1");
      await tabTo(page, ".take .primary");
      await page.keyboard.press("Enter");
    } else if (now.left > 0) {
      await tabTo(page, ".pyramid .card.free");
      await page.keyboard.press("ArrowRight");
      await expect.poll(async () => (await focus(page)).isLost).toBe(false);
      await tabTo(page, ".pyramid .card.free");
      await page.keyboard.press("Enter");
      await page.keyboard.press("b");
      await settled(page);
      if ((await page.locator(".pyramid .card.selected").count()) > 0) await page.keyboard.press("d");
    }
    await settled(page);
    if ((await page.getByRole("region", { name: "Log" }).textContent())?.includes("Age II begins.")) return;
  }
  throw new Error("the first age does not end");
});
