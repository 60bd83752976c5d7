/** The modules that somebody can bring to a table: those that they have just given, and those of earlier tables. */
import { workshopOf } from "$/games/workshop";
import * as api from "$/net/api";
import type { GameInfo, Module } from "$/net/api";
import { person } from "$/state/person.svelte";
import { moduleName } from "$/table/modules";
import { clean } from "$/texts/clean";
import type { Reason } from "$/texts/speaker";
import { t } from "$/texts/texts.svelte";
import { forgetModule, keptModules, keepModule } from "./kept";
import { reasonOf, reasonWords } from "./words";

export interface Brought extends Module {
  /** Whether the next table is played with it. */
  isOn: boolean;
  /** Whether it was given just now, so that its text is read at once. */
  isNew: boolean;
  /** The name of the file it came in, if it came in one just now. */
  file?: string;
}

/** A file, or without a name a text that was pasted. */
export interface Given {
  file?: string;
  size: number;
  text: () => Promise<string>;
}

/** Why something was not taken; it is put into words when it is shown, in the language of that moment. */
export interface Problem {
  file?: string;
  reason: Reason;
}

export class Modules {
  all = $state<Brought[]>([]);
  problems = $state.raw<Problem[]>([]);
  isBusy = $state(false);

  constructor(
    readonly game: string,
    /** The option that lists them. */
    private readonly option: string,
  ) {}

  static of({ name, documents }: GameInfo): Modules | undefined {
    return documents === undefined ? undefined : new Modules(name, documents);
  }

  get chosen(): Brought[] {
    return this.all.filter(({ isOn }) => isOn);
  }

  /** Finds those of earlier tables again; what the server does not know any more is forgotten. */
  async recall(): Promise<void> {
    const found = await Promise.all(
      keptModules(this.game).map((hash) =>
        api.moduleReport(this.game, hash).catch((error: unknown) => {
          if (error instanceof api.Refusal && error.reason.code === "unknown_module") forgetModule(this.game, hash);
          return undefined;
        }),
      ),
    );
    for (const module of found) if (module) this.put({ ...module, isOn: false, isNew: false });
  }

  /** Has the server keep what was given. Another version of a module takes the place of those that were there before. */
  async add(given: Given[]): Promise<void> {
    this.isBusy = true;
    this.problems = [];
    const before = this.all;
    for (const { file, size, text } of given) {
      try {
        if (size > api.LONGEST_MODULE) throw new api.Refusal({ code: "too_large" });
        await person.arrive();
        const module = await api.keepModule(this.game, await text());
        const older = before.filter(({ hash, report }) => hash !== module.hash && report.id === module.report.id);
        for (const version of older) version.isOn = false;
        this.put({ ...module, isOn: true, isNew: true, file });
        keepModule(this.game, module.hash);
      } catch (error) {
        this.problems = [...this.problems, { file, reason: reasonOf(error) }];
      }
    }
    this.isBusy = false;
  }

  /** What was given last stands first, once. */
  private put(module: Brought): void {
    const rest = this.all.filter(({ hash }) => hash !== module.hash);
    this.all = module.isNew ? [module, ...rest] : rest.length < this.all.length ? this.all : [...rest, module];
  }

  /** Whether another one is called the same. */
  isAmbiguous(module: Brought): boolean {
    const name = moduleName(module.report);
    return this.all.some(({ hash, report }) => hash !== module.hash && moduleName(report) === name);
  }

  remove(hash: string): void {
    this.all = this.all.filter((module) => module.hash !== hash);
    forgetModule(this.game, hash);
  }

  /** What the options of a table for so many have to say. */
  async options(seats: number): Promise<Record<string, unknown>> {
    const hashes = this.chosen.map(({ hash }) => hash);
    if (hashes.length === 0) return {};
    const workshop = await workshopOf(this.game);
    const whole = workshop?.besides && (await Promise.all(hashes.map((hash) => api.module(this.game, hash))));
    return { [this.option]: hashes, ...(whole && workshop?.besides?.(whole, seats)) };
  }
}

/** What became of something that was not taken, and why. */
export function notAdded({ file, reason }: Problem): string {
  const why = whyNot(reason);
  if (file === undefined) return t("web-modules-not-added-pasted", { why });
  return t("web-modules-not-added", { name: clean(file), why });
}

/** Why a module was not taken, in the words of its author. */
function whyNot(reason: Reason): string {
  const { code, figures } = reason;
  if (code === "too_large") return t("web-modules-too-large", { most: api.LONGEST_MODULE >> 10 });
  if (code === "too_many") return t("web-modules-too-many", figures);
  if (code !== "malformed") return reasonWords(reason);
  const [, line, column] = /line (\d+) column (\d+)/.exec(String(figures?.problem)) ?? [];
  return line === undefined ? t("web-modules-no-json") : t("web-modules-no-json-at", { line, column });
}
