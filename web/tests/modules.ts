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
