/** What the tests in the browser share: a server, pages on which nothing may go wrong, and ways to a table. */
import { expect, test as base, type BrowserContextOptions, type Page } from "@playwright/test";
import type { NewRoom, Opened, PlayBot } from "../../protocol/protocol";
import { Server } from "./server";

export { expect } from "@playwright/test";

interface Fixtures {
  /** Opens a page for another person, in a browser that shares nothing with the others. */
  another: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  server: Server;
}

/** In these tests `page` fails its test on every warning, error and failed request, unless `allow` says otherwise. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await Server.open();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    const problems = watch(page);
    await use(page);
    expect(problems).toEqual([]);
  },
  another: async ({ browser }, use) => {
    const pages: Page[] = [];
    const problems: string[][] = [];
    await use(async (options) => {
      const page = await (await browser.newContext(options)).newPage();
      pages.push(page);
      problems.push(watch(page));
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
    expect(problems.flat()).toEqual([]);
  },
});

/** What may go wrong on a page. */
const allowed = new WeakMap<Page, RegExp[]>();

/** Says that these problems are part of the test. */
export function allow(page: Page, ...patterns: RegExp[]): void {
  allowed.set(page, [...(allowed.get(page) ?? []), ...patterns]);
}

/** Everything that goes wrong on a page, while it goes wrong. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!allowed.get(page)?.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) note(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => note(`error: ${error}`));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // Whoever goes to another page does not wait for the rest of this one.
    if (why !== "net::ERR_ABORTED") note(`request: ${request.url()} ${why}`);
  });
  return problems;
}

export interface Wishes {
  lang?: "en" | "zh-CN";
  theme?: "light" | "dark";
}

/** Sets language and theme as a person would have on an earlier visit; call it before the first page. */
export async function dress(page: Page, wishes: Wishes): Promise<void> {
  await page.addInitScript((settings) => {
    if (!localStorage.getItem("onetable.settings")) localStorage.setItem("onetable.settings", settings);
  }, JSON.stringify(wishes));
}

/** Sits down at a table against bots; the id of the room. */
export async function playBot(page: Page, game: string, wishes: Partial<PlayBot> = {}): Promise<string> {
  const { room } = await ask<Opened>(page, "/api/play", { game, level: "easy", ...wishes });
  await page.goto(`/t/${room}`);
  return room;
}

/** Opens a room with a seat for oneself and one that is free, and goes there; the id of the room. */
export async function openRoom(page: Page, game: string, wishes: Partial<NewRoom> = {}): Promise<string> {
  const { room } = await ask<Opened>(page, "/api/rooms", { game, seats: ["me", "open"], ...wishes });
  await page.goto(`/t/${room}`);
  return room;
}

/** A request by the person of this page, who becomes a guest if nobody knows them. */
async function ask<T>(page: Page, path: string, data: unknown): Promise<T> {
  const send = async (path: string, data?: unknown) => {
    // The server listens to its own pages only.
    const here = new URL((await page.request.get("/healthz")).url()).origin;
    const reply = await page.request.post(path, { data, headers: { origin: here } });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return reply;
  };
  const cookies = await page.context().cookies();
  if (!cookies.some(({ name }) => name === "onetable")) await send("/api/guest");
  return (await send(path, data)).json();
}
