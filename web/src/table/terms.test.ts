import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo } from "$/net/api";
import { texts } from "$/texts/texts.svelte";
import { options } from "./terms";

beforeEach(() => texts.need("common"));

const game = {
  name: "bombcat",
  documents: "modules",
  options: { properties: { hand: { default: 5 }, modules: { default: [] }, seated: { default: [] } } },
} as unknown as GameInfo;
const cards = {
  "module.hero.glue": { name: { en: "Gluemaker", zh: "胶水匠" }, fingerprint: "77aa" },
};
const words = (chosen: unknown) => options(game, chosen, cards).map(({ words }) => words);

describe("what a table is played by", () => {
  it("calls heroes by their names, and leaves modules to their own list", () => {
    expect(words({ modules: ["5d0f", "77aa"], seated: ["", "hero.glue"] })).toEqual(["5", "Gluemaker"]);
  });

  it("says what is usual where nothing was chosen", () => {
    expect(words(null)).toEqual(["5"]);
  });
});
