import { beforeEach, expect, test } from "vitest";
import { settings } from "$/state/settings.svelte";
import { Speaker } from "./speaker";
import { t, texts } from "./texts.svelte";

beforeEach(async () => {
  for (const lang of ["en", "zh-CN"] as const) {
    settings.set({ lang, cards: null });
    await texts.need("common", "web", "jade", "duel", "hegemony");
  }
  settings.set({ lang: "en" });
});

const taken = { plate_taken: { seat: 1, slot: 2, set: 7, plate: "#warm_amber_dish" } };

test("cards and seats are called by name, as in the terminal", () => {
  const speaker = new Speaker("jade", ["Ada", "Bo\u202eb"]);
  expect(speaker.event(taken)).toBe("Bob takes the plate Warm Amber Dish.");
  settings.set({ lang: "zh-CN" });
  expect(speaker.event(taken)).toBe("Bob 取走食盘「琥珀暖圆盘」。");
});

test("what players have brought is called as they call it", () => {
  const cards = { "do.hero.hexer/hex": { name: { en: "Hex\u202e", zh: "下咒" } }, plain: { name: { en: "Plain" } } };
  const speaker = new Speaker("bombcat", [], cards);
  expect(speaker.card("#do.hero.hexer/hex")).toBe("Hex");
  settings.set({ lang: "zh-CN" });
  expect([speaker.card("#do.hero.hexer/hex"), speaker.card("#plain"), speaker.card("#no_such")]).toEqual([
    "下咒",
    "Plain",
    "no such",
  ]);
  expect([speaker.card("#do.hero.hexer/hex", "en"), speaker.card("#plain", "en")]).toEqual(["Hex", "Plain"]);
});

test("cards have a language of their own", () => {
  settings.set({ lang: "en", cards: "zh-CN" });
  expect(new Speaker("jade", ["Ada", "Bob"]).event(taken)).toBe("Bob takes the plate 琥珀暖圆盘.");
});

test("a sentence comes in pieces with its cards", () => {
  const speaker = new Speaker("duel", ["Ada", "Bob"]);
  const drawn = { tokens_drawn: { seat: 0, tokens: ["#law", null, "#masonry"] } };
  const pieces = speaker.eventPieces(drawn);
  expect(pieces.flatMap((piece) => (typeof piece === "string" ? [] : [piece.card]))).toEqual(["#law", "#masonry"]);
  const whole = pieces.map((piece) => (typeof piece === "string" ? piece : piece.name)).join("");
  expect(whole).toBe(speaker.event(drawn));
});

test("a card that is a piece of its own stands without quotation marks", () => {
  settings.set({ lang: "zh-CN" });
  const speaker = new Speaker("jade", ["李白"]);
  const taken = { plate_taken: { seat: 0, plate: "#green_square_warm", slot: 0, set: 0 } };
  expect(speaker.event(taken)).toMatch(/「.+」/);
  const pieces = speaker.eventPieces(taken);
  expect(pieces.filter((piece) => typeof piece === "string").join("")).not.toMatch(/[「」]/);
  expect(pieces.filter((piece) => typeof piece === "object")).toHaveLength(1);
});

test("Chinese names stand without spaces and others with", () => {
  settings.set({ lang: "zh-CN" });
  const ended = (name: string) => new Speaker("jade", [name]).event({ turn_ended: { seat: 0 } });
  expect([ended("李白"), ended("Ada"), ended("李 白")]).toEqual([
    "李白结束回合。",
    "Ada 结束回合。",
    "李 白结束回合。",
  ]);
});

test("lists of numbers come with their sum, and codes with the words of the game", () => {
  const judged = { seat: 0, dice: [3, 4], over: 1, offered: 2, pairing: 5, target: 8, won: true };
  const said = new Speaker("jade", ["Ada"]).event({ judged });
  expect(said).toContain("7");
  expect(said).toContain("3, 4");
  expect(new Speaker("duel", []).event({ age_began: { age: 2 } })).toBe("Age II begins.");
  expect(new Speaker("duel", []).refusal({ code: "not_destroyable", figures: { color: "brown" } })).toContain(
    " brown ",
  );
});

test("what is missing shows as its id, and a card without a name as its own", () => {
  expect(t("web-no-such-thing")).toBe("web-no-such-thing");
  expect(new Speaker("jade", []).card("#our_own_cake")).toBe("our own cake");
});

test("refusals of the engine are spoken too", () => {
  expect(new Speaker("jade", []).refusal({ code: "not_your_turn" })).toBe("It is not your turn.");
});

test("a text can tell one card from another, also in pieces", () => {
  const speaker = new Speaker("hegemony", ["Ada", "Bob"]);
  const asked = (to: string) => speaker.question({ code: "must_slash", figures: { to } });
  expect(asked("#luanwu")).toContain("lose 1 HP");
  expect(asked("#tiaoxin")).not.toContain("lose 1 HP");
  const set = (kingdom: string | null) => speaker.eventPieces({ kingdom_set: { seat: 0, kingdom } }).join("");
  expect(set("careerist")).toBe("Ada is a careerist.");
  expect(set(null)).toBe("Ada counts as no kingdom any more.");
});

test("several cards in one pair of quotation marks stand without them", () => {
  settings.set({ lang: "zh-CN" });
  const moved = { cards: ["#slash_s8", "#peach_h4"], from: { hand: { seat: 0 } }, to: "discard", cause: "discard" };
  const pieces = new Speaker("hegemony", ["Ada"]).eventPieces({ cards_moved: moved });
  expect(pieces.filter((piece) => typeof piece === "string").join("|")).toBe("Ada 弃置|、|。");
});
