import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo } from "$/net/api";
import { texts } from "$/texts/texts.svelte";
import { options } from "./terms";

beforeEach(() => texts.need("common"));

const game = {
  name: "bombcat",
  options: { properties: { hand: { default: 5 }, modules: { default: [] }, seated: { default: [] } } },
} as unknown as GameInfo;
const cards = {
  "module.test.nap": { name: { en: "Naps", zh: "午睡" }, fingerprint: "5d0f" },
  "module.hero.glue": { name: { en: "Gluemaker", zh: "胶水匠" }, fingerprint: "77aa" },
};
const words = (chosen: unknown) => options(game, chosen, cards).map(({ words }) => words);

describe("what a table is played by", () => {
  it("calls modules by their names, whether options name them or carry them", () => {
    expect(words({ modules: ["5d0f", { id: "hero.glue" }], seated: ["", "hero.glue"] })).toEqual([
      "5",
      "Naps, Gluemaker",
      "Gluemaker",
    ]);
  });

  it("says what is usual where nothing was chosen", () => {
    expect(words(null)).toEqual(["5"]);
  });
});
