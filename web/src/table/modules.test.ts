import { describe, expect, it } from "vitest";
import type { Report } from "$/net/api";
import { inWords, modulesOf, parts } from "./modules";

const report: Report = {
  id: "saucer",
  name: { en: "Saucer of milk", zh: "一碟牛奶" },
  notes: [],
  text: {
    en: "Saucer of milk\n- Saucer: Take the top card.\n- Sticky (a mark on cards): Cannot be used.\n* Lap it up: On your turn: take it.",
    zh: "一碟牛奶\n- 奶碟：收入弃牌堆顶的牌。\n- 粘住（牌上的标记）：不能使用。\n* 舔奶：你的回合：收入它。",
  },
};

describe("what a module brings", () => {
  it("is told part by part, in either language", () => {
    expect(parts(report, "en")).toEqual({
      things: [
        { name: "Saucer", text: "Take the top card." },
        { name: "Sticky (a mark on cards)", text: "Cannot be used." },
      ],
      actions: [{ name: "Lap it up", text: "On your turn: take it." }],
    });
    expect(parts(report, "zh-CN").actions).toEqual([{ name: "舔奶", text: "你的回合：收入它。" }]);
  });

  it("is said once, where a card has only what its action says", () => {
    const text = { en: "Naps\n- Sunbeam: End the turn.\n* Bask: End the turn.", zh: "" };
    expect(parts({ ...report, text }, "en").things).toEqual([{ name: "Sunbeam", text: "" }]);
  });

  it("is nothing where there is only a name, or a line without a colon is all there is", () => {
    const text = { en: "Saucer of milk", zh: "" };
    expect(parts({ ...report, text }, "en")).toEqual({ things: [], actions: [] });
    expect(parts({ ...report, text: { en: "x\n- bare", zh: "" } }, "en").things).toEqual([{ name: "bare", text: "" }]);
  });

  it("is called in the other language where this one is missing", () => {
    expect(inWords({ en: "", zh: "奶碟" }, "en")).toBe("奶碟");
    expect(inWords({ en: "Saucer", zh: "奶碟" }, "zh-CN")).toBe("奶碟");
    expect(inWords({ en: "a\u202eb", zh: "" }, "en")).toBe("ab");
  });
});

describe("the modules of a table", () => {
  const cards = {
    attack: { name: {} },
    "module.test.nap": { fingerprint: "5d0f" },
    "module.hero.warden": { fingerprint: "77aa" },
  };
  it("are what its options list by fingerprints, each once", () => {
    const options = { hand: 5, modules: ["5d0f", "5d0f", "unknown", { id: "whole" }], seated: ["hero.warden"] };
    expect(modulesOf(options, cards)).toEqual([{ hash: "5d0f", card: "module.test.nap" }]);
  });

  it("are none where nothing was chosen", () => {
    expect(modulesOf(null, cards)).toEqual([]);
    expect(modulesOf({ modules: [] }, cards)).toEqual([]);
  });
});
