import { describe, expect, it } from "vitest";
import { cardsIn, markOf, marksIn, read, readable, type Row } from "./reading";

describe("a view as shelves", () => {
  it("tells figures, seats, flags and words apart and leaves out what is not there", () => {
    expect(read({ turn: 3, current: 1, started: true, over: null, done: false, phase: "play" }, 2)).toEqual([
      { kind: "seat", field: "current", seat: 1 },
      { kind: "word", field: "phase", value: "play" },
      { kind: "flag", field: "started" },
      { kind: "number", field: "turn", value: 3 },
    ]);
  });

  it("takes a number that cannot be a seat for a number", () => {
    expect(read({ first: 7 }, 2)).toEqual([{ kind: "number", field: "first", value: 7 }]);
  });

  it("makes rows of cards, with gaps", () => {
    expect(read({ hand: ["#a", null, "#b"] }, 2)).toEqual([
      { kind: "cards", field: "hand", cards: ["#a", null, "#b"] },
    ]);
  });

  it("gives each seat its shelf where a list has one thing for each", () => {
    const [players] = read({ players: [{ coins: 1 }, { coins: 2 }] }, 2);
    expect(players).toEqual({
      kind: "shelf",
      field: "players",
      parts: [
        { kind: "shelf", field: "players", number: 1, seat: 0, parts: [{ kind: "number", field: "coins", value: 1 }] },
        { kind: "shelf", field: "players", number: 2, seat: 1, parts: [{ kind: "number", field: "coins", value: 2 }] },
      ],
    });
  });

  it("does not take things that name other seats for those of the seats", () => {
    const [uses] = read(
      {
        uses: [
          { seat: 1, targets: [0] },
          { seat: 1, targets: [] },
        ],
      },
      2,
    );
    expect(uses?.kind === "shelf" && uses.parts).toEqual([
      {
        kind: "shelf",
        field: "uses",
        number: 1,
        parts: [
          { kind: "seat", field: "seat", seat: 1 },
          { kind: "seats", field: "targets", seats: [0] },
        ],
      },
      { kind: "shelf", field: "uses", number: 2, parts: [{ kind: "seat", field: "seat", seat: 1 }] },
    ]);
  });

  it("says whose a shelf is once, and gives no seat the tricks before another", () => {
    const [players] = read({ players: [{ seat: 0, judging: [{ card: "#a" }, { card: "#b" }] }, { seat: 1 }] }, 2);
    const [first] = players?.kind === "shelf" ? players.parts : [];
    const [judging] = first?.kind === "shelf" ? first.parts : [];
    expect(judging?.kind === "shelf" && judging.parts.map((part) => part.kind === "shelf" && part.seat)).toEqual([
      undefined,
      undefined,
    ]);
    expect(first?.kind === "shelf" && first.parts.map(({ field }) => field)).toEqual(["judging"]);
  });

  it("keeps empty places of a list", () => {
    const [table] = read({ table: [{ card: "#a" }, { card: null }, { card: "#b" }] }, 2);
    expect(table?.kind === "shelf" && table.parts.map((part) => part.kind === "shelf" && part.parts.length)).toEqual([
      1, 0, 1,
    ]);
  });

  it("makes one row of a pile, with what its cards have, and a figure of one that nobody sees", () => {
    const hand = { count: 3, cards: [{ card: "#a", entered: 2 }, { card: "#b" }], ages: [4] };
    expect(read({ deck: { count: 20 }, hand }, 2)).toEqual([
      { kind: "number", field: "deck", value: 20 },
      {
        kind: "cards",
        field: "hand",
        cards: ["#a", "#b"],
        about: [[{ kind: "number", field: "entered", value: 2 }], []],
        count: 3,
        ages: [4],
      },
    ]);
  });

  it("calls places and figures as the cards that name them", () => {
    const view = { regions: [{ region: "#den", cards: { count: 2 } }], vars: [{ var: "#luck", value: 7 }] };
    expect(read(view, 2)).toEqual([
      { kind: "number", field: "#den", value: 2 },
      { kind: "number", field: "#luck", value: 7 },
    ]);
  });

  it("shows those who wait in a line, whatever their order", () => {
    const [queue] = read({ bucket: [{ seat: 0 }, { seat: 1, extra: true }] }, 2);
    expect(queue).toEqual({
      kind: "queue",
      field: "bucket",
      places: [
        { seat: 0, parts: [] },
        { seat: 1, parts: [{ kind: "flag", field: "extra" }] },
      ],
    });
  });

  it("says who is no longer alive", () => {
    expect(read({ alive: false, open: false }, 2)).toEqual([{ kind: "lack", field: "not_alive" }]);
  });

  it("takes whoever does something for a seat, where it could be the game", () => {
    expect(read({ by: { player: { seat: 1 } } }, 2)).toEqual([{ kind: "seat", field: "by", seat: 1 }]);
    expect(read({ by: "game" }, 2)).toEqual([{ kind: "word", field: "by", value: "game" }]);
  });

  it("takes pairs with a name for fields", () => {
    expect(read({ makes: [["wood", 2]] }, 2)).toEqual([
      { kind: "shelf", field: "makes", parts: [{ kind: "number", field: "wood", value: 2 }] },
    ]);
  });

  it("nests lists of lists", () => {
    const [loot] = read(
      {
        loot: [
          [
            [2, 2],
            [5, 5],
          ],
          [[2, 2]],
        ],
      },
      2,
    );
    expect(loot?.kind === "shelf" && loot.parts[0]).toEqual({
      kind: "shelf",
      field: "loot",
      number: 1,
      parts: [
        {
          kind: "shelf",
          field: "loot",
          parts: [
            { kind: "word", field: "1", value: "2 · 2" },
            { kind: "word", field: "2", value: "5 · 5" },
          ],
        },
      ],
    });
  });
});

