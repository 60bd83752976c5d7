import { expect, test } from "vitest";
import type { RoomSummary } from "../../../../protocol/protocol";
import { canSit, canWatch, mine, openSeats, pace } from "./rooms";

const room = (id: string, changes: Partial<RoomSummary> = {}): RoomSummary => ({
  room: id,
  game: "duel",
  phase: "playing",
  seats: [{ person: { id: "me", name: "Me" } }, { bot: "easy" }],
  listed: false,
  locked: false,
  spectators: "public",
  clock: "none",
  asked: [1],
  changed_at: 0,
  ...changes,
});

test("my turn comes first, the longest wait before the others, then what is newest", () => {
  const rooms = [
    room("over", { phase: "over", asked: [] }),
    room("old", { changed_at: 1 }),
    room("new", { changed_at: 2 }),
    room("turn-new", { asked: [0], changed_at: 9 }),
    room("turn-old", { asked: [0, 1], changed_at: 5 }),
    room("waiting", { phase: "waiting", asked: [] }),
    room("closed", { phase: "closed" }),
  ];
  const rows = mine(rooms, "me");
  expect(rows.map(({ room }) => room.room)).toEqual(["turn-old", "turn-new", "new", "old", "waiting", "over"]);
  expect(rows.map(({ state }) => state)).toEqual(["turn", "turn", "others", "others", "waiting", "over"]);
});

test("a room where somebody else is asked, or where I have no seat, is not my turn", () => {
  expect(mine([room("a", { asked: [1] })], "me")[0]).toMatchObject({ seat: 0, state: "others" });
  expect(mine([room("a", { asked: [0] })], "host")[0]).toMatchObject({ seat: undefined, state: "others" });
});

test("one can sit where a seat is free and watch what others play", () => {
  const open = room("open", { phase: "waiting", seats: [{ person: { id: "ann", name: "Ann" } }, "open"] });
  const full = room("full", { phase: "waiting", seats: [{ person: { id: "ann", name: "Ann" } }, { bot: "hard" }] });
  const played = room("played", { seats: [{ person: { id: "ann", name: "Ann" } }, { bot: "hard" }] });
  const secret = { ...played, room: "secret", spectators: "none" } as const;
  const rooms = [open, full, played, secret, room("mine")];
  expect(canSit(rooms, "me").map(({ room }) => room)).toEqual(["open"]);
  expect(canSit(rooms, "ann")).toEqual([]);
  expect(canWatch(rooms, "me").map(({ room }) => room)).toEqual(["played"]);
  expect(openSeats(open)).toBe(1);
});

test("the pace is that of the clock", () => {
  expect(pace("none")).toBe("free");
  expect(pace({ days: { days: 3 } })).toBe("days");
  expect(pace({ bank: { seconds: 600, increment: 10 } })).toBe("live");
});
