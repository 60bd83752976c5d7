import { expect, test } from "vitest";
import { shelfOf } from "./shelf";
import type { View } from "./types";

const view = (more: Partial<View> = {}): View =>
  ({
    players: [{ cards: ["#a", "#b", "#a"], discard: ["#c", "#d", "#c"] }, { discard: ["#e"] }],
    ...more,
  }) as unknown as View;
const short = (groups: ReturnType<typeof shelfOf>) =>
  groups.map(({ owner, pile, cards }) => [owner, pile, cards.map(({ card }) => card).join(" ")]);

test("the hand lies there, alike cards told apart", () => {
  const [hand] = shelfOf(view(), 0, []);
  expect(hand?.cards.map(({ copy }) => copy)).toEqual([0, 0, 1]);
  expect(hand?.isOpen).toBe(false);
});

test("piles of which something can be picked come before a hand of which nothing can", () => {
  const groups = shelfOf(view(), 0, ["card:0:discard:#c", "card:1:discard:#e"]);
  expect(short(groups)).toEqual([
    [0, "discard", "#c #c"],
    [1, "discard", "#e"],
    [0, "hand", "#a #b #a"],
  ]);
});

test("a card that rises from the discard pile lies behind a hand that can be played", () => {
  const groups = shelfOf(view(), 0, ["card:0:hand:#a", "card:0:discard:#d"]);
  expect(short(groups)).toEqual([
    [0, "hand", "#a #b #a"],
    [0, "discard", "#d"],
  ]);
});

test("cards turned up lie open, those of others face down", () => {
  const groups = shelfOf(
    view({
      shown: [
        { owner: 1, card: "#x" },
        { owner: 1, card: null },
      ],
    }),
    0,
    ["card:1:shown:#x"],
  );
  expect(short(groups)[0]).toEqual([1, "shown", "#x "]);
  expect(groups[0]?.isOpen).toBe(true);
});

test("a search shows what can be found", () => {
  expect(short(shelfOf(view(), 0, ["card:0:deck:#q", "card:0:deck:#r"]))[0]).toEqual([0, "deck", "#q #r"]);
});

test("an opened discard pile is shown whole, even empty", () => {
  expect(short(shelfOf(view(), 0, [], 0))).toContainEqual([0, "discard", "#c #d #c"]);
  expect(shelfOf(view(), undefined, [], 1)).toHaveLength(1);
});
