import { beforeEach, expect, test, vi } from "vitest";
import type { RoomSummary } from "../../../../protocol/protocol";
import { Refusal, type GameInfo } from "$/net/api";
import * as api from "$/net/api";
import { settings } from "$/state/settings.svelte";
import { router } from "../router.svelte";
import { keepHabit } from "./habits";
import { playBot, usualSeats, watch, withFriends } from "./start";

vi.mock("$/net/api", { spy: true });
vi.stubGlobal("scrollTo", () => {});

const JADE: GameInfo = { name: "jade", seats: [2, 5], options: {}, rules: "" };
const opened = (room: string) => ({ room, link: "", only_here: true });

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  settings.set({ coached: [] });
  router.go("/");
});

test("the first game explains itself", async () => {
  vi.mocked(api.lesson).mockResolvedValue(opened("first"));
  await playBot(JADE);
  expect(router.path).toBe("/t/first");
  expect(api.playBot).not.toHaveBeenCalled();
});

test("where no lesson can be had, the first game is a plain one", async () => {
  vi.mocked(api.lesson).mockRejectedValue(new Refusal({ code: "no_such_page" }));
  vi.mocked(api.playBot).mockResolvedValue(opened("plain"));
  await playBot(JADE);
  expect(router.path).toBe("/t/plain");
});

test("later games are as last time", async () => {
  settings.set({ coached: ["jade"] });
  keepHabit("jade", { level: "hard", seats: 4 });
  vi.mocked(api.playBot).mockResolvedValue(opened("later"));
  await playBot(JADE);
  expect(api.lesson).not.toHaveBeenCalled();
  expect(api.playBot).toHaveBeenCalledWith({ game: "jade", level: "hard", seats: 4 });
});

test("who knows a game can still have it explained", async () => {
  settings.set({ coached: ["jade"] });
  vi.mocked(api.lesson).mockResolvedValue(opened("again"));
  await playBot(JADE, true);
  expect(router.path).toBe("/t/again");
});

test("the seats are as many as the game takes", () => {
  expect(usualSeats(JADE)).toBe(2);
  keepHabit("jade", { seats: 9 });
  expect(usualSeats(JADE)).toBe(5);
});

test("a table for friends has a seat for each", async () => {
  keepHabit("jade", { seats: 3 });
  vi.mocked(api.openRoom).mockResolvedValue(opened("friends"));
  await withFriends(JADE);
  expect(api.openRoom).toHaveBeenCalledWith({ game: "jade", seats: ["me", "open", "open"] });
  expect(router.path).toBe("/t/friends");
});

test("one watches what is played in public, or hears that there is nothing", async () => {
  const rooms: RoomSummary[] = [];
  vi.mocked(api.rooms).mockResolvedValue({ rooms });
  expect(await watch("jade")).toBe(false);
  expect(router.path).toBe("/");
  rooms.push({
    ...{ room: "seen", game: "jade", phase: "playing", seats: [{ bot: "easy" }, { bot: "hard" }], listed: true },
    ...{ locked: false, spectators: "public", clock: "none", asked: [], changed_at: 0 },
  });
  expect(await watch("jade")).toBe(true);
  expect(router.path + location.search).toBe("/t/seen?watch");
});
