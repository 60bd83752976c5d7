import { expect, test } from "vitest";
import type { Document, Snapshot } from "../../../protocol/protocol";
import { checksum } from "./delta";
import { Mirror } from "./mirror";

const document = (phase: string) => ({ room: { phase } }) as unknown as Document;
const event = (n: number) => ({ event: { n } });
const snapshot = (number: number, events: Snapshot["events"], phase = "waiting"): Snapshot => ({
  room: "r",
  number,
  events,
  document: document(phase),
  chat: [],
});

function mirror(): Mirror {
  const mirror = new Mirror("r");
  mirror.snapshot(snapshot(0, [event(0), event(1)]));
  return mirror;
}

const marks = (mirror: Mirror) => mirror.told.map((told) => ("event" in told ? told.undone : null));

test("updates change the document and add to what was told", () => {
  const known = mirror();
  const delta = { room: { phase: ["playing"] } };
  expect(known.update({ room: "r", number: 2, events: [event(2)], delta })).toBe("changed");
  expect(known.document?.room.phase).toBe("playing");
  expect(known.since).toBe(3);
});

test("what did not happen stays and is marked", () => {
  const known = mirror();
  known.update({ room: "r", number: 2, events: [{ undone: { from: 1 } }, event(3)] });
  expect(marks(known)).toEqual([false, true, null, false]);
});

test("a gap makes it stale until the next snapshot", () => {
  const known = mirror();
  expect(known.update({ room: "r", number: 3, events: [event(3)] })).toBe("stale");
  expect(known.update({ room: "r", number: 2, events: [event(2)] })).toBe("nothing");
  expect(known.since).toBe(2);
  expect(known.snapshot(snapshot(2, [event(2), event(3)], "over"))).toBe("changed");
  expect(known.since).toBe(4);
});

test("a delta that does not fit makes it stale and changes nothing", () => {
  const known = mirror();
  expect(known.update({ room: "r", number: 2, events: [event(2)], delta: { room: { phase: { x: [1] } } } })).toBe(
    "stale",
  );
  expect(known.since).toBe(2);
});

test("a heartbeat tells a mirror that has gone wrong", () => {
  const right = { room: "r", number: 2, checksum: checksum(document("waiting")) };
  expect(mirror().beat([right])).toBe("nothing");
  expect(mirror().beat([{ ...right, number: 3 }])).toBe("stale");
  expect(mirror().beat([{ ...right, checksum: "00000000" }])).toBe("stale");
  expect(mirror().beat([])).toBe("nothing");
  expect(new Mirror("r").beat([right])).toBe("nothing");
});

test("a snapshot that begins later is taken as it is", () => {
  const known = mirror();
  known.snapshot(snapshot(5, [event(5)]));
  expect([known.told.length, known.since]).toEqual([1, 6]);
  known.update({ room: "r", number: 6, events: [{ undone: { from: 5 } }] });
  expect(marks(known)).toEqual([true, null]);
});

test("what was said is there once", () => {
  const line = (text: string, at: number) => ({ from: { id: "b", name: "Bob" }, text, at });
  const known = mirror();
  known.update({ room: "r", chat: line("hi", 1) });
  known.snapshot({ ...snapshot(2, []), chat: [line("hi", 1), line("there", 2)] });
  expect(known.chat.map(({ text }) => text)).toEqual(["hi", "there"]);
});
