/** Looking through a match that is over: moments, viewpoints, the check of the shuffle, and playing on from a moment. */
import type { Page } from "@playwright/test";
import { expect, playBot, test } from "./fixtures";
import { concede } from "./places";
import { asked, play } from "./play";

test.setTimeout(120_000);

/** Plays into the first age, gives up, and goes to the replay as a person does. */
async function watch(page: Page): Promise<void> {
  await playBot(page, "duel");
  await play(page, "duel", { look: async () => (await page.locator(".pyramid .at.gone").count()) > 3 });
  await concede(page);
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(slider(page)).toBeVisible();
}

const slider = (page: Page) => page.getByRole("slider", { name: "Moment of the match" });
const last = async (page: Page) => Number(await slider(page).getAttribute("max"));
const gone = (page: Page) => page.locator(".pyramid .at.gone").count();

test("a replay goes to every moment, runs by itself and has an address for each", async ({ page, another }) => {
  await watch(page);
  const end = await last(page);
  expect(end).toBeGreaterThan(8);
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(slider(page)).toHaveValue("1");
  await page.getByRole("button", { name: "One step back" }).click();
  await expect(slider(page)).toHaveValue("0");
  await expect(page.locator(".offer button")).not.toHaveCount(0);

  await slider(page).fill(String(end));
  await expect.poll(() => gone(page)).toBeGreaterThan(3);
  await page.keyboard.press("Home");
  await expect(slider(page)).toHaveValue("0");
  await page.keyboard.press("End");
  await expect(slider(page)).toHaveValue(String(end));

  await page.getByLabel("Speed").selectOption("fast");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Stop" }).click();

  const middle = end - 3;
  await slider(page).fill(String(middle));
  await expect(page).toHaveURL(new RegExp(`#${middle}$`));
  const cards = await page.locator(".pyramid [data-card]").count();
  const friend = await another();
  await friend.goto(page.url());
  await expect(slider(friend)).toHaveValue(String(middle));
  await expect(friend.locator(".pyramid [data-card]")).toHaveCount(cards);
});

test("the shuffle can be checked", async ({ page }) => {
  await watch(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Check the shuffle" }).click();
  await expect(page.getByRole("dialog")).toContainText("The shuffle is what was promised.");
  await expect(page.getByRole("dialog")).toContainText("The seed of the match follows from all parts.");
});

test("of a lesson, which was never shuffled, nothing is claimed", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "First steps" }).first().click();
  await page.getByRole("complementary", { name: "First steps" }).getByRole("button", { name: "End" }).click();
  await concede(page);
  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Check the shuffle" }).click();
  await expect(page.getByRole("dialog")).toContainText("no shuffle is recorded");
  await expect(page.getByRole("dialog")).not.toContainText("This proves");
});

test("one can play on from a moment", async ({ page }) => {
  await watch(page);
  const middle = (await last(page)) - 2;
  await slider(page).fill(String(middle));
  const before = await page.locator(".pyramid [data-card]").evaluateAll(names);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play on" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await asked(page);
  const after = await page.locator(".pyramid [data-card]").evaluateAll(names);
  // The bot may have moved already.
  expect(before.length - after.length).toBeLessThanOrEqual(2);
  expect(before).toEqual(expect.arrayContaining(after.slice(0, 3)));
});

test("a replay shows what each seat saw", async ({ page }) => {
  await playBot(page, "smashup");
  await play(page, "smashup", { look: async () => (await page.locator("[data-thing]").count()) > 0 });
  await concede(page);
  await page.getByRole("link", { name: "Replay" }).click();
  await slider(page).fill(String(await last(page)));
  const hand = page.locator(".group.hand [data-card]");
  await expect(hand).not.toHaveCount(0);
  const mine = await hand.evaluateAll(names);
  const eyes = page.getByLabel("Through whose eyes");
  await eyes.selectOption({ label: "what all know" });
  await expect(hand).toHaveCount(0);
  await eyes.selectOption({ label: "Ink Pine" });
  await expect(hand).not.toHaveCount(0);
  expect(await hand.evaluateAll(names)).not.toEqual(mine);
});

const names = (cards: Element[]) => cards.map((card) => (card as HTMLElement).dataset.card ?? "");
