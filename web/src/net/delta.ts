/** How a document changes; docs/protocol.md says what deltas look like. What does not change is shared with the old document. */

/** The delta does not fit: something was lost, and the room must be joined again. */
export class DoesNotFit extends Error {}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The document after a delta. */
export function apply(document: unknown, delta: unknown): unknown {
  if (Array.isArray(delta)) return single(delta);
  if (!isFields(delta)) throw new DoesNotFit();
  if (isFields(document)) return applyToFields(document, delta);
  if (Array.isArray(document)) return "*" in delta ? follow(document, delta["*"]) : applyToItems(document, delta);
  throw new DoesNotFit();
}

function single(delta: unknown[]): unknown {
  if (delta.length !== 1) throw new DoesNotFit();
  return delta[0];
}

function applyToFields(fields: Fields, changes: Fields): Fields {
  const changed = { ...fields };
  for (const [key, delta] of Object.entries(changes)) {
    if (Array.isArray(delta) && delta.length === 0) delete changed[key];
    else changed[key] = apply(changed[key] ?? null, delta);
  }
  return changed;
}

function applyToItems(items: unknown[], changes: Fields): unknown[] {
  const changed = [...items];
  for (const [key, delta] of Object.entries(changes)) {
    const place = index(key, items.length);
    changed[place] = apply(items[place], delta);
  }
  return changed;
}

/** The list that a script makes out of the old one. */
function follow(old: unknown[], script: unknown): unknown[] {
  if (!Array.isArray(script)) throw new DoesNotFit();
  return script.flatMap((item): unknown[] => {
    if (typeof item === "number") return [old[index(String(item), old.length)]];
    if (typeof item === "string") {
      const [first = "", last = ""] = item.split("-");
      return old.slice(index(first, old.length), index(last, old.length) + 1);
    }
    if (Array.isArray(item)) return [single(item)];
    if (!isFields(item)) throw new DoesNotFit();
    return Object.entries(item).map(([place, delta]) => apply(old[index(place, old.length)], delta));
  });
}

function index(text: string, length: number): number {
  const place = Number(text);
  if (!/^\d+$/.test(text) || place >= length) throw new DoesNotFit();
  return place;
}

/** The checksum by which a client knows that it has the same document as the server. */
export function checksum(document: unknown): string {
  let crc = ~0;
  for (const byte of new TextEncoder().encode(sorted(document))) crc = (TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (~crc >>> 0).toString(16).padStart(8, "0");
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? 0xedb88320 ^ (byte >>> 1) : byte >>> 1;
  return byte;
});

/** JSON with sorted keys and without blanks. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(",")}]`;
  if (!isFields(value)) return JSON.stringify(value);
  const field = (key: string) => `${JSON.stringify(key)}:${sorted(value[key])}`;
  return `{${Object.keys(value).sort().map(field).join(",")}}`;
}