it("finds the cards of an action", () => {
  expect(cardsIn({ build_wonder: { wonder: "#a", card: "#b", also: ["#b", 3] } })).toEqual(["#a", "#b"]);
  expect(cardsIn("end_turn")).toEqual([]);
});

describe("what an action is about", () => {
  const row = (field: string, cards: string[], more: Partial<Row> = {}): Row => ({
    kind: "cards",
    field,
    cards,
    ...more,
  });
  const card = (from: unknown, place: number) => ({ card: { card: "#tea", from, place } });

  it("is a card where it lies, not every card of its name", () => {
    const marks = new Set(marksIn(card({ hand: { seat: 1 } }, 0)));
    expect(marks.size).toBe(1);
    expect(markOf(row("hand", ["#tea"]), 0, 1, marks)).toBe([...marks][0]);
    expect(markOf(row("hand", ["#tea"]), 0, 2, marks)).toBeUndefined();
    expect(markOf(row("bank", ["#tea"]), 0, undefined, marks)).toBeUndefined();
    const bank = new Set(marksIn(card("bank", 0)));
    expect(markOf(row("bank", ["#tea"]), 0, undefined, bank)).toBe([...bank][0]);
    expect(markOf(row("hand", ["#tea"]), 0, 1, bank)).toBeUndefined();
  });

  it("may lie in a place that is called as a card is", () => {
    const marks = new Set(marksIn(card({ own: { region: "#den", seat: 1 } }, 0)));
    expect(markOf(row("#den", ["#tea"]), 0, 1, marks)).toBeDefined();
    expect(markOf(row("#den", ["#tea"]), 0, 0, marks)).toBeUndefined();
  });

  it("stands for those that look the same, and not for others of its name", () => {
    const marks = new Set(marksIn([card({ hand: { seat: 0 } }, 0), card({ hand: { seat: 0 } }, 2)]));
    const cursed: Row["about"] = [
      [],
      [{ kind: "number", field: "entered", value: 3 }],
      [{ kind: "flag", field: "cursed" }],
    ];
    const hand = row("hand", ["#tea", "#tea", "#tea"], { about: cursed });
    const [first, second, third] = [0, 1, 2].map((at) => markOf(hand, at, 0, marks));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("goes by the places that a pile has", () => {
    const marks = new Set(marksIn(card("deck", 4)));
    const about: Row["about"] = [[{ kind: "number", field: "place", value: 4 }]];
    expect(markOf(row("deck", ["#tea"], { about }), 0, undefined, marks)).toBeDefined();
  });

  it("is the name alone where an action says no more", () => {
    const marks = new Set(marksIn({ name: { card: "#tea" } }));
    expect(markOf(row("bank", ["#tea", "#cup"]), 0, undefined, marks)).toBe("#tea");
    expect(markOf(row("bank", ["#tea", "#cup"]), 1, undefined, marks)).toBeUndefined();
  });
});

it("makes names readable", () => {
  expect(readable("idle_limit")).toBe("Idle limit");
});
