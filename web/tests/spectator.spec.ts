/** Whoever watches gets to see no hidden card: neither on the page nor in anything that the server sends. */
import type { Page } from "@playwright/test";
import { expect, openRoom, test } from "./fixtures";
import { play } from "./play";

test.setTimeout(180_000);

test("a spectator of Smash Up is sent no card of a hand", async ({ page, another }) => {
  const friend = await another();
  const watcher = await another();
  const [mine, theirs, watched] = [page, friend, watcher].map(listen) as [Heard, Heard, Heard];
  const room = await openRoom(page, "smashup");
  await friend.goto(`/t/${room}`);
  await page.getByRole("button", { name: "Start" }).click();
  await watcher.goto(`/t/${room}?watch`);
  for (const one of [page, friend, watcher]) await one.locator(".draft").waitFor();

  const people = [page, friend];
  await play(people, "smashup", { look: async () => (await watcher.locator(".draft").count()) === 0 });
  for (const one of people) await one.locator(".group.hand").waitFor();

  /** Nothing of a hand is known to the watcher, but what the rival has been told too. */
  const isHidden = async (owner: Page, told: Heard, rival: Heard | undefined) => {
    const cards = await hand(owner);
    const html = await watcher.content();
    for (const card of cards) {
      expect(told.names(card), "the owner knows it").toBe(true);
      if (rival?.names(card)) continue;
      expect(watched.names(card), `${card} was sent`).toBe(false);
      expect(html.includes(`"${card}"`), `${card} is on the page`).toBe(false);
    }
    return cards.length;
  };
  // Right after the deal nobody knows anything of the other.
  expect(await isHidden(page, mine, undefined)).toBeGreaterThan(3);
  expect(await isHidden(friend, theirs, undefined)).toBeGreaterThan(3);
  for (let rounds = 0; rounds < 8; rounds++) {
    await play(people, "smashup", { presses: 4 });
    // The last move may come to one page before another; what has been told is never taken back.
    await expect(async () => {
      await isHidden(page, mine, theirs);
      await isHidden(friend, theirs, mine);
    }).toPass({ timeout: 10_000 });
  }
  // The watcher did see what was played.
  await expect(watcher.locator(".log li")).not.toHaveCount(0);
  const things = () => Promise.all([page, watcher].map((one) => one.locator("[data-thing]").count()));
  await expect.poll(async () => new Set(await things()).size).toBe(1);
});

class Heard {
  readonly frames: string[] = [];

  names(card: string): boolean {
    return this.frames.some((frame) => frame.includes(JSON.stringify(card)));
  }
}

/** Keeps everything that the server sends to a page. */
function listen(page: Page): Heard {
  const heard = new Heard();
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.frames.push(String(payload))));
  return heard;
}

/** The cards that a person has in hand, such as `#hidden_ninja`. */
function hand(page: Page): Promise<string[]> {
  return page
    .locator(".group.hand [data-card]")
    .evaluateAll((cards) => cards.map((card) => `#${(card as HTMLElement).dataset.card?.replace("#", "")}`));
}
