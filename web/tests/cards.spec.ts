/** The pages of games that have no table of their own: what their cards are called, and how they go. */
import { expect, test } from "./fixtures";

test("the cards of Bomb Cat have names and texts, and what is done with them is no card", async ({ page, another }) => {
  await page.goto("/g/bombcat#cards");
  const tile = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(tile("Ticking Cat")).toContainText("It explodes as soon as it is in your hand");
  // An action has the name of its card; there is one of them.
  await expect(tile("Beg")).toHaveCount(1);
  await expect(page.getByText(/\bdo\.|module\.|ticker/)).toHaveCount(0);
  await page.getByRole("searchbox").fill("摇篮曲");
  await expect(page.getByRole("status").filter({ hasText: "1 card" })).toBeVisible();
  await tile("Lullaby").click();
  await expect(page.getByRole("dialog", { name: "Lullaby" })).toContainText("摇篮曲");

  const reader = await another({ locale: "zh-CN" });
  await reader.goto("/g/bombcat#cards");
  await expect(reader.getByRole("button", { name: "滴答猫", exact: true })).toContainText("一到手就爆炸");
});

for (const [game, title, sign] of [
  ["bombcat", "Blank cats", "Lantern Cat"],
  ["hegemony", "Careerists", "Guan Yu"],
] as const) {
  test(`how ${game} goes is written down`, async ({ page }) => {
    await page.goto("/");
    await page.locator(`#learn a[href="/g/${game}#rules"], a.btn[href="/g/${game}#rules"]`).click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByRole("article")).toContainText(sign);
    await expect(page.getByRole("article")).not.toContainText(`web-${game}`);
  });
}
