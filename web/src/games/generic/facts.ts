/** What the data says of a card, as a flat list that a person can read. */
export interface Fact {
  field: string;
  value: string | number;
}

const MOST = 14;

/** What is said elsewhere, or to nobody. */
const HIDDEN = new Set(["id", "name", "text", "parts", "baskets", "announce", "fingerprint"]);

export function facts(data: unknown): Fact[] {
  return flat("", data).slice(0, MOST);
}

function flat(field: string, value: unknown): Fact[] {
  if (HIDDEN.has(field)) return [];
  if (typeof value === "string" || typeof value === "number") return [{ field, value }];
  if (value === true) return [{ field, value: field }];
  if (Array.isArray(value)) return value.flatMap((item) => flat(field, item));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => flat(name, inner));
}
