import { expect, it } from "vitest";
import type { Told } from "$/net/mirror";
import { lastThrow } from "./throws";

const judged = { seat: 0, dice: [1, 2], over: 1, offered: 1, pairing: 3, target: 5, won: true };
const told = (...events: unknown[]): Told[] => events.map((event) => ({ event, undone: false }) as Told);
const turn = (seat: number) => ({ turn_began: { seat, points: 2 } });

it("shows the last throw until everybody has had a turn", () => {
  expect(lastThrow(told({ judged }, turn(1)), 2)).toEqual({ number: 0, judged });
  expect(lastThrow(told({ judged }, turn(1), turn(0)), 2)?.number).toBe(0);
  expect(lastThrow(told({ judged }, turn(1), turn(0), turn(1)), 2)).toBeUndefined();
  expect(lastThrow(told(turn(0)), 2)).toBeUndefined();
});

it("forgets a throw that was taken back", () => {
  expect(lastThrow([{ event: { judged }, undone: true } as Told], 2)).toBeUndefined();
});
