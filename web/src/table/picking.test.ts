import { expect, test } from "vitest";
import type { Preview } from "$/net/visit";
import { Picking } from "./picking";

/** Rules that take picks in rising order only and offer what can follow, as those of Smash Up do. */
function rules(all: string[], min: number, max: number, mayStop: boolean) {
  const offers = (batch: string[]) => {
    const last = batch.length === 0 ? -1 : all.indexOf(batch.at(-1) ?? "");
    // What comes so late that too few are left behind it is not offered.
    const left = min - batch.length;
    const next = all.slice(last + 1).filter((_, at, rest) => rest.length - at >= left);
    return [...next, ...(mayStop && batch.length >= min ? ["done"] : [])].map((action) => ({ action }));
  };
  const question = { code: "pick", min, max };
  const preview = (batch: string[]): Promise<Preview> => {
    const known = batch.filter((pick) => pick !== "done");
    const isRising = known.every((pick, at) => at === 0 || all.indexOf(pick) > all.indexOf(known[at - 1] ?? ""));
    const fits =
      isRising && batch.every((pick, at) => offers(batch.slice(0, at)).some(({ action }) => action === pick));
    if (!fits) return Promise.resolve({ refused: { code: "not_offered" } });
    const complete =
      batch.at(-1) === "done" || known.length === max || offers(known).every(({ action }) => action === "done");
    return Promise.resolve(complete ? { complete } : { complete, question, choices: offers(batch) });
  };
  return new Picking<string>({ question, choices: offers([]) }, preview);
}

const shown = (picking: Picking<string>) =>
  picking.options.map(({ action, isBack }) => (isBack ? `-${action}` : action));

test("picks can be made in any order and are sent in that of the rules", async () => {
  const picking = rules(["a", "b", "c"], 2, 2, false);
  await picking.explore();
  expect(shown(picking)).toEqual(["a", "b", "c"]);
  expect(await picking.pick("c")).toBe("more");
  expect(shown(picking)).toEqual(["a", "b", "-c"]);
  expect(await picking.pick("a")).toEqual({ send: ["a", "c"] });
});

test("a pick is taken back by picking it again", async () => {
  const picking = rules(["a", "b", "c"], 2, 2, false);
  await picking.explore();
  await picking.pick("b");
  expect(picking.made).toEqual(["b"]);
  expect(await picking.pick("b")).toBe("more");
  expect(picking.made).toEqual([]);
  expect(shown(picking)).toEqual(["a", "b", "c"]);
});

test("one may stop where the rules let one", async () => {
  const picking = rules(["a", "b", "c"], 0, 3, true);
  await picking.explore();
  expect(shown(picking)).toContain("done");
  await picking.pick("b");
  expect(await picking.pick("done")).toEqual({ send: ["b", "done"] });
});

test("a last pick waits for others that may go before it", async () => {
  const picking = rules(["a", "b", "c"], 0, 3, true);
  await picking.explore();
  expect(await picking.pick("c")).toBe("more");
  expect(shown(picking)).toEqual(["a", "b", "-c", "done"]);
  expect(await picking.pick("a")).toBe("more");
  expect(await picking.pick("done")).toEqual({ send: ["a", "c"] });
});

test("what cannot be is refused with its reason", async () => {
  const picking = rules(["a", "b"], 1, 1, false);
  expect(await picking.pick("x")).toEqual({ refused: { code: "not_offered" } });
});
