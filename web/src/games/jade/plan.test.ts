import { describe, expect, it } from "vitest";
import type { Choice } from "$/table/scene";
import { about, between, foresee } from "./plan";
import { actionFigures, chaliceHolder, lead, pairing, rewardsLeft } from "./position";
import type { Action, AreaView, CardInfo, Color, Shape, Temp, View } from "./types";

const card = (
  id: string,
  snack: boolean,
  level: number,
  colors: Color[],
  shapes: Shape[],
  temps: Temp[],
  full = 1,
): [string, CardInfo] => [id, { snack, kind: { id, level, colors, shapes, temps, copies: { full, small: 0 } } }];
const cards = Object.fromEntries([
  card("bun", true, 1, ["red"], ["circle"], ["warm"]),
  card("moon", true, 3, ["red", "green", "yellow"], ["circle"], ["cold"]),
  card("dish", false, 1, ["red"], ["square"], ["warm"], 3),
  card("tray", false, 2, ["green"], ["circle"], ["cold"], 2),
  card("chalice", false, 4, ["red", "green", "yellow"], ["circle", "square", "flower"], ["warm", "cold"], 0),
]);

const area = (more: Partial<AreaView> = {}): AreaView => ({
  waiting: [],
  personal: [],
  offering: [],
  bonus: false,
  score: 0,
  ...more,
});
const set = (id: number, plate: string, snack: string | null = null) => ({
  id,
  plate,
  snack,
  score: 3,
  offerable: true,
});
const view = (areas: AreaView[], more: Partial<View> = {}): View => ({
  started: true,
  players: areas.length,
  current: 0,
  points: 2,
  turn: 3,
  idle: 0,
  idle_limit: 10,
  chalice: false,
  over: null,
  offerings: 1,
  jade_at: 5,
  end_at: 8,
  table: [
    { plate: "#dish", snack: "#bun" },
    { plate: "#dish", snack: null },
  ],
  areas,
  snacks: 50,
  plates: 40,
  rewards: 18,
  ...more,
});
const cost = { code: "cost", figures: { points: 1 } };
const worth = (score: number) => ({ code: "pairing", figures: { score, color: 1, shape: 0, temp: 1, level: 1 } });

describe("pairing", () => {
  it("counts what is shared and the level of the snack", () => {
    expect(pairing(cards, "#dish", "#bun")).toEqual({ color: 1, shape: 0, temp: 1, level: 1, score: 3 });
    expect(pairing(cards, "#tray", "#moon")).toEqual({ color: 1, shape: 1, temp: 1, level: 3, score: 6 });
  });
});

describe("what an action would change", () => {
  const mine = area({ waiting: [set(1, "#dish", "#bun"), set(2, "#tray")], score: 10 });
  const now = view([mine, area({ score: 12 })]);

  it("a plate that waits costs a point", () => {
    const choice: Choice<Action> = { action: { take_plate: { slot: 1 } }, quote: [cost] };
    expect(foresee(now, cards, 0, choice)).toMatchObject({
      points: { before: 2, after: 1 },
      score: { before: 10, after: 9 },
    });
  });

  it("a snack on a plate changes no score yet", () => {
    const choice: Choice<Action> = { action: { take_snack: { slot: 0, set: 2 } }, quote: [{ code: "free" }, worth(1)] };
    expect(foresee(now, cards, 0, choice)).toEqual({
      points: { before: 2, after: 2 },
      score: { before: 10, after: 10 },
      ghost: { area: "waiting", plate: "#tray", snack: "#bun", set: 2 },
    });
  });

  it("tasting brings the pairing, and the set waits no longer", () => {
    const choice: Choice<Action> = { action: { taste: { set: 1 } }, quote: [cost, worth(3)] };
    expect(foresee(now, cards, 0, choice).score).toEqual({ before: 10, after: 14 });
  });

  it("offering brings one more, less a plate that comes back", () => {
    const offer = (...more: Choice["quote"] & object): Choice<Action> => ({
      action: { offer: { set: 1 } },
      quote: [cost, worth(3), ...more],
    });
    expect(foresee(now, cards, 0, offer()).score.after).toBe(15);
    expect(foresee(now, cards, 0, offer({ code: "reward", figures: { level: 2 } })).score.after).toBe(14);
  });

  it("where dice are thrown it tells both ends", () => {
    const choice: Choice<Action> = {
      action: { offer: { set: 1 } },
      quote: [
        cost,
        worth(3),
        { code: "judgement", figures: { over: 1, offered: 1, pairing: 3, target: 5, ways: 6, of: 36 } },
      ],
    };
    expect(foresee(now, cards, 0, choice)).toMatchObject({ score: { before: 10, after: 14 }, won: 14 });
    const spent = view([area({ ...mine, personal: [set(3, "#tray", "#bun")] }), area()]);
    expect(foresee(spent, cards, 0, choice)).toMatchObject({ score: { after: 15 }, won: 14 });
  });
});

describe("what is selected", () => {
  const options: Choice<Action>[] = [
    { action: { take_snack: { slot: 0, set: 2 } } },
    { action: { take_snack: { slot: 3, set: 2 } } },
    { action: { taste: { set: 1 } } },
    { action: "end_turn" },
  ];
  it("finds the actions about a thing", () => {
    expect(about("slot-0", options)).toEqual([options[0]]);
    expect(about("set-2", options)).toEqual([options[0], options[1]]);
    expect(about(undefined, options)).toEqual([]);
  });
  it("finds what brings two things together, from either end", () => {
    expect(between("slot-3", "set-2", options)).toBe(options[1]);
    expect(between("set-2", "slot-3", options)).toBe(options[1]);
    expect(between("set-1", "slot-3", options)).toBeUndefined();
  });
});

describe("a position", () => {
  it("knows who leads", () => {
    const now = view([area({ score: 5 }), area({ score: 9 }), area({ score: 7 })]);
    expect([0, 1, 2].map((seat) => lead(now, seat))).toEqual([-4, 2, -2]);
  });
  it("knows where the chalice is and which rewards are left", () => {
    const now = view([area(), area({ personal: [set(1, "#chalice", "#bun")], waiting: [set(2, "#tray")] })]);
    expect(chaliceHolder(now, cards)).toBe(1);
    expect(rewardsLeft(now, cards, 2)).toBe(1);
    expect(rewardsLeft(now, cards, 4)).toBe(0);
  });
  it("fills in the sentences of actions", () => {
    const now = view([area({ waiting: [set(2, "#tray")] }), area({ waiting: [set(5, "#dish", "#moon")] })]);
    expect(actionFigures(now, 0, { claim_snack: { from: 5, set: 2 } })).toEqual({
      snack: "#moon",
      plate: "#tray",
      owner: 1,
      own: "false",
    });
    expect(actionFigures(now, 0, { take_plate: { slot: 1 } })).toEqual({ plate: "#dish" });
  });
});
