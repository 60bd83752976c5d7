import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { texts } from "$/texts/texts.svelte";
import { ago } from "./words";

const MINUTE = 60_000;

test("times are told in the biggest unit that fits", async () => {
  await texts.needEverywhere("web-pages");
  const now = 1_800_000_000_000;
  expect(ago(now - 20_000, now, "en")).toBe("just now");
  expect(ago(now + 5_000, now, "en")).toBe("just now");
  expect(ago(now - 3 * MINUTE, now, "en")).toBe("3 minutes ago");
  expect(ago(now - 119 * MINUTE, now, "en")).toBe("1 hour ago");
  expect(ago(now - 25 * 60 * MINUTE, now, "en")).toBe("yesterday");
  expect(ago(now - 20_000, now, "zh-CN")).toBe("刚刚");
  expect(ago(now - 3 * MINUTE, now, "zh-CN")).toBe("3 分钟前");
  expect(ago(now - 25 * 60 * MINUTE, now, "zh-CN")).toBe("昨天");
});

test("the shelf calls each game as its own texts do", () => {
  const read = (lang: string, file: string) => readFileSync(`../locales/${lang}/${file}.ftl`, "utf8");
  const message = (text: string, id: string) => new RegExp(`^${id} = (.+)$`, "m").exec(text)?.[1];
  for (const game of ["bombcat", "duel", "hegemony", "jade", "smashup"]) {
    for (const [lang, other] of [
      ["en", "zh-CN"],
      ["zh-CN", "en"],
    ] as const) {
      const shelf = read(lang, "web-pages");
      expect(message(shelf, `web-shelf-${game}`)).toBe(message(read(lang, game), `${game}-name`));
      expect(message(shelf, `web-shelf-${game}-also`)).toBe(message(read(other, game), `${game}-name`));
    }
  }
});
