import { expect, test } from "vitest";
import type { SeatInfo } from "../../../protocol/protocol";
import { lacking } from "./lacking";
import { reach } from "./reach";

const person = (id: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  holder: { person: { id, name: id } },
  here: true,
  ...more,
});
const bot: SeatInfo = { holder: { bot: "easy" } };

test.each([
  ["an open seat goes before everything", [person("host"), { holder: "open" } as SeatInfo, person("b")], "open", [1]],
  ["who is away and not ready is missed", [person("host"), person("b", { here: false }), person("c")], "away", [1]],
  ["who is ready may be away", [person("host"), person("b", { here: false, ready: true })], "nothing", []],
  ["who is not ready is waited for", [person("host"), person("b")], "unready", [1]],
  ["the host and bots are ready", [person("host"), bot], "nothing", []],
] as const)("%s", (_, seats, kind, whom) => {
  expect(lacking({ seats: [...seats], host: "host" })).toEqual({ kind, seats: whom });
});

test("a link that leads nowhere for others is told apart", () => {
  expect(reach(true, "127.0.0.1")).toBe("only-here");
  expect(reach(false, "localhost")).toBe("local-name");
  expect(reach(false, "[::1]")).toBe("local-name");
  expect(reach(false, "192.168.1.7")).toBeUndefined();
  expect(reach(false, "localhost.example.org")).toBeUndefined();
});
