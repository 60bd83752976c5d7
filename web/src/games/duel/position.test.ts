import { describe, expect, test } from "vitest";
import { alarms, draftOrder, extentOf, lastTaken, nextOnTrack, roundOf, spotsOf, zoneLabel } from "./position";
import type { View } from "./types";

const told = (...events: unknown[]) => events.map((event) => ({ event, undone: false }));

/** As much of a view as the track needs: how far seat 0 is ahead, and loot that is left on each side. */
function view(advance: number, loot: View["military"]["loot"], symbols: [number, number] = [0, 0]): View {
  const city = (ahead: number, count: number) => ({ advance: ahead, symbols: Array(count).fill(["globe", false]) });
  return {
    military: { pawn: advance, capital: 9, zones: [], loot },
    cities: [city(advance, symbols[0]), city(-advance, symbols[1])],
    symbols_to_win: 6,
  } as unknown as View;
}
const WHOLE: View["military"]["loot"] = [
  [
    [3, 2],
    [6, 5],
  ],
  [
    [3, 2],
    [6, 5],
  ],
];

describe("where cards lie", () => {
  test("each age has twenty places within its extent", () => {
    expect([1, 2, 3].map((age) => spotsOf(age).length)).toEqual([20, 20, 20]);
    expect(extentOf(spotsOf(1))).toEqual({ rows: 5, columns: 6, from: 0 });
    expect(extentOf(spotsOf(2))).toEqual({ rows: 5, columns: 6, from: 0 });
    expect(extentOf(spotsOf(3))).toEqual({ rows: 7, columns: 4, from: 2 });
  });

  test("no places during the draft", () => expect(extentOf(spotsOf(0))).toEqual({ rows: 0, columns: 0, from: 0 }));
});

describe("what was taken last", () => {
  const built = { card_built: { seat: 1, card: "#baths", place: 15, coins: 2, trade: 2, chain: false } };

  test("is the last card that left its place", () => {
    const taken = lastTaken(told(built, { card_revealed: { place: 9, card: "#altar" } }, { turn_began: { seat: 0 } }));
    expect(taken).toMatchObject({ seat: 1, card: "#baths", place: 15, how: "card_built" });
  });

  test("is nothing in a new age, and nothing that was taken back", () => {
    expect(lastTaken(told(built, { age_began: { age: 2, cards: [], guilds: [] } }))).toBeUndefined();
    expect(lastTaken([{ event: built, undone: true }])).toBeUndefined();
  });
});

describe("the draft", () => {
  test("goes one, two, two, two, one", () => expect(draftOrder(1)).toEqual([1, 0, 0, 1, 0, 1, 1, 0]));

  test("shows the four of the round, or what is left if it was not seen", () => {
    const [first, second] = [
      ["#a", "#b", "#c", "#d"],
      ["#e", "#f", "#g", "#h"],
    ];
    expect(roundOf(told({ wonders_shown: { wonders: first } }, { wonders_shown: { wonders: second } }), [])).toEqual(
      second,
    );
    expect(roundOf([], ["#h"])).toEqual(["#h"]);
  });
});

describe("what is close", () => {
  test("loot of whoever is behind", () => {
    expect(nextOnTrack(view(-1, WHOLE), 0)).toEqual({ code: "loot", seat: 0, shields: 2, coins: 2 });
    expect(nextOnTrack(view(4, [WHOLE[0], [[6, 5]]]), 0)).toEqual({ code: "loot", seat: 1, shields: 2, coins: 5 });
  });

  test("the capital when no loot is left before it", () => {
    expect(nextOnTrack(view(7, [WHOLE[0], []]), 0)).toEqual({ code: "capital", seat: 0, shields: 2 });
  });

  test("with the pawn in the middle, one's own loss", () => {
    expect(nextOnTrack(view(0, WHOLE), 1)).toEqual({ code: "loot", seat: 1, shields: 3, coins: 2 });
  });

  test("wins that are near, of both sides", () => {
    expect(alarms(view(0, WHOLE, [4, 4]))).toEqual([]);
    expect(alarms(view(-6, WHOLE, [5, 0]))).toEqual([
      { code: "symbols", seat: 0, missing: 1 },
      { code: "capital", seat: 1, shields: 3 },
    ]);
  });
});

test("the points of a zone stand once, in its middle", () => {
  const zones: [number, number][] = [
    [1, 2],
    [3, 5],
    [6, 10],
  ];
  const labels = Array.from({ length: 10 }, (_, distance) => zoneLabel(zones, 9, distance));
  expect(labels).toEqual(["", "", "2", "", "5", "", "", "10", "", ""]);
});
