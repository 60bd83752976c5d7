/** A quote of the rules by what it says, for tiles that put each thing in its place. */
import type { CardName, Quoted, Reason, Resource, Symbol } from "./types";

export interface Terms {
  /** Coins to be paid in all. */
  price: number;
  /** Coins printed on the card. */
  printed: number;
  traded: { resource: Resource; units: number; each: number; coins: number }[];
  saved: { resource: Resource; units: number }[];
  chosen: { resource: Resource; card: CardName }[];
  paidToRival: number;
  chain?: CardName;
  coins: number;
  points: number;
  rivalLoses?: number;
  shields?: { shields: number; left: number };
  symbol?: Symbol;
  token: boolean;
  extraTurn: boolean;
  reveals: number;
  endsAge?: number;
  wins?: Reason;
}

export function termsOf(quote: Quoted[] = []): Terms {
  const terms: Terms = {
    price: 0,
    printed: 0,
    traded: [],
    saved: [],
    chosen: [],
    paidToRival: 0,
    coins: 0,
    points: 0,
    token: false,
    extraTurn: false,
    reveals: 0,
  };
  for (const part of quote) {
    switch (part.code) {
      case "price":
        terms.price = part.figures.coins;
        break;
      case "printed":
        terms.printed = part.figures.coins;
        break;
      case "traded":
        terms.traded.push(part.figures);
        break;
      case "saved":
        terms.saved.push(part.figures);
        break;
      case "chosen":
        terms.chosen.push(part.figures);
        break;
      case "paid_to_rival":
        terms.paidToRival = part.figures.coins;
        break;
      case "chain":
        terms.chain = part.figures.card;
        break;
      case "coins":
        terms.coins += part.figures.coins;
        break;
      case "points":
        terms.points += part.figures.points;
        break;
      case "rival_loses":
        terms.rivalLoses = part.figures.coins;
        break;
      case "shields":
        terms.shields = part.figures;
        break;
      case "symbol":
        terms.symbol = part.figures.symbol;
        break;
      case "token":
        terms.token = true;
        break;
      case "extra_turn":
        terms.extraTurn = true;
        break;
      case "reveals":
        terms.reveals = part.figures.cards;
        break;
      case "ends_age":
        terms.endsAge = part.figures.age;
        break;
      case "wins":
        terms.wins = part.figures.reason;
        break;
    }
  }
  return terms;
}

/** Coins afterwards, of somebody who has so many. */
export const coinsAfter = (have: number, terms: Terms): number => have - terms.price + terms.coins;
