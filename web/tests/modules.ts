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

/** Marks a card, offers two ways and a number; one of its marks blocks something, the other is only called something. */
export const COSY = {
  v: 1,
  id: "test.cosy",
  name: { en: "Cosy corner", zh: "暖角" },
  tags: [
    { id: "warm", name: { en: "Warm", zh: "暖和" }, color: "#ff8800", blocks: ["transfer", "discard"] },
    { id: "soft", name: { en: "Soft", zh: "松软" }, color: "#ffffe8" },
  ],
  actions: [
    {
      id: "snuggle",
      name: { en: "Snuggle", zh: "依偎" },
      kind: "play",
      cond: { k: "my_turn" },
      do: [
        ...["warm", "soft"].map((tag) => ({
          k: "attach",
          tag,
          what: { k: "c_any" },
          by: { k: "by" },
          in: { k: "hand" },
        })),
        {
          k: "choose_one",
          options: [
            { text: { en: "Purr aloud", zh: "大声打呼" }, do: [] },
            { text: { en: "Stay quiet", zh: "不出声" }, do: [] },
          ],
        },
        { k: "choose_num", as: "deep", min: { k: "num", n: 0 }, max: { k: "num", n: 3 } },
      ],
    },
  ],
};

/** A hero who can do so much that no screen holds all of it. */
export const BUSY = {
  v: 1,
  id: "hero.busy",
  hero: { en: "Busybody", zh: "大忙猫" },
  actions: Array.from({ length: 20 }, (_, at) => ({
    id: `task${at}`,
    name: { en: `Errand ${at}`, zh: `差事 ${at}` },
    kind: "play",
    cond: { k: "my_turn" },
    count: { turn: 1 },
    do: [{ k: "say", text: { en: "There is always something to be done.", zh: "总有事情要做。" } }],
  })),
};

/** As a file that is chosen. */
export const file = (name: string, module: unknown) => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(typeof module === "string" ? module : JSON.stringify(module, null, 2)),
});
