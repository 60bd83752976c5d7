/** The options of a game that can be asked for, read from their JSON Schema. The twin of the terminal's `choice.rs`. */
import type { OptionSchema, OptionsSchema } from "$/net/api";

/** What one value of an option is. */
export type Value = string | number | boolean;

/** An option with a handful of values. */
export interface Choice {
  name: string;
  values: Value[];
  /** The value of a table for which nothing was said. */
  usual: Value;
}

/** The most values that can be gone through one by one. */
const MOST = 100;

/** Every option that has a handful of values. */
export function choices(schema: OptionsSchema): Choice[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, option]) => {
    const values = valuesOf(resolved(schema, option));
    const usual = values.find((value) => value === option.default) ?? values[0];
    return usual === undefined ? [] : [{ name, values, usual }];
  });
}

/** What an option may be, behind the name that the schema has for it. */
function resolved(schema: OptionsSchema, option: OptionSchema): OptionSchema {
  const name = option.$ref?.replace("#/$defs/", "");
  return (name !== undefined && schema.$defs?.[name]) || option;
}

/** The values of a yes or no, of a list of words, or of a short range of numbers; none of anything else. */
function valuesOf(option: OptionSchema): Value[] {
  if (option.type === "boolean") return [false, true];
  if (option.type === "integer") {
    const { minimum: least, maximum: most } = option;
    if (least === undefined || most === undefined || most - least >= MOST) return [];
    return Array.from({ length: most - least + 1 }, (_, place) => least + place);
  }
  const variants = option.oneOf ?? [option];
  return variants.flatMap((variant) => {
    const { const: only, enum: listed = [] } = variant as { const?: unknown; enum?: unknown[] };
    return (only === undefined ? listed : [only]).filter((value): value is Value => typeof value === "string");
  });
}

/** Only what is not usual has to be said. */
export function said(all: Choice[], chosen: Record<string, Value>): Record<string, Value> {
  const changed = all.filter(({ name, usual }) => chosen[name] !== undefined && chosen[name] !== usual);
  return Object.fromEntries(changed.map(({ name, usual }) => [name, chosen[name] ?? usual]));
}
