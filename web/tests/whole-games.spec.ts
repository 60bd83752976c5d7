/** A whole match of each game against bots, by the mouse. */
import { expect, playBot, test } from "./fixtures";
import { play, result } from "./play";

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
  await playBot(page, "hegemony");
  await play(page, "plain");
  await expect(result(page)).toBeVisible();
});

test("a game can be played to its end at the table that every game has", async ({ page }) => {
  const room = await playBot(page, "jade");
  await page.goto(`/t/${room}?table=plain`);
  await play(page, "plain");
  await expect(result(page)).toBeVisible();
});
