import { beforeAll, describe, expect, test } from "vitest";
import { settings } from "$/state/settings.svelte";
import { texts } from "./texts.svelte";
import { left, spoken } from "./time";

beforeAll(async () => {
  for (const lang of ["zh-CN", "en"] as const) {
    settings.set({ lang });
    await texts.need("common", "web", "web-room");
  }
});

describe("what is left", () => {
  test.each([
    [-5, "0:00"],
    [0, "0:00"],
    [1, "0:01"],
    [59_000, "0:59"],
    [59_001, "1:00"],
    [102_000, "1:42"],
    [3_599_000, "59:59"],
    [3_600_000, "1 h"],
    [86_399_000, "23 h"],
    [86_400_000, "1 d"],
  ])("%d ms", (milliseconds, words) => expect(left(milliseconds)).toBe(words));
});

describe("a span as one says it", () => {
  test.each([
    [1, "1 second", "1 秒"],
    [90, "90 seconds", "90 秒"],
    [60, "1 minute", "1 分钟"],
    [600, "10 minutes", "10 分钟"],
    [5_400, "90 minutes", "90 分钟"],
    [7_200, "2 hours", "2 小时"],
    [0, "0 seconds", "0 秒"],
  ])("%d s", (seconds, english, chinese) => {
    settings.set({ lang: "en" });
    expect(spoken(seconds)).toBe(english);
    settings.set({ lang: "zh-CN" });
    expect(spoken(seconds)).toBe(chinese);
    settings.set({ lang: "en" });
  });
});
