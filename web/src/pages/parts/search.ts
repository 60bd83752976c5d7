/** Finding cards by name, in whichever language one remembers it. */

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}\s'’·・-]/gu, "");

/** Whether each word of a query is in one of the names. */
export function isFound(query: string, names: string[]): boolean {
  const known = names.map(plain);
  return query
    .split(/\s+/)
    .map(plain)
    .every((word) => known.some((name) => name.includes(word)));
}
