/** What players bring to the tables of these tests. */

/** A card of a player's own, which ends the turn. */
export const NAPS = {
  v: 1,
  id: "test.nap",
  name: { en: "Naps", zh: "午睡" },
  cards: [{ id: "sunbeam", class: "func", name: { en: "Sunbeam", zh: "阳光" }, grants: ["bask"] }],
  actions: [
    {
      id: "bask",
      name: { en: "Bask", zh: "晒太阳" },
      kind: "play",
      cond: { k: "my_turn" },
      costs: [[{ op: "use", what: { k: "c_def", id: "sunbeam" } }]],
      do: [{ k: "end_turn" }],
    },
  ],
};

/** Something that everybody can do in their turn, whatever they hold; its author has misspelt a field. */
export const PURRS = {
  v: 1,
  id: "test.purr",
  name: { en: "Purrs", zh: "呼噜" },
  actions: [
    {
      id: "purr",
      name: { en: "Purr", zh: "打呼噜" },
      kind: "play",
      cond: { k: "my_turn" },
      colour: "warm",
      do: [{ k: "say", text: { en: "Prrr!", zh: "呼噜呼噜！" } }],
    },
  ],
};

/** A hero. */
export const DOZER = {
  v: 1,
  id: "hero.dozer",
  hero: { en: "Dozer", zh: "瞌睡虫" },
  actions: [
    { id: "doze", name: { en: "Doze", zh: "打盹" }, kind: "play", cond: { k: "my_turn" }, do: [{ k: "end_turn" }] },
  ],
};

/** As a file that is chosen. */
export const file = (name: string, module: unknown) => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(typeof module === "string" ? module : JSON.stringify(module, null, 2)),
});
