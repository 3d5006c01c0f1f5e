import { changedFacts } from "#app/admin/company/company-view.server.ts";
import { newsEditorWords } from "#app/admin/news/words.server.ts";
import type { FactsChange } from "#app/company/data.server.ts";
import { newsNames } from "#app/content/pages/news.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { AuditEntry } from "./data.server.ts";
import { auditPageWords } from "./words.server.ts";

/** What an entry of the log says beside its kind: which figures or texts were changed, from what to what. */
export function auditChanges(
  { kind, data }: Pick<AuditEntry, "kind" | "data">,
  figures: readonly FactsChange[],
  locale: Locale,
): string[] {
  const figure = figures.find(({ id }) => id === String(data.change));
  if (figure) return changedFacts(figure.was, figure.now, locale);
  if (!kind.startsWith("news")) return [];
  const { fromTo, changed, planned, nothing } = auditPageWords[locale];
  const changes = Array.isArray(data.changes) ? data.changes.map(changeOf) : [];
  const said = (name: string, value: string) =>
    value === "" ? nothing : name === "category" ? nameIn(newsNames[locale].categories, value) : value;
  const others = changes.filter(({ values }) => !values).map(({ name }) => nameOfPart(name, locale));
  return [
    ...(typeof data.at === "string"
      ? [fill(planned, { at: formatShortMoment(new Date(data.at), locale) })]
      : []),
    ...changes.flatMap(({ name, values }) =>
      values
        ? [
            `${nameOfPart(name, locale)}: ${fill(fromTo, {
              from: said(name, values.from),
              to: said(name, values.to),
            })}`,
          ]
        : [],
    ),
    ...(others.length > 0 ? [fill(changed, { names: [...new Set(others)].join(", ") })] : []),
  ];
}

function changeOf(change: unknown): { name: string; values: { from: string; to: string } | null } {
  const { name, ...values } = Object(change);
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    name: text(name),
    values: "to" in values || "from" in values ? { from: text(values.from), to: text(values.to) } : null,
  };
}

function nameOfPart(name: string, locale: Locale): string {
  const { rows, panel } = newsEditorWords[locale];
  return nameIn({ ...rows, ...panel, reviewedOn: panel.reviewed }, name);
}

function nameIn(names: object, key: string): string {
  const name: unknown = Object.entries(names).find(([known]) => known === key)?.[1];
  return typeof name === "string" ? name : key;
}
