import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { artOf, chainOf } from "./art";

const read = (file: string) =>
  JSON.parse(readFileSync(`../games/duel/data/${file}.json`, "utf8")) as { id: string; chain?: string }[];
const all = ["cards", "wonders", "tokens"].flatMap(read);

describe("pictures", () => {
  test("every card, wonder and token has one of its own", () => {
    const pictures = all.map(({ id }) => artOf(id));
    expect(all.filter(({ id }) => !artOf(id))).toEqual([]);
    expect(new Set(pictures).size).toBe(all.length);
  });

  test("every chain has a sign of its own", () => {
    const starts = [...new Set(all.flatMap(({ chain }) => (chain ? [chain] : [])))];
    expect(starts.length).toBeGreaterThan(10);
    expect(new Set(starts.map(chainOf)).size).toBe(starts.length);
    expect(starts.map(chainOf)).not.toContain(chainOf("no such card"));
  });
});
