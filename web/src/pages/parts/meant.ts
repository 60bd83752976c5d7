/** What somebody may have meant by an address that leads nowhere. */

const PAGES = ["settings", "account", "credits"];

/** How many letters have to be changed, added or left out to come from one word to the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The addresses that are near, the nearest first; `games` are the names in the catalog. */
export function meant(path: string, games: string[]): string[] {
  const words = path
    .toLowerCase()
    .split(/[^\p{L}\p{N}_-]+/u)
    .filter((word) => word.length > 1);
  const places = [
    ...games.map((game) => ({ word: game, path: `/g/${game}` })),
    ...PAGES.map((word) => ({ word, path: `/${word}` })),
  ];
  const near = places.flatMap(({ word, path }) => {
    const far = Math.min(...words.map((typed) => distance(typed, word)));
    return far <= Math.max(1, Math.floor(word.length / 3)) ? [{ path, far }] : [];
  });
  return near.sort((a, b) => a.far - b.far).map(({ path }) => path);
}

/** The room that an address names, if it looks like one: 22 letters, digits, `-` and `_`. */
export const roomIn = (path: string): string | undefined => /(?:^|\/)([\w-]{22})(?:\/|$)/.exec(path)?.[1];
