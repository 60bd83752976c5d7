/** The cards of a game that says of everything it names what sort of thing it is. */
import type { Cards } from "$/net/api";

/** What people call cards; actions, marks, places and whole modules have names, too, and are none. */
const SORTS = ["general", "hero", "card", "kind", "skill"];

/** By sort, or all together where a game has one sort only. */
export function gallery(cards: Cards): { title: string; cards: string[] }[] {
  const all = Object.entries(cards).map(([id, known]) => ({ id, sort: (known as { sort?: unknown } | null)?.sort }));
  const of = (title: string, sort?: string) => ({
    title: `web-gallery-${title}`,
    cards: all.filter((card) => card.sort === sort).map(({ id }) => `#${id}`),
  });
  return [of("all"), ...SORTS.map((sort) => of(sort, sort))].filter((group) => group.cards.length > 0);
}
