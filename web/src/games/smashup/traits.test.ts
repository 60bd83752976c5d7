import { expect, test } from "vitest";
import { traitOf } from "./traits";

interface Data {
  id: string;
  abilities?: { on?: string }[];
}

const files = import.meta.glob<Data[]>("../../../../games/smashup/data/*.json", { eager: true, import: "default" });
const cards = Object.values(files).flat();
const having = (...moments: (string | undefined)[]) =>
  cards.filter((card) => card.abilities?.some(({ on }) => moments.includes(on))).map((card) => card.id);

test("every talent of the data has its mark, and nothing else has", () => {
  expect(having("talent").length).toBeGreaterThan(0);
  expect(cards.filter(({ id }) => traitOf(id) === "talent").map(({ id }) => id)).toEqual(having("talent"));
});

test("every special of the data has its mark", () => {
  for (const card of having("special", "special_after", "free", "before_scoring"))
    expect(traitOf(card)).toBe("special");
});

test("what holds while it is in play has a mark", () => {
  for (const card of having(undefined)) expect(traitOf(card), card).toBeDefined();
});
