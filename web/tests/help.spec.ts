/** Help at the table: the first steps of each game, and the table in sentences. */
import { expect, playBot, test } from "./fixtures";
import { asked } from "./play";

test.setTimeout(90_000);

for (const [place, game] of ["Seven Wonders Duel", "Jade Night", "Smash Up"].entries()) {
  test(`the first steps of ${game} lead to their end, and a reload forgets none`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "First steps" }).nth(place).click();
    const slip = page.getByRole("complementary", { name: "First steps" });
    const step = async () => Number(/(\d+) of \d+/.exec((await slip.textContent()) ?? "")?.[1]);
    await expect(slip).toBeVisible();
    const first = await step();
    await slip.locator(".btn.soft").click();
    await expect.poll(step).toBeGreaterThan(first);
    const reached = await step();
    await page.reload();
    await expect(slip).toBeVisible();
    expect(await step()).toBe(reached);
    while ((await slip.count()) > 0) await slip.locator(".btn.soft").click();
    await asked(page);
    await page.goto("/settings");
    await expect(page.getByText(game)).toBeVisible();
  });
}

for (const game of ["duel", "jade", "smashup"]) {
  test(`${game} can be played in sentences`, async ({ page }) => {
    await playBot(page, game);
    await asked(page);
    await page.keyboard.press("t");
    await expect(page.getByRole("heading", { name: "How it stands" })).toBeVisible();
    await expect(page.getByRole("region", { name: "How it stands" }).locator("p")).not.toBeEmpty();
    const happened = page.locator(".happened");
    const before = await happened.textContent();
    await page.keyboard.press("1");
    await expect(happened).not.toHaveText(before ?? "");
    await page.keyboard.press("t");
    await expect(page.getByRole("region", { name: "Table", exact: true })).toBeVisible();
  });
}
