import { beforeEach, expect, test, vi } from "vitest";
import * as api from "$/net/api";
import { Refusal, type GameInfo, type Module } from "$/net/api";
import { settings } from "$/state/settings.svelte";
import { texts } from "$/texts/texts.svelte";
import { keepModule, keptModules } from "./kept";
import { Modules, notAdded } from "./modules.svelte";

vi.mock("$/net/api", { spy: true });

const BOMBCAT: GameInfo = { name: "bombcat", seats: [2, 10], options: {}, documents: "modules", rules: "" };
const words = { en: "", zh: "" };
const module = (hash: string): Module => ({ hash, report: { id: hash, name: words, notes: [], text: words } });
const file = (name: string, text = "{}", size = text.length) => ({
  file: name,
  size,
  text: () => Promise.resolve(text),
});
const refusing = (code: string, figures = {}) => new Refusal({ code, figures });
const fresh = () => Modules.of(BOMBCAT) as Modules;

beforeEach(async () => {
  vi.resetAllMocks();
  localStorage.clear();
  vi.mocked(api.arrive).mockResolvedValue({ token: "", me: { person: { id: "1", name: "Ann" } } } as never);
  await texts.needEverywhere("common", "web", "web-modules");
  settings.set({ lang: "en" });
});

test("only games that list documents take any", () => {
  expect(Modules.of({ ...BOMBCAT, documents: undefined })).toBeUndefined();
  expect(Modules.of(BOMBCAT)).toBeDefined();
});

test("what is given is chosen, kept in the browser, and named in the options", async () => {
  vi.mocked(api.keepModule).mockResolvedValueOnce(module("aa")).mockResolvedValueOnce(module("bb"));
  vi.mocked(api.module).mockResolvedValue({ id: "naps" });
  const modules = fresh();
  await modules.add([file("a.json", '{"v":1}'), file("b.json")]);
  expect(api.keepModule).toHaveBeenCalledWith("bombcat", '{"v":1}');
  expect(modules.all.map(({ hash, isOn }) => [hash, isOn])).toEqual([
    ["bb", true],
    ["aa", true],
  ]);
  expect(keptModules("bombcat")).toEqual(["bb", "aa"]);
  expect(await modules.options(2)).toEqual({ modules: ["bb", "aa"] });
  modules.remove("bb");
  expect(keptModules("bombcat")).toEqual(["aa"]);
  expect(await modules.options(2)).toEqual({ modules: ["aa"] });
});

test("a table without any has no such option", async () => {
  expect(await fresh().options(2)).toEqual({});
});

test("heroes sit down from the first seat on, as far as there are seats", async () => {
  vi.mocked(api.keepModule).mockImplementation((_, text) => Promise.resolve(module(text)));
  vi.mocked(api.module).mockImplementation((_, hash) => Promise.resolve({ id: `hero.${hash}`, hero: { en: hash } }));
  const modules = fresh();
  await modules.add([file("c", "c"), file("b", "b"), file("a", "a")]);
  expect(await modules.options(2)).toEqual({ modules: ["a", "b", "c"], seated: ["hero.a", "hero.b"] });
});

test("what was brought before can be chosen again, and is forgotten when the server does not know it", async () => {
  for (const hash of ["lost", "away", "old"]) keepModule("bombcat", hash);
  vi.mocked(api.moduleReport).mockImplementation((_, hash) =>
    hash === "lost"
      ? Promise.reject(refusing("unknown_module"))
      : hash === "away"
        ? Promise.reject(refusing("unreachable"))
        : Promise.resolve(module(hash)),
  );
  const modules = fresh();
  await modules.recall();
  expect(modules.all.map(({ hash, isOn }) => [hash, isOn])).toEqual([["old", false]]);
  // A server that could not be asked may still know it.
  expect(keptModules("bombcat")).toEqual(["old", "away"]);
});

test("the same module is there once, chosen if it is given again", async () => {
  keepModule("bombcat", "aa");
  vi.mocked(api.moduleReport).mockResolvedValue(module("aa"));
  vi.mocked(api.keepModule).mockResolvedValue(module("aa"));
  const modules = fresh();
  await modules.add([file("a.json")]);
  await modules.recall();
  expect(modules.all.map(({ hash, isOn }) => [hash, isOn])).toEqual([["aa", true]]);
});

