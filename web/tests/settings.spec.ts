/** What is set on the page for it counts at the tables. */
import { expect, playBot, test } from "./fixtures";
import { asked } from "./play";

test("standing orders for every match are given at each table, and can be taken back there", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("checkbox", { name: "Not about my own cards" }).check();
  await playBot(page, "smashup");
  await asked(page);
  const open = async () => {
    await page.locator('[popovertarget="menu"]').click();
    await page.locator("#menu").getByRole("button", { name: "Standing orders" }).click();
  };
  const own = page.getByRole("dialog").getByRole("checkbox", { name: "Not about my own cards" });
  await open();
  await expect(own).toBeChecked();
  await expect(page.getByRole("dialog").getByRole("checkbox", { name: "Always ask me" })).not.toBeChecked();
  await own.uncheck();
  await page.reload();
  await asked(page);
  await open();
  await expect(own).not.toBeChecked();
});
