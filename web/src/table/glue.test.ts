import { expect, test } from "vitest";
import { glue } from "./glue";

const bun = { card: "#bun", name: "Bun" };

test("punctuation stays beside the card before it", () => {
  expect(glue(["取", bun, "，配对 4 分。"])).toEqual([
    { text: "取" },
    { card: "#bun", tail: "，" },
    { text: "配对 4 分。" },
  ]);
  expect(glue([bun, "、", bun, "。"])).toEqual([
    { card: "#bun", tail: "、" },
    { card: "#bun", tail: "。" },
  ]);
});

test("everything else is as it was", () => {
  expect(glue(["takes ", bun, " onto ", bun])).toEqual([
    { text: "takes " },
    { card: "#bun", tail: "" },
    { text: " onto " },
    { card: "#bun", tail: "" },
  ]);
  expect(glue([", and so on"])).toEqual([{ text: ", and so on" }]);
});
