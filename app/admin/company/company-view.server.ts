import { type Names, nameOf } from "#app/admin/colleagues.server.ts";
import type { HistoryEntry } from "#app/admin/ui/settings-history.tsx";
import type { FactsChange, FactsVersion } from "#app/company/facts.server.ts";
import {
  differences,
  type FactFields,
  type FieldKind,
  fieldNames,
  fieldsOf,
  kindOf,
} from "#app/company/facts.ts";
import { bounds, type FactsPart, factsParts } from "#app/company/schema.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import { asLocale, type Locale } from "#app/i18n/locale.ts";
import { formatNumber, withDecimalMark } from "#app/i18n/numbers.ts";
import { companyPageMessages } from "./words.server.ts";

/** The forms of the company facts, one for each part. */
export function factForms(latest: { readonly [Part in FactsPart]: FactsVersion }, locale: Locale) {
  const { parts } = companyPageMessages[locale];
  return factsParts.map((part) => {
    const { heading, lead, save } = parts[part];
    const { version, content, unread } = latest[part];
    return {
      part,
      version,
      heading,
      lead,
      save,
      groups: groupsOf(part, shownFields(content, locale), unread, locale),
    };
  });
}

/** A part's facts as the fields of its form; the rating has a decimal comma in Swedish. */
export function shownFields(content: object, locale: Locale): FactFields {
  return Object.fromEntries(
    Object.entries(fieldsOf(content)).map(([name, value]) => [name, localText(locale, name, value)]),
  );
}

function localText(locale: Locale, name: string, value: string): string {
  return kindOf(name) === "stars" ? withDecimalMark(value, locale) : value;
}

function groupsOf(part: FactsPart, values: FactFields, unread: readonly string[], locale: Locale) {
  const { groups, evidence, unsaved } = companyPageMessages[locale];
  return Object.entries(Object.groupBy(fieldNames(part), groupOf)).map(([key, names = []]) => {
    const fields = names.map((name) => ({
      ...fieldIn(part, name, values, locale),
      ...(unread.includes(name) && !isSourceField(name) ? { hint: unsaved } : {}),
    }));
    const date = values[`${key}.date`];
    const isStatement = date !== undefined;
    return {
      key,
      legend: wordOf(groups, key) ?? key,
      fields: fields.filter(({ name }) => !isSourceField(name)),
      evidence: isStatement
        ? {
            summary: evidence.summary,
            state: date ? fill(evidence.sourced, { date }) : evidence.unsourced,
            isSourced: date !== "",
            fields: fields.filter(({ name }) => isSourceField(name)),
          }
        : null,
    };
  });
}

export interface FactField {
  id: string;
  name: string;
  label: string;
  value: string;
  type?: "date" | "time";
  inputMode?: "numeric" | "decimal";
  isOptional?: boolean;
  hint?: string;
}

function fieldIn(part: FactsPart, name: string, values: FactFields, locale: Locale): FactField {
  const { sourceHint } = companyPageMessages[locale].evidence;
  const inputs: Partial<Record<FieldKind, Partial<FactField>>> = {
    day: { type: "date" },
    date: { type: "date", isOptional: true },
    time: { type: "time" },
    source: { isOptional: true, hint: sourceHint },
    footnote: { isOptional: true },
    stars: { inputMode: "decimal" },
  };
  return {
    id: factFieldId(part, name),
    name,
    label: labelOf(name, locale),
    value: values[name] ?? "",
    ...(inputs[kindOf(name)] ?? { inputMode: "numeric" }),
  };
}

/** The id of a field, which errors link to. */
export function factFieldId(part: FactsPart, name: string): string {
  return `${part}-${name.replaceAll(".", "-")}`;
}

/** The error message of a field, with its name. */
export function wrongFact(name: string, locale: Locale): string {
  const { wrong } = companyPageMessages[locale];
  const kind = kindOf(name);
  const ends = { ".validUntil": wrong.until, ".closes": wrong.closes, ".to": wrong.to };
  const ofName = Object.entries(ends).find(([end]) => name.endsWith(end))?.[1];
  const text = ofName ?? wordOf(wrong, kind === "supplement" ? "kronor" : kind) ?? wrong.number;
  const [min, max] = wordOf<readonly [number, number]>(bounds, kind) ?? [0, 0];
  return fill(text, {
    name: factName(name, locale),
    min: formatNumber(min, locale),
    max: formatNumber(max, locale),
  });
}

/** The latest changes, in words; those that are not undone yet can be taken back. */
export function factHistory(
  changes: readonly FactsChange[],
  latest: { readonly [Part in FactsPart]: FactsVersion },
  names: Names,
  locale: Locale,
): HistoryEntry[] {
  const { history, parts } = companyPageMessages[locale];
  return changes.map(({ id, part, was, now, actor, at }) => {
    const { version, content } = latest[part];
    return {
      id,
      text: parts[part].changed,
      details: changedFacts(was, now, locale),
      actor: nameOf(names, actor, locale) ?? history.system,
      at: { iso: at.toISOString(), text: formatShortMoment(at, locale) },
      takeBack:
        differences(was, content).length > 0 ? { part, version: String(version), change: id } : undefined,
    };
  });
}

/** "Kunder: 500 → 550", one for each fact that differs between two states of a part. */
export function changedFacts(was: object, now: object, locale: Locale): string[] {
  const { changed } = companyPageMessages[locale].history;
  return differences(was, now).map((field) =>
    fill(changed, {
      name: factName(field.name, locale),
      was: valueText(field.name, field.was, locale),
      now: valueText(field.name, field.now, locale),
    }),
  );
}

function valueText(name: string, value: string, locale: Locale): string {
  if (value === "") return companyPageMessages[locale].history.nothing;
  const kind = kindOf(name);
  if (kind === "stars") return localText(locale, name, value);
  return kind in bounds ? formatNumber(Number(value), locale) : value;
}

/** "Väktare, rondering", "Kunder": a fact's name without its unit. */
function factName(name: string, locale: Locale): string {
  const { groups } = companyPageMessages[locale];
  const legend = wordOf(groups, groupOf(name)) ?? name;
  const group = legend.replace(/, \w+\/\w+$/, "");
  if (/^\w+\.value$/.test(name)) return group;
  const [label = ""] = labelOf(name, locale).split(", ");
  return `${group}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

function labelOf(name: string, locale: Locale): string {
  const { fields, evidence } = companyPageMessages[locale];
  const kind = kindOf(name);
  if (kind === "source" || kind === "date") return evidence[kind];
  if (kind === "footnote") return evidence[asLocale(name.split(".").at(-1))];
  return wordOf(fields, name) ?? name;
}

function groupOf(name: string): string {
  return name.split(".")[0] ?? name;
}

function isSourceField(name: string): boolean {
  return ["source", "date", "footnote"].includes(kindOf(name));
}
