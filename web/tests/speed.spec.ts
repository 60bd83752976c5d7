/** How long somebody waits who comes for the first time. */
import { expect, playBot, test } from "./fixtures";

/** Milliseconds, with a browser that has nothing in its cache. */
const MOST = 2_000;

test("home is there at once", async ({ page }) => {
  const begun = Date.now();
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("article .btn").first().waitFor();
  expect(Date.now() - begun).toBeLessThan(MOST);
});

test("a first table is there at once", async ({ page, another }) => {
  const room = await playBot(page, "duel");
  await page.locator(".prompt h2").waitFor();
  const fresh = await another();
  await fresh.context().addCookies(await page.context().cookies());
  const begun = Date.now();
  await fresh.goto(`/t/${room}`, { waitUntil: "commit" });
  await fresh.locator(".prompt.mine").waitFor();
  expect(Date.now() - begun).toBeLessThan(MOST);
});
