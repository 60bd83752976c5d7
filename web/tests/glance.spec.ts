/** What one sees of a table at a glance, and how it calls when one does not look. */
import { devices, type Page } from "@playwright/test";
import { expect, playBot, test } from "./fixtures";
import { asked, play } from "./play";

test.setTimeout(120_000);

const PHONE = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } };

declare global {
  interface Window {
    vibrations: number;
  }
}

test("title, icon and phone say that it is my turn, when it comes and not at every move", async ({ another }) => {
  const page = await another(PHONE);
  await page.addInitScript(() => {
    window.vibrations = 0;
    navigator.vibrate = () => Boolean(++window.vibrations);
  });
  await playBot(page, "jade");
  const slots = page.locator(".slots button.live");
  await play(page, "jade", { look: async () => (await slots.count()) > 0 });
  await expect(page).toHaveTitle(/Your turn/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", "/seal-turn.svg");

  await page.evaluate(() => (window.vibrations = 0));
  const points = page.locator(".prompt .dots");
  const before = await points.getAttribute("aria-label");
  await slots.first().click();
  await page.locator(".ways .way").first().click();
  await expect(points).not.toHaveAttribute("aria-label", before ?? "");
  expect(await page.evaluate(() => window.vibrations)).toBe(0);

  await page.locator(".ways .end .btn").last().click();
  const sure = page.locator(".risk .primary");
  if ((await sure.count()) > 0) await sure.click();
  await expect.poll(() => page.evaluate(() => window.vibrations)).toBe(1);
  await asked(page);
  expect(await page.evaluate(() => window.vibrations)).toBe(1);
});

for (const game of ["jade", "smashup", "plain"]) {
  test(`on a phone the table of ${game} says what happened last`, async ({ another }) => {
    const page = await another(PHONE);
    const room = await playBot(page, game === "plain" ? "jade" : game);
    if (game === "plain") await page.goto(`/t/${room}?table=plain`);
    const last = page.locator(".board .latest");
    // While something goes on Smash Up says that instead.
    const mine = page.locator(".prompt.mine");
    let looks = 0;
    const isQuiet = async () => (await mine.count()) > 0 && ++looks > 12 && (await last.count()) > 0;
    await play(page, game, { presses: 60, look: isQuiet });
    await expect(last).not.toBeEmpty();
    const said = await last.textContent();
    await page.locator(".log-button").click();
    await expect(
      page
        .getByRole("listitem")
        .filter({ hasText: said?.trim() ?? "" })
        .first(),
    ).toBeVisible();
  });
}

test("on a phone the tabs of Jade Night say who leads", async ({ another }) => {
  const page = await another(PHONE);
  await playBot(page, "jade");
  await play(page, "jade", { presses: 12 });
  await asked(page);
  const scores = page.locator("[role=tab] b");
  await expect(scores).toHaveText([/^-?\d+$/, /^-?\d+$/]);
});

test("a card that is looked at leaves the thermometers of Smash Up to be seen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await playBot(page, "smashup");
  const minion = page.locator(".shelf .card.open");
  await play(page, "smashup", { look: async () => (await minion.count()) > 0 });
  await minion.first().hover();
  const hover = page.locator(".hover");
  await expect(hover).toBeVisible();
  expect(await covered(page)).toEqual([]);
  await minion.first().click();
  await expect(page.locator(".shelf .card.walked")).toBeVisible();
  // Longer than the card takes to appear.
  await page.waitForTimeout(400);
  await expect(hover).toBeHidden();
});

/** The thermometers that a card under the mouse lies on. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.querySelector(".hover")?.getBoundingClientRect();
    if (!over) return ["no card is shown"];
    return [...document.querySelectorAll(".thermometer")].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isCovered = left < over.right && over.left < right && top < over.bottom && over.top < bottom;
      return isCovered ? [one.textContent ?? ""] : [];
    });
  });
}
