/** The languages that the app speaks. */
export const LANGS = ["en", "zh-CN"] as const;
export type Lang = (typeof LANGS)[number];

/** The language of a tag such as `zh-Hans-CN`. */
export function parse(tag: string | null | undefined): Lang | undefined {
  const first = tag?.toLowerCase().split(/[-_]/)[0];
  return first === "zh" ? "zh-CN" : first === "en" ? "en" : undefined;
}

/** What the browser asks for. */
export function detect(wishes: readonly string[] = navigator.languages): Lang {
  return wishes.map(parse).find((lang) => lang !== undefined) ?? "en";
}
