import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "$/state/settings.svelte";
import { Speaker } from "$/texts/speaker";
import { texts } from "$/texts/texts.svelte";
import { tells, tint, told } from "./face";

const nothing = { en: "", zh: "" };
const cards = {
  nap: { sort: "card", class: "func", name: { en: "Nap", zh: "小睡" }, text: { en: "End the turn.", zh: "" } },
  "do.explode": { sort: "action", kind: "auto", veto: "guarded", name: { en: "Explosion", zh: "爆炸" } },
  "tag.x/warm": { sort: "tag", name: { en: "Warm", zh: "暖和" }, text: nothing, color: [255, 136, 0], blocks: [] },
  "tag.x/stuck": { sort: "tag", name: nothing, text: nothing, color: null, blocks: ["transfer", "discard", "odd"] },
  "tag.x/told": { sort: "tag", name: nothing, text: { en: "It purrs.", zh: "" }, color: null, blocks: ["use"] },
  "text.x/0": { sort: "text", name: { en: "Purr aloud", zh: "大声打呼" } },
  "at.x/den": { sort: "region", name: { en: "Den", zh: "窝" } },
};
const speaker = new Speaker("bombcat", [], cards);
const face = (id: string) => ({ card: `#${id}`, cards, speaker });

beforeEach(async () => {
  await texts.needEverywhere("common", "bombcat", "web-bombcat");
  settings.set({ lang: "en" });
});

describe("a face", () => {
  it("regression_what_has_only_a_name_opened_an_empty_card", () => {
    expect(Object.keys(cards).filter((id) => tells(face(id)))).toEqual(["nap", "tag.x/stuck", "tag.x/told"]);
    // Nothing is known of it at all.
    expect(tells(face("lost"))).toBe(false);
  });

  it("says what a tag keeps its card from, in either language", () => {
    expect(told(face("tag.x/stuck")).written).toEqual(["A card with this tag cannot be handed over or discarded."]);
    expect(told(face("tag.x/told")).written).toEqual(["It purrs.", "A card with this tag cannot be used."]);
    settings.set({ lang: "zh-CN" });
    expect(told(face("tag.x/stuck")).written).toEqual(["带有此标记的牌不能转移或弃置。"]);
  });
});

describe("the colour of a tag", () => {
  it("is what its author has written", () => {
    expect(tint(cards["tag.x/warm"])).toBe("rgb(255 136 0)");
  });

  it("is none where there is none, or it is something else", () => {
    expect(tint(cards["tag.x/stuck"])).toBeUndefined();
    expect(tint({ color: "brown" })).toBeUndefined();
    expect(tint({ color: [1, 2, "3) url(x"] })).toBeUndefined();
    expect(tint(undefined)).toBeUndefined();
  });
});
