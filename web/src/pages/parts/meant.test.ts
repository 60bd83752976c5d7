import { expect, test } from "vitest";
import { distance, meant, roomIn } from "./meant";

const GAMES = ["duel", "jade", "smashup"];

test("the distance counts letters", () => {
  expect(distance("", "abc")).toBe(3);
  expect(distance("duel", "duel")).toBe(0);
  expect(distance("dual", "duel")).toBe(1);
  expect(distance("kitten", "sitting")).toBe(3);
});

test("near names are found wherever they stand in the address", () => {
  expect(meant("/duel", GAMES)).toEqual(["/g/duel"]);
  expect(meant("/g/dual", GAMES)).toEqual(["/g/duel"]);
  expect(meant("/games/Smash-Up", GAMES)).toEqual(["/g/smashup"]);
  expect(meant("/setting", GAMES)).toEqual(["/settings"]);
  expect(meant("/nowhere/at/all", GAMES)).toEqual([]);
  expect(meant("/", GAMES)).toEqual([]);
});

test("the id of a room is known by its look", () => {
  expect(roomIn("/room/AZqG3yQ2RkqzVb7m3wW5Yg")).toBe("AZqG3yQ2RkqzVb7m3wW5Yg");
  expect(roomIn("/t/AZqG3yQ2RkqzVb7m3wW5Yg/")).toBe("AZqG3yQ2RkqzVb7m3wW5Yg");
  expect(roomIn("/t/short")).toBeUndefined();
});
