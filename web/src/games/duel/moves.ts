/** What events look and sound like: where cards fly, and which tone goes with it. */
import type { Flight } from "../game";
import type { Sound } from "$/state/sound";
import { note } from "$/texts/speaker";

/** Where things come from and go to. Zones are `seat-0`, `seat-1`, `discards`, and each wonder by its name. */
export function flights(event: unknown): Flight[] {
  const { code, figures = {} } = note(event);
  const { seat, card, wonder, token } = figures as { seat?: number; card?: string; wonder?: string; token?: string };
  const city = `seat-${seat}`;
  switch (code) {
    case "card_built":
      return card ? [{ what: card, to: city }] : [];
    case "card_discarded":
      return card ? [{ what: card, to: "discards" }] : [];
    case "wonder_built":
      return card ? [{ what: card, to: wonder }] : [];
    case "wonder_drafted":
      return wonder ? [{ what: wonder, to: city }] : [];
    case "token_taken":
      return token ? [{ what: token, to: city }] : [];
    default:
      return [];
  }
}

export function sound(event: unknown, me: number | undefined): Sound | undefined {
  const { code, figures = {} } = note(event);
  switch (code) {
    case "card_built":
    case "wonder_drafted":
    case "card_revived":
      return "card";
    case "card_discarded":
    case "coins_gained":
      return "coin";
    case "wonder_built":
    case "token_taken":
      return "good";
    case "looted":
    case "card_destroyed":
      return figures.seat === me ? "bad" : "good";
    case "game_ended":
      return figures.winner === null || figures.winner === me ? "win" : "lose";
    default:
      return;
  }
}
