import { expect, test } from "vitest";
import type { OptionSchema } from "$/net/api";
import { choices, said } from "./options";

const DECK: OptionSchema = { oneOf: [{ const: "full" }, { enum: ["small", "tiny"] } as object] };
const read = (option: OptionSchema) => choices({ $defs: { Deck: DECK }, properties: { it: option } })[0];

test("words, numbers and truths can be chosen", () => {
  expect(read({ $ref: "#/$defs/Deck", default: "small" })).toEqual({
    name: "it",
    values: ["full", "small", "tiny"],
    usual: "small",
  });
  expect(read({ type: "integer", minimum: 2, maximum: 5, default: 3 })).toEqual({
    name: "it",
    values: [2, 3, 4, 5],
    usual: 3,
  });
  expect(read({ type: "boolean", default: true })).toEqual({ name: "it", values: [false, true], usual: true });
  expect(read({ type: "string", enum: ["a", "b"] })).toEqual({ name: "it", values: ["a", "b"], usual: "a" });
});

test("what cannot be gone through is not offered", () => {
  const wide: OptionSchema = { type: "integer", minimum: 0, maximum: 4_294_967_295 };
  const list: OptionSchema = { type: "array", items: { type: "string" } };
  for (const option of [wide, list, { type: "integer" }, { type: "string" }, { $ref: "#/$defs/Gone" }]) {
    expect(read(option)).toBeUndefined();
  }
  expect(choices({})).toEqual([]);
});

test("only what is not usual is said", () => {
  const all = choices({
    $defs: { Deck: DECK },
    properties: { deck: { $ref: "#/$defs/Deck" }, trim: { type: "boolean" } },
  });
  expect(said(all, {})).toEqual({});
  expect(said(all, { deck: "full", trim: true, gone: 1 })).toEqual({ trim: true });
});
