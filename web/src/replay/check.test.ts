import { describe, expect, test } from "vitest";
import { check, type SavedMatch } from "./check";

/** The luck of a match that a server has dealt. */
const room = "poqm_WTRUIOV9KTHX6qY3w";
const match: SavedMatch = {
  game: "duel",
  rules: "0ddff5a16d3c120fa50d4ede10f8225c",
  setup: { seats: 2, seed: "d3d4da9d4ab677f07f9e5e01435d55e49e5cc19506009c58711234ea2f6dbd91" },
  sealed: {
    place: room,
    promise: "4a89b94487e1018b4ffcaf442e2dcf7b82c8b06c8bbc4a424c60d7436749f682",
    secret: "f86ee4e04ce855a37196dee2901f801b161ace038f6b658db7217f3ccb61e8a4",
    parts: [
      {
        promise: "001b894eebdeb638324c1fee82def09bace5a6470688fed196afaa45d3925a33",
        value: "bca26c64606bf729f9351b7788d582fe06bb1190c33db6517854468e2f4c86fd",
      },
      {},
    ],
  },
  log: [],
};
const { sealed } = match as Required<SavedMatch>;
const other = (hex: string) => hex.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
const bad = async (saved: SavedMatch) =>
  (await check(saved, room)).flatMap(({ what, outcome }) => (outcome === "bad" ? [what] : []));

describe("the luck of a match", () => {
  test("is found good, and a seat without a part is noted", async () => {
    expect(await check(match, room)).toEqual([
      { what: "place", outcome: "good" },
      { what: "server", outcome: "good" },
      { what: "seat", seat: 0, outcome: "good" },
      { what: "seat", seat: 1, outcome: "none" },
      { what: "seed", outcome: "good" },
    ]);
  });

  test("another secret is not what the server promised, and makes another seed", async () => {
    expect(await bad({ ...match, sealed: { ...sealed, secret: other(sealed.secret) } })).toEqual(["server", "seed"]);
  });

  test("a secret that was promised for other rules does not count", async () => {
    expect(await bad({ ...match, rules: other(match.rules) })).toEqual(["server"]);
  });

  test("another value is not what the seat promised, and makes another seed", async () => {
    const parts = sealed.parts.map(({ promise, value }) => ({ promise, value: value && other(value) }));
    expect(await bad({ ...match, sealed: { ...sealed, parts } })).toEqual(["seat", "seed"]);
  });

  test("a value that nobody promised does not count", async () => {
    const parts = sealed.parts.map(({ value }) => ({ value }));
    expect(await bad({ ...match, sealed: { ...sealed, parts } })).toEqual(["seat"]);
  });

  test("a seed that was dealt from something else is found out", async () => {
    expect(await bad({ ...match, setup: { ...match.setup, seed: other(match.setup.seed) } })).toEqual(["seed"]);
  });

  test("parts of another room, or of fewer seats, do not count", async () => {
    expect((await check(match, "another")).filter(({ outcome }) => outcome === "bad")).toEqual([
      { what: "place", outcome: "bad" },
    ]);
    expect(await bad({ ...match, setup: { ...match.setup, seats: 3 } })).toEqual(["place"]);
  });

  test("where nothing is recorded nothing is claimed", async () => {
    expect(await check({ ...match, sealed: undefined }, room)).toEqual([]);
  });
});
