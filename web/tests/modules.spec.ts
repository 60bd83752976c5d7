/** Cards of one's own: brought on the page of the game, read by everybody, played. */
import type { Page } from "@playwright/test";
import { allow, expect, playBot, test } from "./fixtures";
import { BUSY, COSY, DOZER, file, NAPS, PURRS } from "./modules";
import { asked, play, settled } from "./play";

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
  await expect(purrs.locator(".row small").last()).toHaveText(print.slice(0, 8));

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
  await expect(section.getByRole("alert")).toContainText(
    "broken.json was not added. This is not JSON: look at line 3, column 1.",
  );
  await expect(section.getByRole("alert")).toContainText("huge.json was not added. This is too long.");
  // It is said in the language that is read now.
  await page.locator('button[lang="zh-CN"]').click();
  await expect(section.getByRole("alert")).toContainText("broken.json 没能加上。这不是 JSON：请看第 3 行第 1 列。");
  await page.locator('button[lang="en"]').click();
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

test("regression_versions_of_a_module_could_not_be_told_apart", async ({ page }) => {
  await workshop(page);
  await choose(page, file("naps.json", NAPS));
  await expect(mine(page)).toHaveCount(1);
  const name = { en: "Naps", zh: "小睡" };
  await choose(page, file("naps-corrected.json", { ...NAPS, name }));
  await expect(mine(page)).toHaveCount(2);
  const corrected = page.getByRole("checkbox", { name: /Naps naps-corrected\.json Fingerprint [0-9a-f]{8}/ });
  const old = page.getByRole("checkbox", { name: /Naps naps\.json Fingerprint [0-9a-f]{8}/ });
  await expect(corrected).toBeChecked();
  await expect(old).not.toBeChecked();
});

test("regression_what_has_only_a_name_opened_an_empty_card", async ({ page }) => {
  await playBot(page, "bombcat", { options: { modules: [COSY] } });
  await asked(page);
  const moves = page.locator(".moves .move");
  await moves.filter({ hasText: "Snuggle" }).locator(".btn").first().click();
  // The same card twice: it is marked in two ways.
  for (const tag of ["Warm", "Soft"]) {
    await settled(page);
    await moves.first().locator(".btn").first().click();
    await expect(page.locator(".log")).toContainText(tag);
  }
  const quiet = moves.filter({ hasText: "Stay quiet" });
  await expect(quiet.getByRole("button")).toHaveCount(1);
  await quiet.getByRole("button").click();

  // Every key stands beside the number that it chooses.
  await expect(moves).toHaveCount(4);
  for (const [at, text] of (await moves.allInnerTexts()).entries()) {
    expect(text.trim()).toMatch(new RegExp(`^${at}\\s.*\\b${at}$`));
  }
  await page.keyboard.press("0");
  const log = page.locator(".log");
  await expect(log).toContainText(/chooses 0\./);
  await expect(log).toContainText("chooses: Stay quiet.");
  await expect(log.getByRole("button", { name: /Stay quiet|Soft/ })).toHaveCount(0);
  await expect(log.locator("b", { hasText: "Soft" }).locator(".dot")).toHaveCSS(
    "background-color",
    "rgb(255, 255, 232)",
  );
  await expect(page.locator(".cloth .slip:has(.dot)").first()).toContainText(/Warm/);

  await log.getByRole("button", { name: "Warm" }).click();
  const card = page.getByRole("dialog", { name: "Warm" });
  await expect(card).toContainText("A card with this tag cannot be handed over or discarded.");
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`regression_the_long_text_of_a_card_was_cut_off at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size);
    await playBot(page, "bombcat", { options: { modules: [BUSY], seated: [BUSY.id] } });
    await asked(page);
    await page.locator(".cloth button", { hasText: "Busybody" }).click();
    const card = page.getByRole("dialog", { name: "Busybody" });
    const text = card.locator(".text");
    expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
    await expect(card.getByText(/Errand 19/)).toBeVisible();
    // The keyboard gets to the end, and the way out stays in sight.
    await page.keyboard.press("End");
    const bottom = () => text.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(size.height);
    const close = card.getByRole("button", { name: "Close" });
    await expect(close).toBeInViewport();
    await close.click();
    await expect(card).toBeHidden();
  });
}
