/** Every sentence that people read, from the Fluent files that the terminal uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "$/state/settings.svelte";
import { LANGS, type Lang } from "./lang";

const FILES = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/{board,cli,tui}.ftl"], {
  query: "?raw",
  import: "default",
});

/** What a message is filled in with: figures as the rules say them. */
export type Figures = Record<string, unknown>;

class Book {
  /** Files that are there, by language. */
  private bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
  private readonly loading = new Map<string, Promise<void>>();

  /** Fetches the texts of these files, such as `duel`, in every language that is set. */
  async need(...files: string[]): Promise<void> {
    const langs = new Set([settings.lang, settings.cardLang]);
    await Promise.all([...langs].flatMap((lang) => files.map((file) => this.load(lang, file))));
  }

  /** The same in every language there is, for those who know a card by its other name. */
  async needEverywhere(...files: string[]): Promise<void> {
    await Promise.all(LANGS.flatMap((lang) => files.map((file) => this.load(lang, file))));
  }

  private load(lang: Lang, file: string): Promise<void> {
    const path = `../../../locales/${lang}/${file}.ftl`;
    const known = this.loading.get(path);
    if (known) return known;
    const source = FILES[path];
    const loading = source
      ? source().then((text) => {
          const bundle = new FluentBundle(lang, { useIsolating: false });
          // The same messages as before, and those of the new file; a new bundle tells everybody to look again.
          for (const resource of [...(this.resources[lang] ?? []), new FluentResource(text)])
            bundle.addResource(resource);
          (this.resources[lang] ??= []).push(new FluentResource(text));
          this.bundles = { ...this.bundles, [lang]: bundle };
        })
      : Promise.resolve();
    this.loading.set(path, loading);
    return loading;
  }

  private readonly resources: Partial<Record<Lang, FluentResource[]>> = {};

  /** Whether this language has a message. */
  has(id: string, lang: Lang = settings.lang): boolean {
    return this.bundles[lang]?.hasMessage(id) ?? false;
  }

  /** The message with its variables filled in. What is missing shows as its id, so that a gap is seen and nothing breaks. */
  say(id: string, figures: Figures = {}, lang: Lang = settings.lang): string {
    for (const spoken of [lang, ...LANGS]) {
      const bundle = this.bundles[spoken];
      const pattern = bundle?.getMessage(id)?.value;
      if (!bundle || !pattern) continue;
      const text = bundle.formatPattern(pattern, this.arguments(figures, spoken), []);
      return spoken === "zh-CN" ? tighten(text) : text;
    }
    return id;
  }

  /** Figures as Fluent takes them. A list has its length and its sum beside it, because a sentence cannot count and add. */
  private arguments(figures: Figures, lang: Lang): Record<string, FluentVariable> {
    const all: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(figures)) {
      if (Array.isArray(value)) all[`${name}-count`] = value.length;
      if (Array.isArray(value) && value.every((item) => typeof item === "number")) {
        all[`${name}-sum`] = value.reduce((sum, item) => sum + item, 0);
      }
      all[name] = this.argument(value, lang);
    }
    return all;
  }

  private argument(value: unknown, lang: Lang): FluentVariable {
    if (typeof value === "number") return value;
    // A space inside a name is the name's own.
    if (typeof value === "string") return lang === "zh-CN" ? value.replaceAll(" ", KEPT) : value;
    if (value === null || value === undefined) return "none";
    if (Array.isArray(value)) {
      const items = value.filter((item) => item !== null).map((item) => String(item));
      return items.join(this.say("common-list", {}, lang));
    }
    return typeof value === "object" ? JSON.stringify(value) : String(value);
  }
}

/** Stands for a space that is not to be touched. */
const KEPT = "\u00a0";

const WIDE =
  "[\\u1100-\\u115f\\u2e80-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6]";
const BETWEEN_WIDE = new RegExp(`(?<=${WIDE}) (?=${WIDE})`, "g");

/**
 * Chinese without a single space between two Chinese characters: messages have one on each side of a name, which is
 * right for `Ada` and wrong for `李白`.
 */
const tighten = (text: string) => text.replace(BETWEEN_WIDE, "").replaceAll(KEPT, " ");

export const texts = new Book();

/** A message in the language of the interface. */
export const t = (id: string, figures?: Figures): string => texts.say(id, figures);
