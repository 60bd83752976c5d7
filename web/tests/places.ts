/** Every page and every kind of table, for tests that look at all of them. */
import { expect, type Page } from "@playwright/test";
import { openRoom, playBot } from "./fixtures";
import { file, NAPS, PURRS } from "./modules";
import { asked, play } from "./play";

export interface Place {
  name: string;
  go: (page: Page) => Promise<void>;
}

/** Opens an address and waits until there is something to read. */
const at = (name: string, path: string, sign = "main h1"): Place => ({
  name,
  go: async (page) => {
    await page.goto(path);
    await expect(page.locator(sign).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
  },
});

export const PAGES: Place[] = [
  at("home", "/", "article"),
  at("settings", "/settings"),
  at("account", "/account"),
  at("credits", "/credits"),
  at("not-found", "/no/such/page"),
  ...["duel", "jade", "smashup"].flatMap((game) => [
    at(`${game}-play`, `/g/${game}`, "form"),
    at(`${game}-rules`, `/g/${game}#rules`, ".read"),
    at(`${game}-cards`, `/g/${game}#cards`, "input[type=search]"),
  ]),
  ...["bombcat", "hegemony"].map((game) => at(`${game}-rules`, `/g/${game}#rules`, ".read")),
  at("bombcat-cards", "/g/bombcat#cards", "input[type=search]"),
  at("no-such-table", "/t/AAAAAAAAAAAAAAAAAAAAAA", "#shut"),
];

/** How far a match goes before one looks. */
const MIDDLE: Record<string, string> = {
  duel: ".pyramid .card.free",
  jade: ".waiting button.live:has(.score), .shelf button.live:has(.over)",
  smashup: "[data-thing]",
};

export const TABLES: Place[] = ["duel", "jade", "smashup"].flatMap((game) => [
  {
    name: `${game}-start`,
    go: async (page: Page) => {
      await playBot(page, game);
      await asked(page);
    },
  },
  {
    name: `${game}-middle`,
    go: async (page: Page) => {
      await playBot(page, game);
      await toTheMiddle(page, game);
    },
  },
]);

export const ROOMS: Place[] = [
  {
    name: "waiting",
    go: async (page) => {
      await openRoom(page, "smashup", { seats: ["me", "open", { bot: "easy" }] });
      await expect(page.locator(".place").first()).toBeVisible();
    },
  },
  {
    name: "bombcat-modules",
    go: async (page) => {
      await page.goto("/g/bombcat");
      await page.locator(".modules summary").click();
      await page.locator('input[type="file"]').setInputFiles([file("purr.json", PURRS), file("naps.json", NAPS)]);
      await expect(page.locator(".modules .told section:not(.notes) li")).toHaveCount(3);
    },
  },
  {
    name: "waiting-modules",
    go: async (page) => {
      await openRoom(page, "bombcat", { options: { modules: [NAPS] } });
      await page.locator(".brought summary").click();
      await expect(page.locator(".brought .told li").first()).toBeVisible();
    },
  },
  {
    name: "plain",
    go: async (page) => {
      const room = await playBot(page, "smashup");
      await page.goto(`/t/${room}?table=plain`);
      await asked(page);
      await expect(page.locator(".moves button").first()).toBeVisible();
    },
  },
  {
    name: "result",
    go: async (page) => {
      await playBot(page, "duel");
      await concede(page);
    },
  },
];

/** Plays some moves, until the table shows what it usually shows. */
export async function toTheMiddle(page: Page, game: string): Promise<void> {
  const sign = page.locator(MIDDLE[game] ?? "");
  await play(page, game, { look: async () => (await sign.count()) > 0 });
}

/** Gives up, as a person does. */
export async function concede(page: Page): Promise<void> {
  await asked(page);
  // A card that was pressed when it could no longer be played lies big over the table.
  const over = page.locator("dialog[open] > .btn.icon");
  if ((await over.count()) > 0) await over.click();
  await page.locator('[popovertarget="menu"]').click();
  await page.locator("#menu button.item:has(.flag), #menu li:has(+ li a[href='/']) button").last().click();
  await page.getByRole("dialog").locator(".btn.primary").click();
  await expect(page.locator("#result")).toBeVisible();
}
