import { expect, test } from "vitest";
import type { Document, FromClient, FromServer, Phase, SealPart } from "../../../protocol/protocol";
import { Visit } from "./visit";

/** A room with the host in seat 0 and one open seat; `seat` is that of the client. */
function document(phase: Phase, seat?: number, parts: SealPart[] = [{}, {}]): Document {
  const holder = { person: { id: "a", name: "Ada" } };
  const other = seat === 1 ? { person: { id: "b", name: "Bob" } } : ("open" as const);
  return {
    room: { phase, seats: [{ holder, ready: true }, { holder: other }], seal: { promise: "ab", parts } },
    ...(seat === undefined ? {} : { me: { seat, decision: 0 } }),
  } as unknown as Document;
}

const snapshot = (document: Document, number = 0): FromServer => ({
  type: "snapshot",
  room: "r",
  number,
  events: [],
  document,
  chat: [],
});

const commands = (messages: FromClient[]) => messages.flatMap((one) => (one.type === "do" ? [one.command] : []));

test("coming in joins, sits down, is ready and brings a part of the luck", () => {
  const visit = new Visit("r", { watch: false, password: "plum" });
  expect(visit.enter()).toEqual([{ type: "join", room: "r", since: 0, password: "plum", through: undefined }]);
  expect(commands(visit.hear(snapshot(document("waiting"))).send)).toEqual([{ sit: {} }]);
  expect(commands(visit.hear(snapshot(document("waiting"))).send)).toEqual([]);
  const [promise, ready] = commands(visit.hear(snapshot(document("waiting", 1))).send);
  expect(ready).toEqual({ ready: { ready: true } });
  const hash = (promise as { promise: { promise: string } }).promise.promise;
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const opened = commands(visit.hear(snapshot(document("opening", 1, [{}, { promise: hash }]))).send);
  expect(opened).toEqual([{ reveal: { value: expect.stringMatching(/^[0-9a-f]{64}$/) as string } }]);
});

test("a promise that is not ours is not opened", () => {
  const visit = new Visit("r", { watch: false });
  expect(commands(visit.hear(snapshot(document("opening", 1, [{}, { promise: "cd" }]))).send)).toEqual([]);
});

test("who watches does not sit down, and who gets up stays on his feet", () => {
  expect(commands(new Visit("r", { watch: true }).hear(snapshot(document("waiting"))).send)).toEqual([]);
  const visit = new Visit("r", { watch: false });
  visit.hear(snapshot(document("waiting", 1)));
  expect(commands(visit.hear(snapshot(document("waiting"))).send)).toEqual([]);
});

test("after a break what was not answered goes out again in order", () => {
  const visit = new Visit("r", { watch: true });
  visit.command("undo");
  visit.command("rematch");
  visit.command({ say: { text: "hi" } });
  expect(visit.hear({ type: "done", room: "r", cseq: 2 }).news).toEqual([{ kind: "done", cseq: 2 }]);
  expect(visit.hear({ type: "done", room: "r", cseq: 2 }).news).toEqual([]);
  expect(commands(visit.enter())).toEqual(["undo", { say: { text: "hi" } }]);
  expect(visit.isSettled).toBe(false);
});

test("a stale mirror joins again", () => {
  const visit = new Visit("r", { watch: true });
  visit.hear(snapshot(document("over")));
  const turn = visit.hear({ type: "update", room: "r", number: 4, events: [] });
  expect(turn.send.map(({ type }) => type)).toEqual(["join"]);
});

test("refusals find what they are about", () => {
  const visit = new Visit("r", { watch: true });
  visit.command("start");
  const reason = { code: "not_host" };
  const refused = (more: object): FromServer => ({ type: "refused", room: "r", reason, ...more });
  const [news] = visit.hear(refused({ cseq: 1 })).news;
  expect(news).toEqual({ kind: "refused", cseq: 1, command: "start", reason });
  expect(visit.hear(refused({ cseq: 1 })).news).toEqual([]);
  const { id } = visit.preview(3, []);
  expect(visit.hear(refused({ id })).news).toEqual([{ kind: "preview", id, preview: { refused: reason } }]);
  expect(visit.hear(refused({})).news).toEqual([{ kind: "shut", reason }]);
});

test("other rooms mean nothing", () => {
  const visit = new Visit("r", { watch: false });
  expect(visit.hear({ ...snapshot(document("waiting")), room: "x" } as FromServer)).toEqual({ send: [], news: [] });
});
