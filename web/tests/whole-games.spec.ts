/** A whole match of each game against bots, by the mouse. */
import { expect, playBot, test } from "./fixtures";
import { NAPS } from "./modules";
import { asked, play, result } from "./play";

test.setTimeout(180_000);

for (const game of ["duel", "jade", "smashup"]) {
  test(`${game} is played to its end`, async ({ page }) => {
    await playBot(page, game);
    await play(page, game);
    await expect(result(page).getByRole("heading")).toHaveText(/won|win/);
    await expect(result(page).getByRole("list", { name: "Places" }).getByRole("listitem")).toHaveCount(2);
    await expect(page.locator(".prompt")).toContainText("The match is over.");
    await expect(result(page).getByRole("link", { name: "Replay" })).toBeVisible();
  });
}

test("hegemony, which has no table of its own in the browser, is played to its end", async ({ page }) => {
  // With an easy bot, somebody who presses at random may go on for thousands of moves; a better one brings it to an end.
  await playBot(page, "hegemony", { level: "normal" });
  await play(page, "plain");
  await expect(result(page)).toBeVisible();
});

test("bomb cat is played to its end by four at the table that every game has", async ({ page }) => {
  await playBot(page, "bombcat", { seats: 4 });
  await asked(page);
  // The hand that was dealt lies open before its owner, and those of the others are counted.
  const hand = page.locator(".row:has(h4)").filter({ hasText: /^Hand/ });
  await expect(hand).toHaveCount(1);
  await expect(hand.getByRole("button").first()).toBeVisible();
  await expect(page.locator("section.seat").filter({ hasText: "Hand" })).toHaveCount(3);
  await play(page, "plain");
  await expect(result(page).getByRole("list", { name: "Places" }).getByRole("listitem")).toHaveCount(4);
});

test("bomb cat is played to its end with cards that a player has brought, by their names", async ({ page }) => {
  // So many of them that no match goes by without one.
  const [sunbeam] = NAPS.cards;
  const cards = ["sunbeam", "noon", "windowsill", "blanket"].map((id) => ({ ...sunbeam, id }));
  const options = { modules: [{ ...NAPS, cards }], copies: 8, hand: 8 };
  await playBot(page, "bombcat", { options });
  let seen = false;
  const look = async () => {
    seen ||= (await page.getByText(/Sunbeam|Bask/).count()) > 0;
  };
  await play(page, "plain", { look });
  await expect(result(page)).toBeVisible();
  expect(seen).toBe(true);
  // No id of the module is anywhere on the page.
  await expect(page.getByText("test.nap")).toHaveCount(0);
});

test("a game can be played to its end at the table that every game has", async ({ page }) => {
  const room = await playBot(page, "jade");
  await page.goto(`/t/${room}?table=plain`);
  await play(page, "plain");
  await expect(result(page)).toBeVisible();
});
