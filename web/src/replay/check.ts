/** Whether the luck of a match follows from what was promised before it; docs/protocol.md says how, under "Luck". */
import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

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
export function check({ rules, setup, sealed }: SavedMatch, room: string): Check[] {
  if (!sealed) return [];
  const good = (is: boolean) => (is ? "good" : "bad");
  const { place, promise, secret, parts } = sealed;
  return [
    { what: "place", outcome: good(place === room && parts.length === setup.seats) },
    { what: "server", outcome: good(hash(hexToBytes(secret), utf8ToBytes(place), utf8ToBytes(rules)) === promise) },
    ...parts.map(({ promise, value }, seat): Check => {
      if (value === undefined) return { what: "seat", seat, outcome: "none" };
      return { what: "seat", seat, outcome: good(hash(hexToBytes(value)) === promise) };
    }),
    { what: "seed", outcome: good(seedOf(sealed) === setup.seed) },
  ];
}

const hash = (...parts: Uint8Array[]): string => bytesToHex(sha256(concatBytes(...parts)));

/** The seed that follows from the parts. */
function seedOf({ place, secret, parts }: Sealed): string {
  const values = concatBytes(...parts.map(({ value }) => (value === undefined ? ZEROS : hexToBytes(value))));
  return bytesToHex(hkdf(sha256, hexToBytes(secret), values, utf8ToBytes(place), 32));
}
