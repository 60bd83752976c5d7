/** What a person has set in this browser. */
import type { Lasting } from "$/table/orders";
import { detect, parse, type Lang } from "$/texts/lang";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";
export type Contrast = "system" | "more";
/** What is asked again before it is done: everything, what cannot be taken back, nothing. */
export type Confirm = "always" | "risky" | "never";

interface Stored {
  lang: Lang;
  /** The language of cards; none: that of the interface. */
  cards: Lang | null;
  theme: Theme;
  motion: Motion;
  contrast: Contrast;
  confirm: Confirm;
  /** From 0, silent, to 1. */
  volume: number;
  vibrate: boolean;
  /** Standing orders for every match. */
  orders: Lasting[];
  /** Games whose first steps were shown. */
  coached: string[];
}

const KEY = "onetable.settings";

const USUAL: Stored = {
  lang: "en",
  cards: null,
  theme: "system",
  motion: "system",
  contrast: "system",
  confirm: "risky",
  volume: 0.5,
  vibrate: true,
  orders: [],
  coached: [],
};

function stored(): Stored {
  const usual = { ...USUAL, lang: detect() };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
    return { ...usual, ...kept, lang: parse(kept.lang) ?? usual.lang, cards: parse(kept.cards) ?? null };
  } catch {
    // Storage that is forbidden or spoilt is as good as none.
    return usual;
  }
}

class Settings {
  private kept = $state(stored());

  get all(): Readonly<Stored> {
    return this.kept;
  }

  /** The language of the interface. */
  get lang(): Lang {
    return this.kept.lang;
  }

  /** The language of cards. */
  get cardLang(): Lang {
    return this.kept.cards ?? this.kept.lang;
  }

  /** Whether things may move. */
  get moves(): boolean {
    if (this.kept.motion !== "system") return this.kept.motion === "full";
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  set(change: Partial<Stored>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // It holds until the page is closed.
    }
  }
}

export const settings = new Settings();

/** Keeps the page in step with what is set; call it where effects are allowed. */
export function dress(): void {
  $effect(() => {
    const { lang, theme, motion, contrast } = settings.all;
    const root = document.documentElement;
    root.lang = lang;
    const mark = (name: string, value: string) => {
      if (value === "system") root.removeAttribute(name);
      else root.setAttribute(name, value);
    };
    mark("data-theme", theme);
    mark("data-motion", motion);
    mark("data-contrast", contrast);
  });
}
