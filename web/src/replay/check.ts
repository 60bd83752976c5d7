/** Whether the luck of a match follows from what was promised before it; docs/protocol.md says how, under "Luck". */
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { derive, digest } from "./hashes";

/** What of a saved match the check needs. */
export interface SavedMatch {
  game: string;
  rules: string;
  setup: { seed: string; seats: number };
  sealed?: Sealed;
  log: unknown[];
}

/** The parts that the seed was made of; all in hex. */
export interface Sealed {
  /** The room: the promise holds for no other. */
  place: string;
  promise: string;
  secret: string;
  parts: { promise?: string; value?: string }[];
}

/** One thing that was checked, and how it came out; a seat that brought nothing is only noted. */
export interface Check {
  what: "server" | "seat" | "seed" | "place";
  seat?: number;
  outcome: "good" | "bad" | "none";
}

/** 32 bytes of nothing, for a seat that brought no part. */
const ZEROS = new Uint8Array(32);

/** Everything that can be checked without playing the match again; nothing if how its seed was made is not recorded. */
export async function check({ rules, setup, sealed }: SavedMatch, room: string): Promise<Check[]> {
  if (!sealed) return [];
  const good = (is: boolean) => (is ? "good" : "bad");
  const { place, promise, secret, parts } = sealed;
  const promised = await hash(hexToBytes(secret), utf8ToBytes(place), utf8ToBytes(rules));
  const seats = parts.map(async ({ promise, value }, seat): Promise<Check> => {
    if (value === undefined) return { what: "seat", seat, outcome: "none" };
    return { what: "seat", seat, outcome: good((await hash(hexToBytes(value))) === promise) };
  });
  return [
    { what: "place", outcome: good(place === room && parts.length === setup.seats) },
    { what: "server", outcome: good(promised === promise) },
    ...(await Promise.all(seats)),
    { what: "seed", outcome: good((await seedOf(sealed)) === setup.seed) },
  ];
}

const hash = async (...parts: Uint8Array[]): Promise<string> => bytesToHex(await digest(concatBytes(...parts)));

/** The seed that follows from the parts. */
async function seedOf({ place, secret, parts }: Sealed): Promise<string> {
  const values = concatBytes(...parts.map(({ value }) => (value === undefined ? ZEROS : hexToBytes(value))));
  return bytesToHex(await derive(hexToBytes(secret), values, utf8ToBytes(place)));
}
