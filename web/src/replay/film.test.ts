import { describe, expect, test } from "vitest";
import type { Event } from "../../../protocol/protocol";
import type { Film as FilmData } from "../../../protocol/protocol";
import { Film } from "./film";

const began = (seat: number): Event => ({ event: { turn_began: { seat } } });
const took = (card: string): Event => ({ event: { took: { card } } });

const data: FilmData = {
  sight: { view: { coins: [1, 1], row: ["#a", "#b"] }, asked: [0] },
  events: [{ event: "dealt" }],
  steps: [
    { seat: 0, did: "play", events: [began(0)], delta: { view: { coins: { "0": [2] } } } },
    {
      seat: 0,
      did: "play",
      undone: true,
      events: [took("#a"), began(1)],
      delta: { view: { row: { "*": [1] } }, asked: [[1]] },
    },
    { seat: 0, did: "undo", events: [{ undone: { from: 2 } }], delta: { view: { row: [["#a", "#b"]] }, asked: [[0]] } },
    { seat: 0, did: "play", events: [took("#b"), began(1)], delta: { view: { row: { "*": [0] } }, asked: [[1]] } },
    { seat: 1, did: "concede", delta: { asked: [[]], outcome: [{ reason: "conceded", standings: [] }] } },
  ],
};

describe("a film", () => {
  const film = new Film(data);

  test("shows each moment, in any order", () => {
    expect(film.last).toBe(5);
    expect(film.at(4).sight.view).toEqual({ coins: [2, 1], row: ["#a"] });
    expect(film.at(2).sight.view).toEqual({ coins: [2, 1], row: ["#b"] });
    expect(film.at(3).sight).toEqual({ view: { coins: [2, 1], row: ["#a", "#b"] }, asked: [0] });
    expect(film.at(0).sight).toBe(data.sight);
    expect(film.at(5).sight.outcome).toEqual({ reason: "conceded", standings: [] });
  });

  test("a moment beyond the ends is the nearest", () => {
    expect(film.at(-3)).toBe(film.at(0));
    expect(film.at(99)).toBe(film.at(5));
  });

  test("tells what was told up to there, and marks what was taken back from the moment it was", () => {
    expect(film.at(0).told).toEqual([{ event: "dealt", undone: false }]);
    expect(film.at(2).told.map((told) => "event" in told && told.undone)).toEqual([false, false, false, false]);
    expect(film.at(3).told.map((told) => ("event" in told ? told.undone : told))).toEqual([
      false,
      false,
      true,
      true,
      { from: 2 },
    ]);
    expect(film.at(4).told).toHaveLength(7);
  });

  test("knows the turns", () => {
    expect(film.turns).toEqual([
      { from: 0, to: 1, seat: undefined },
      { from: 1, to: 2, seat: 0 },
      { from: 2, to: 4, seat: 1 },
      { from: 4, to: 6, seat: 1 },
    ]);
    expect(film.turnAt(0)).toBe(0);
    expect(film.turnAt(3)).toBe(2);
    expect(film.turnAt(5)).toBe(3);
  });

  test("leaps from turn to turn", () => {
    expect(film.leap(0, 1)).toBe(1);
    expect(film.leap(3, 1)).toBe(4);
    expect(film.leap(5, 1)).toBe(5);
    expect(film.leap(3, -1)).toBe(2);
    expect(film.leap(2, -1)).toBe(1);
    expect(film.leap(0, -1)).toBe(0);
  });
});

test("where nothing tells of turns, they follow who did something", () => {
  const steps = [0, 0, 1, 0].map((seat) => ({ seat, did: "play" as const }));
  expect(new Film({ sight: { view: {}, asked: [] }, steps }).turns).toEqual([
    { from: 0, to: 2, seat: 0 },
    { from: 2, to: 3, seat: 1 },
    { from: 3, to: 5, seat: 0 },
  ]);
});

test("a match without a step is one turn", () => {
  const film = new Film({ sight: { view: {}, asked: [0] }, steps: [] });
  expect(film.turns).toEqual([{ from: 0, to: 1, seat: undefined }]);
  expect(film.leap(0, 1)).toBe(0);
});
