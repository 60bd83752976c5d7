/** Cards of one's own: brought on the page of the game, read by everybody, played. */
import type { Page } from "@playwright/test";
import { allow, expect, test } from "./fixtures";
import { DOZER, file, NAPS, PURRS } from "./modules";
import { asked, play } from "./play";

test.setTimeout(60_000);

/** The part of the page of Bomb Cat where cards are brought. */
async function workshop(page: Page) {
  await page.goto("/g/bombcat");
  await page.locator("summary", { hasText: "Cards of your own" }).click();
  return page.locator(".modules");
}
const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type="file"]').setInputFiles(files);
const mine = (page: Page) => page.getByRole("list", { name: "Modules for this table" }).locator(":scope > li");

test("a newcomer brings a module, reads what it does, and plays with it against bots", async ({ page }) => {
  const section = await workshop(page);
  await choose(page, file("purr.json", PURRS));
  const purrs = mine(page).filter({ hasText: "Purrs" });
  await expect(purrs.getByRole("checkbox", { name: "Purrs" })).toBeChecked();
  // What it does is made from the program; what its author should know stands below.
  await expect(purrs).toContainText("On your turn, you may do this: announce “Prrr!”.");
  await expect(purrs).toContainText("Nothing here is called “colour”, so it is not read.");
  await expect(purrs).toContainText("/actions/0");
  await expect(section).toContainText("1 chosen");
  const print = await purrs.locator(".told code").first().innerText();
  expect(print).toMatch(/^[0-9a-f]{32}$/);
  await expect(purrs.locator("small").first()).toHaveText(print.slice(0, 8));

  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await play(page, "plain", { look: async () => (await page.getByRole("button", { name: /Purr/ }).count()) > 0 });
  await expect(page.getByRole("button", { name: /Purr/ }).first()).toBeVisible();
  await expect(page.getByText("test.purr")).toHaveCount(0);
  // During the match everybody can read it.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Cards made by players" }).click();
  const sheet = page.getByRole("dialog", { name: "Cards made by players" });
  // That it is the same module is seen by its fingerprint.
  await expect(sheet.locator("summary", { hasText: "Purrs" })).toContainText(print.slice(0, 8));
  await sheet.getByText("Purrs").click();
  await expect(sheet).toContainText(print);
  await expect(sheet).toContainText("On your turn, you may do this");
});

test("several come at once, in Chinese too, and a hero sits down at the first seat", async ({ another }) => {
  const page = await another({ locale: "zh-CN" });
  await page.goto("/g/bombcat");
  await page.locator("summary", { hasText: "自制的牌" }).click();
  await choose(page, file("naps.json", NAPS), file("dozer.json", DOZER));
  const list = page.getByRole("list", { name: "这一桌可用的模块" });
  await expect(list.getByRole("checkbox")).toHaveCount(2);
  await expect(list).toContainText("阳光");
  await expect(list).toContainText("打盹");
  const href = await page.getByRole("link", { name: "编写指南" }).getAttribute("href");
  expect(await (await page.request.get(href ?? "")).text()).toContain("# 给炸弹猫做牌");
  await page.getByRole("button", { name: "马上开始" }).click();
  await asked(page);
  await expect(page.getByText("瞌睡虫").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /打盹/ }).first()).toBeVisible();
});

test("who is invited reads what was brought before the match, and by whom", async ({ page, another }) => {
  await workshop(page);
  await choose(page, file("naps.json", NAPS));
  await expect(mine(page)).toHaveCount(1);
  await page.getByRole("radio", { name: "Friends" }).check({ force: true });
  await page.getByRole("button", { name: "Open the table" }).click();
  const host = page.getByRole("region", { name: "Cards made by players" });
  await expect(host.getByText("Naps")).toBeVisible();
  const name = await page.locator(".place:has-text('opened this table') b, .place .name").first().innerText();

  const friend = await another({ locale: "zh-CN" });
  await friend.goto(page.url());
  const brought = friend.getByRole("region", { name: "玩家自制的牌" });
  await expect(brought).toContainText(`由 ${name.split("\n")[0]} 带来`);
  await expect(brought.getByText("晒太阳")).toHaveCount(0);
  await brought.getByText("午睡").click();
  await expect(brought).toContainText("晒太阳");
  await expect(brought).toContainText("阳光");
});

test("what was brought before is there again without its file, until it is removed", async ({ page }) => {
  await workshop(page);
  await choose(page, file("naps.json", NAPS), file("purr.json", PURRS));
  await expect(mine(page)).toHaveCount(2);
  await workshop(page);
  await page.reload();
  await page.locator("summary", { hasText: "Cards of your own" }).click();
  const naps = page.getByRole("checkbox", { name: "Naps" });
  await expect(naps).not.toBeChecked();
  await naps.check();
  await page.getByRole("button", { name: "Remove Purrs" }).click();
  await expect(mine(page)).toHaveCount(1);
  await page.getByRole("radio", { name: "Friends" }).check({ force: true });
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("region", { name: "Cards made by players" })).toContainText("Naps");
  await workshop(page);
  await expect(naps).toBeVisible();
  await expect(mine(page)).toHaveCount(1);
});

test("a server that does not know a module any more makes the browser forget it", async ({ page }) => {
  allow(page, /404/);
  const bogus = "0123456789abcdef0123456789abcdef";
  await page.addInitScript((hash) => {
    localStorage.setItem("onetable.modules", JSON.stringify({ bombcat: [hash] }));
  }, bogus);
  const gone = page.waitForResponse((reply) => reply.url().includes(bogus));
  await workshop(page);
  expect((await gone).status()).toBe(404);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("onetable.modules")))
    .toBe(JSON.stringify({ bombcat: [] }));
  await expect(mine(page)).toHaveCount(0);
});

test("what is no module is refused in words, and what is pasted or dropped is one", async ({ page }) => {
  allow(page, /400/);
  const section = await workshop(page);
  await choose(page, file("broken.json", '{\n  "v": 1,\n}'), file("huge.json", " ".repeat(200_000)));
  await expect(section.getByRole("alert")).toContainText("broken.json This is not JSON: look at line 3, column 1.");
  await expect(section.getByRole("alert")).toContainText("huge.json This is too long. A module has at most 128 KiB.");
  await expect(mine(page)).toHaveCount(0);

  // The keyboard is enough: an example to begin with, changed or not.
  await page.locator("summary", { hasText: "Paste text instead" }).press("Enter");
  await page.getByRole("button", { name: "Show me an example" }).press("Enter");
  await expect(page.getByLabel("The text of a module")).toHaveValue(/"yarn"/);
  await page.getByRole("button", { name: "Add", exact: true }).press("Enter");
  await expect(mine(page).filter({ hasText: "Ball of yarn" })).toContainText("Wind a ball");
  await expect(section.locator(".problem")).toHaveCount(0);

  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "naps.json", { type: "application/json" }));
    return data;
  }, JSON.stringify(NAPS));
  await section.dispatchEvent("dragover", { dataTransfer: dropped });
  await section.dispatchEvent("drop", { dataTransfer: dropped });
  await expect(mine(page).filter({ hasText: "Naps" })).toContainText("Sunbeam");
  // The guide can be read where there is no repository.
  const href = await section.getByRole("link", { name: "The guide for authors" }).getAttribute("href");
  const guide = await page.request.get(href ?? "");
  expect(guide.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await guide.text()).toContain("# Making cards for Bomb Cat");
});
