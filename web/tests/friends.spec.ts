/** Two people at one table, by a link. */
import { expect, openRoom, test } from "./fixtures";
import { NAPS } from "./modules";
import { play, result } from "./play";

test.setTimeout(120_000);

test("a friend comes by the link, both play, and play again", async ({ page, another, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openRoom(page, "duel");
  await expect(page.getByRole("heading", { name: "A table of Seven Wonders Duel" })).toBeVisible();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  // Who presses too early is told what is missing.
  await page.getByRole("button", { name: "Start" }).click({ force: true });
  await expect(page.getByRole("status").getByText("Waiting for somebody to sit down.")).toBeVisible();

  const friend = await another();
  await friend.goto(link);
  await expect(friend.getByText("you", { exact: true })).toBeVisible();
  await friend.getByRole("button", { name: "Change name" }).click();
  await friend.getByLabel("Your name").fill("Wren");
  await friend.getByRole("button", { name: "Keep" }).click();
  const seats = page.getByRole("region", { name: "Seats" });
  await expect(seats).toContainText("Wren");
  await expect(page.getByText("Everybody is ready.")).toBeVisible();
  // Who comes in is ready, and may think again.
  await friend.getByRole("button", { name: "Ready" }).click();
  await expect(page.getByText("Waiting for Wren to be ready.")).toBeVisible();

  await page.getByLabel("Say something").fill("welcome");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(friend.getByRole("region", { name: "Chat" })).toContainText("welcome");

  await friend.getByRole("button", { name: "I am ready" }).click();
  await page.getByRole("button", { name: "Start" }).click();

  // Wonders are chosen one here, two there, one here: both have moved.
  const people = [page, friend];
  const log = page.locator(".log li");
  await play(people, "duel", { look: async () => (await log.count()) > 6 });
  for (const one of people) await expect(one.getByRole("region", { name: "Log" })).toContainText("Wren");
  // The last move may be on its way to the other.
  const lines = () => Promise.all(people.map((one) => one.locator(".log li").count()));
  await expect.poll(async () => new Set(await lines()).size).toBe(1);

  await friend.getByLabel("Say something").fill("你好 <b>hi</b>");
  await friend.getByLabel("Say something").press("Enter");
  await expect(page.getByRole("region", { name: "Chat" })).toContainText("你好 <b>hi</b>");

  await friend.getByRole("button", { name: "Menu" }).click();
  await friend.getByRole("button", { name: "Give up" }).click();
  await friend.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
  await expect(result(page)).toContainText("You won");
  await expect(result(friend)).toContainText("gave up");

  await result(page).getByRole("button", { name: "Play again" }).click();
  await expect(page.getByRole("heading", { name: "A table of Seven Wonders Duel" })).toBeVisible();
  await result(friend).getByRole("button", { name: "Play again: the table is open" }).click();
  await expect(friend).toHaveURL(page.url());
  expect(page.url()).not.toBe(link);
  await expect(page.getByRole("region", { name: "Seats" })).toContainText("Wren");
});

test("a table with a password lets in who knows it", async ({ page, another }) => {
  const room = await openRoom(page, "jade", { password: "plum blossom" });
  const friend = await another();
  await friend.goto(`/t/${room}`);
  await friend.getByRole("textbox", { name: "Password" }).fill("pear");
  await friend.getByRole("button", { name: "Come in" }).click();
  await expect(friend.getByText("That was not it.")).toBeVisible();
  await friend.getByRole("textbox", { name: "Password" }).fill("plum blossom");
  await friend.getByRole("button", { name: "Come in" }).click();
  await expect(page.getByText("Everybody is ready.")).toBeVisible();
});

test("a link that leads nowhere says so", async ({ page }) => {
  await page.goto("/t/AAAAAAAAAAAAAAAAAAAAAA");
  await expect(page.getByText("The link may be cut short")).toBeVisible();
});

test("who comes to a table sees by their names what cards a player has brought", async ({ page, another }) => {
  await openRoom(page, "bombcat", { options: { modules: [NAPS] } });
  const friend = await another({ locale: "zh-CN" });
  await friend.goto(page.url());
  await expect(page.locator(".brought")).toContainText("Naps");
  await expect(friend.locator(".brought")).toContainText("午睡");
});