test("why something was not taken is said in words, and the others are taken", async () => {
  vi.mocked(api.keepModule)
    .mockRejectedValueOnce(refusing("malformed", { problem: "trailing comma at line 9 column 3" }))
    .mockRejectedValueOnce(refusing("malformed", { problem: "odd" }))
    .mockRejectedValueOnce(refusing("too_many", { most: 200 }))
    .mockRejectedValueOnce(refusing("too_fast"))
    .mockResolvedValueOnce(module("aa"));
  const modules = fresh();
  const names = ["comma", "odd", "many", "fast", "good"];
  await modules.add([file("large", "", 1 << 30), ...names.map((name) => file(name))]);
  expect(modules.problems.map(notAdded)).toEqual([
    "large was not added. This is too long. A module has at most 128 KiB.",
    "comma was not added. This is not JSON: look at line 9, column 3.",
    "odd was not added. This is not JSON, the form in which modules are written.",
    "many was not added. This server already keeps 200 modules of yours, and more it does not take.",
    "fast was not added. That was too much at once; wait a moment.",
  ]);
  expect(modules.all.map(({ hash }) => hash)).toEqual(["aa"]);
  expect(api.keepModule).toHaveBeenCalledTimes(5);
  expect(modules.isBusy).toBe(false);
});

test("regression_why_something_was_not_taken_stayed_in_the_language_of_that_moment", async () => {
  vi.mocked(api.keepModule).mockRejectedValue(refusing("malformed", { problem: "odd at line 11 column 3" }));
  const modules = fresh();
  await modules.add([file("a.json"), { size: 1, text: () => Promise.resolve("{") }]);
  settings.set({ lang: "zh-CN" });
  expect(modules.problems.map(notAdded)).toEqual([
    "a.json 没能加上。这不是 JSON：请看第 11 行第 3 列。",
    "粘贴的文本没能加上。这不是 JSON：请看第 11 行第 3 列。",
  ]);
});

test("regression_a_corrected_file_was_played_beside_its_old_version", async () => {
  const version = (hash: string, id = "naps"): Module => ({
    hash,
    report: { id, name: { en: "Naps", zh: "" }, notes: [], text: words },
  });
  vi.mocked(api.keepModule).mockImplementation((_, text) =>
    Promise.resolve(text === "other" ? version(text, "other") : version(text)),
  );
  const modules = fresh();
  const on = () => modules.all.map(({ hash, file, isOn }) => [hash, file, isOn]);
  await modules.add([file("naps.json", "old"), file("other.json", "other")]);
  await modules.add([file("naps.json", "new")]);
  expect(on()).toEqual([
    ["new", "naps.json", true],
    ["other", "other.json", true],
    ["old", "naps.json", false],
  ]);
  expect(modules.all.map((module) => modules.isAmbiguous(module))).toEqual([true, true, true]);
  // Whoever gives the old one again wants it.
  await modules.add([file("naps.json", "old")]);
  expect(on().map(([hash, , isOn]) => [hash, isOn])).toEqual([
    ["old", true],
    ["new", false],
    ["other", true],
  ]);
  // What comes together is played together.
  const both = fresh();
  await both.add([file("one.json", "one"), file("two.json", "two")]);
  expect(both.chosen).toHaveLength(2);
});

test("a name that only one has needs nothing beside it", async () => {
  vi.mocked(api.keepModule).mockResolvedValueOnce(module("aa")).mockResolvedValueOnce(module("bb"));
  const modules = fresh();
  await modules.add([file("a.json"), file("b.json")]);
  expect(modules.all.map((one) => modules.isAmbiguous(one))).toEqual([false, false]);
});

test("no more than a dozen are kept, and nothing that is not a hash", () => {
  for (let at = 0; at < 20; at++) keepModule("bombcat", `h${at}`);
  expect(keptModules("bombcat")).toHaveLength(12);
  expect(keptModules("bombcat")[0]).toBe("h19");
  localStorage.setItem("onetable.modules", '{"bombcat":[7,"aa",null]}');
  expect(keptModules("bombcat")).toEqual(["aa"]);
  localStorage.setItem("onetable.modules", "not json");
  expect(keptModules("bombcat")).toEqual([]);
});
