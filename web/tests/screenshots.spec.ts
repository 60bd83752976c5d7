/** Takes the pictures in docs/screenshots: every page and table, on a desktop and a phone, in both languages. */
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { dress, expect, openRoom, playBot, test } from "./fixtures";
import { concede, PAGES } from "./places";
import { asked, play } from "./play";

test.setTimeout(300_000);

const FOLDER = fileURLToPath(new URL("../../docs/screenshots", import.meta.url));
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Look {
  screen: "desktop" | "phone";
  lang: "en" | "zh-CN";
  theme: "light" | "dark";
}
const TWO: Look[] = [
  { screen: "desktop", lang: "en", theme: "light" },
  { screen: "phone", lang: "zh-CN", theme: "light" },
];
const ALL: Look[] = [
  ...TWO,
  { screen: "desktop", lang: "zh-CN", theme: "light" },
  { screen: "phone", lang: "en", theme: "light" },
  { screen: "desktop", lang: "en", theme: "dark" },
  { screen: "phone", lang: "zh-CN", theme: "dark" },
];

type Another = (options?: BrowserContextOptions) => Promise<Page>;

const LANGS = ["en", "zh-CN"] as const;
const inside = (looks: Look[], lang: Look["lang"]) => looks.filter((look) => look.lang === lang);

/** Somebody with a name in the language of the pictures: a seat keeps its name, so each language has its own matches. */
async function somebody(another: Another, lang: Look["lang"]): Promise<Page> {
  const page = await another({ locale: lang });
  await page.goto("/");
  await expect(page.locator("article").first()).toBeVisible();
  return page;
}

/** Pictures of one place, as the person of a page sees it on each screen. */
async function picture(
  another: Another,
  who: Page,
  name: string,
  looks: Look[],
  go: (page: Page) => Promise<unknown>,
): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const { screen, lang, theme } of looks) {
    const cookies = await who.context().cookies();
    const page = await another({ ...(screen === "phone" ? PHONE : DESKTOP), reducedMotion: "reduce", locale: lang });
    await page.context().addCookies(cookies);
    await dress(page, { lang, theme });
    await go(page);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    const tone = theme === "dark" ? "-dark" : "";
    // Paper and cloth have a grain, which makes big PNGs.
    const path = `${FOLDER}/${name}-${screen}-${lang.slice(0, 2)}${tone}.jpg`;
    await page.screenshot({ path, type: "jpeg", quality: 66 });
    await page.close();
  }
}

/** When a match looks like one, and what is pressed to show it. */
const TABLES: Record<string, { seats?: number; isThere: (page: Page) => Promise<boolean>; press: string }> = {
  duel: {
    isThere: async (page) => (await page.locator(".pyramid .at.gone").count()) > 7,
    press: ".pyramid .card.free",
  },
  jade: {
    seats: 3,
    isThere: async (page) => (await page.locator(".mine .shelf .over, .zone .shelf .over").count()) > 2,
    press: ".slots button.live",
  },
  smashup: { isThere: async (page) => (await page.locator("[data-thing]").count()) > 6, press: ".shelf .card.open" },
};

for (const lang of LANGS) {
  const [two, all] = [inside(TWO, lang), inside(ALL, lang)];
  for (const [game, { seats, isThere, press }] of Object.entries(TABLES)) {
    test(`${game} in ${lang}`, async ({ another }) => {
      const page = await somebody(another, lang);
      const room = await playBot(page, game, { seats });
      await asked(page);
      const table = async (page: Page) => {
        await page.goto(`/t/${room}`);
        await asked(page);
      };
      await picture(another, page, `${game}-start`, two, table);
      const canPress = async () => (await page.locator(press).count()) > 0;
      await play(page, game, { look: async () => (await isThere(page)) && (await canPress()) });
      await picture(another, page, game, all, async (page) => {
        await table(page);
        await page.locator(press).first().click();
      });
      if (game === "smashup") {
        await picture(another, page, "text", inside(TWO.slice(0, 1), lang), async (page) => {
          await table(page);
          await page.keyboard.press("t");
          await expect(page.locator(".text section").nth(2)).toBeVisible();
        });
        return;
      }
      await play(page, game);
      await picture(another, page, `${game}-result`, two, async (page) => {
        await page.goto(`/t/${room}`);
        await expect(page.locator("#result")).toBeVisible();
      });
      if (game === "jade") return;
      await picture(another, page, "replay", two, async (page) => {
        await page.goto(`/r/${room}#30`);
        await expect(page.getByRole("slider")).toBeVisible();
      });
    });
  }

  test(`pages in ${lang}`, async ({ another }) => {
    const page = await somebody(another, lang);
    const room = await openRoom(page, "jade", { seats: ["me", "open", { bot: "normal" }] });
    await expect(page.locator(".place").first()).toBeVisible();
    await picture(another, page, "waiting", two, async (page) => {
      await page.goto(`/t/${room}`);
      await expect(page.locator(".place").first()).toBeVisible();
    });
    const plain = await playBot(page, "smashup");
    await picture(another, page, "plain", two, async (page) => {
      await page.goto(`/t/${plain}?table=plain`);
      await asked(page);
    });
    // So that the list of one's tables has one of each kind.
    await playBot(page, "duel");
    await concede(page);
    for (const { name, go } of PAGES) await picture(another, page, name, name === "home" ? all : two, go);
  });
}
