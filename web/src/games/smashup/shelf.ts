/** The cards before a player: the hand, and whatever else can be picked or is looked at. */
import { cardOf, cardSpot, type Spot } from "./path";
import type { Pile, View } from "./types";

export interface ShelfCard {
  /** None for a card that one does not see. */
  card: string | undefined;
  spot: Spot | undefined;
  /** Which of several alike it is, from 0. */
  copy: number;
}

export interface ShelfGroup {
  owner: number;
  pile: Pile;
  cards: ShelfCard[];
  /** Something in it can be pressed. */
  isOpen: boolean;
}

/** Cards one by one, alike ones numbered. */
function lay(owner: number, pile: Pile, cards: (string | null)[]): ShelfCard[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    if (card === null) return { card: undefined, spot: undefined, copy: 0 };
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, spot: cardSpot(owner, pile, card), copy };
  });
}

/**
 * What lies there: the hand of whoever looks, cards turned up, a pile that was opened, and every other pile of which a
 * card can be picked. Where only others can be picked they come first.
 */
export function shelfOf(view: View, me: number | undefined, spots: Iterable<Spot>, opened?: number): ShelfGroup[] {
  const open = new Set(spots);
  const picks = [...open].map(cardOf).filter((pick) => pick !== undefined);
  const groups: Omit<ShelfGroup, "isOpen">[] = [];
  const add = (owner: number, pile: Pile, cards: (string | null)[]) =>
    groups.push({ owner, pile, cards: lay(owner, pile, cards) });
  if (me !== undefined) add(me, "hand", view.players[me]?.cards ?? []);
  const shown = view.shown ?? [];
  for (const owner of new Set(shown.map((one) => one.owner))) {
    add(
      owner,
      "shown",
      shown.filter((one) => one.owner === owner).map((one) => one.card),
    );
  }
  if (opened !== undefined) add(opened, "discard", view.players[opened]?.discard ?? []);
  for (const { owner, pile, card } of picks) {
    const group = groups.find((one) => one.owner === owner && one.pile === pile);
    if (!group) add(owner, pile, known(view, owner, pile, card, picks));
    else if (!group.cards.some((one) => one.card === card)) group.cards.push(...lay(owner, pile, [card]));
  }
  const whole = groups
    .filter(({ cards, pile }) => cards.length > 0 || pile === "hand" || pile === "discard")
    .map((group) => ({ ...group, isOpen: group.cards.some(({ spot }) => spot !== undefined && open.has(spot)) }));
  const rank = (group: ShelfGroup) => (group.isOpen ? 0 : 1);
  return whole.sort((a, b) => rank(a) - rank(b));
}

/** The cards of a pile that are worth showing: what can be picked of it, as often as it is known to be there. */
function known(
  view: View,
  owner: number,
  pile: Pile,
  card: string,
  picks: { owner: number; pile: Pile; card: string }[],
): string[] {
  const named = picks.filter((pick) => pick.owner === owner && pick.pile === pile).map((pick) => pick.card);
  const player = view.players[owner];
  const whole = pile === "discard" ? player?.discard : pile === "hand" ? player?.cards : undefined;
  const there = (whole ?? []).filter((one) => named.includes(one));
  const rest = named.filter((one) => !there.includes(one));
  const all = [...there, ...rest];
  return all.length > 0 ? all : [card];
}
