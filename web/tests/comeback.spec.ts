/** Nothing is lost: a reload, a crash of the server and a network that goes away, each in the middle of a decision. */
import type { Page } from "@playwright/test";
import { allow, expect, playBot, test } from "./fixtures";
import { asked, play } from "./play";

test.setTimeout(90_000);

/** Plays a few moves, then picks up a card without deciding what to do with it. */
async function inTheMiddle(page: Page): Promise<void> {
  await playBot(page, "duel");
  await play(page, "duel", { look: async () => (await page.locator(".pyramid .card.free").count()) > 0 });
  await asked(page);
  await page.locator(".pyramid .card.free").first().click();
  await expect(page.locator(".pyramid .card.selected")).toBeVisible();
}

/** Everything that a player goes by: the question, the cards and all that has happened. */
async function position(page: Page): Promise<unknown> {
  return {
    cards: await page
      .locator(".pyramid [data-card]")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label"))),
    log: await page.locator(".log li").allTextContents(),
    cities: await page.locator("aside .city, aside [data-zone]").allTextContents(),
  };
}

/** Builds or discards the card that was picked up; it must be done once. */
async function decide(page: Page): Promise<void> {
  const card = await page.locator(".pyramid .card.selected").getAttribute("data-card");
  await page.locator('[data-part="discard"]').click();
  await expect(page.locator(`.pyramid [data-card="${card}"]`)).toHaveCount(0);
}

/** How many lines of the log say that somebody of this page discarded something. */
const discards = (page: Page) => page.locator(".log li", { hasText: "discard" }).count();

test("a reload brings back the same decision", async ({ page }) => {
  await inTheMiddle(page);
  const before = await position(page);
  await page.reload();
  await asked(page);
  await expect.poll(() => position(page)).toEqual(before);
  await page.locator(".pyramid .card.free").first().click();
  await decide(page);
});

test("a server that dies and comes back goes on with the same decision", async ({ page, server }) => {
  test.skip(!server.isOurs, "only with a server of one's own");
  allow(page, /WebSocket connection|ERR_CONNECTION_REFUSED/);
  await inTheMiddle(page);
  const before = await position(page);
  await server.kill();
  await expect(page.getByText("No connection. We keep trying; nothing you chose is lost.")).toBeVisible();
  // What was picked up stays in hand.
  await expect(page.locator(".pyramid .card.selected")).toBeVisible();
  await server.start();
  await expect(page.getByText("connected", { exact: true })).toBeVisible({ timeout: 35_000 });
  expect(await position(page)).toEqual(before);
  await decide(page);
});

test("a move made while the server is away is done once, when it is back", async ({ page, server }) => {
  test.skip(!server.isOurs, "only with a server of one's own");
  allow(page, /WebSocket connection|ERR_CONNECTION_REFUSED/);
  await inTheMiddle(page);
  const before = await discards(page);
  await server.kill();
  await expect(page.getByText("No connection.")).toBeVisible();
  const card = await page.locator(".pyramid .card.selected").getAttribute("data-card");
  await page.locator('[data-part="discard"]').click();
  await expect(page.getByText("Your move is sent as soon as the connection is back.")).toBeVisible();
  await server.start();
  await expect(page.locator(`.pyramid [data-card="${card}"]`)).toHaveCount(0, { timeout: 35_000 });
  expect(await discards(page)).toBeGreaterThan(before);
  await asked(page);
  const after = await position(page);
  await page.reload();
  await asked(page);
  await expect.poll(() => position(page)).toEqual(after);
});

test("a network that goes away and comes back loses nothing", async ({ page, context }) => {
  allow(page, /WebSocket connection|ERR_INTERNET_DISCONNECTED/);
  await inTheMiddle(page);
  const before = await position(page);
  await context.setOffline(true);
  await expect(page.getByText("No connection. We keep trying; nothing you chose is lost.")).toBeVisible();
  await expect(page.locator(".pyramid .card.selected")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("connected", { exact: true })).toBeVisible();
  expect(await position(page)).toEqual(before);
  await decide(page);
});
