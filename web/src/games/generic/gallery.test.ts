import { expect, it } from "vitest";
import { gallery } from "./gallery";

it("shows the cards of a game that does not tell them apart together", () => {
  expect(gallery({ tiger: { power: 3 }, owl: null })).toEqual([
    { title: "web-gallery-all", cards: ["#tiger", "#owl"] },
  ]);
});

it("shows cards by sort, and nothing that is only called as a card is", () => {
  const cards = {
    beg: { sort: "card" },
    "do.beg": { sort: "action" },
    "module.base": { sort: "module" },
    "module.hexer": { sort: "hero" },
    "tag.cursed": { sort: "tag" },
  };
  expect(gallery(cards)).toEqual([
    { title: "web-gallery-hero", cards: ["#module.hexer"] },
    { title: "web-gallery-card", cards: ["#beg"] },
  ]);
});
