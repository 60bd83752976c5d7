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
    expect(first).toBe(1);
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

test("the first steps of Jade Night wait for what they ask for, and point at what they speak of", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "First steps" }).nth(1).click();
  const slip = page.getByRole("complementary", { name: "First steps" });
  await slip.locator(".btn.soft").click();
  await expect(slip).toContainText("Choose a bare one");
  await page.locator(".waiting button.live:not(:has(.score))").first().click();
  await expect(slip).toContainText("put a snack on it");
  await page.locator(".slots button.live:has(.card)").first().click();
  await expect(slip).toContainText("can be tasted or offered");
  const isMarked = (selector: string) =>
    page.evaluate((selector) => {
      const [mark, target] = [".mark", selector].map((one) => document.querySelector(one)?.getBoundingClientRect());
      return mark && target && Math.abs(mark.top + 5 - target.top) < 2 && Math.abs(mark.left + 5 - target.left) < 2;
    }, selector);
  await expect.poll(() => isMarked("ol.waiting")).toBe(true);
  for (let step = 0; step < 3; step++) await slip.locator(".btn.soft").click();
  await expect(slip).toContainText("Your points are counted here");
  await expect.poll(() => isMarked(".felt .who")).toBe(true);
});

for (const [game, key] of Object.entries({ duel: "B", jade: "A–E", smashup: "3" })) {
  test(`the list of keys has those of ${game}`, async ({ page }) => {
    await playBot(page, game);
    await asked(page);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog").locator("kbd").getByText(key, { exact: true })).toBeVisible();
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

test("the menu of a table leads to the rules, not to a new table", async ({ page }) => {
  const room = await playBot(page, "bombcat");
  await asked(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Rules and cards" }).click();
  await expect(page.getByRole("heading", { name: "Blank cats" })).toBeVisible();
  await page.goBack();
  await asked(page);
  await expect(page).toHaveURL(new RegExp(room));
});
