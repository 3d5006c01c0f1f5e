import { isId } from "#app/admin/admin-request.server.ts";
import { applicationPageMessages } from "#app/admin/applications/words.server.ts";
import type { Names } from "#app/admin/colleagues.server.ts";
import { changedFacts } from "#app/admin/company/company-view.server.ts";
import { leadPanelMessages } from "#app/admin/leads/words.server.ts";
import { pictureId } from "#app/admin/media/rules.ts";
import { mediaMessages } from "#app/admin/media/words.server.ts";
import { newsEditorMessages } from "#app/admin/news/words.server.ts";
import { fieldName, valueText as openingText } from "#app/admin/openings/opening-view.server.ts";
import { referenceFieldText } from "#app/admin/references/reference-view.server.ts";
import { fieldText } from "#app/admin/templates/template-view.server.ts";
import {
  adminHref,
  applicationHref,
  articleEditorHref,
  customerHref,
  demoHref,
  leadHref,
} from "#app/admin/urls.ts";
import { webhookPageMessages } from "#app/admin/webhooks/words.server.ts";
import { adminFrameMessages } from "#app/admin/words.server.ts";
import type { FactsChange } from "#app/company/facts.server.ts";
import { newsNames } from "#app/content/pages/news.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { noticeMessages } from "#app/leads/notices/words.server.ts";
import { leadFactMessages, leadStatusMessages, nextStepMessages } from "#app/leads/words.server.ts";
import { commandActor } from "#backend/auth/repair.ts";
import type { AuditEntry } from "./data.server.ts";
import { auditPageMessages } from "./words.server.ts";

/** An entry of the activity log, in words and with links. */
export function auditRow(
  entry: AuditEntry,
  names: Names,
  factChanges: readonly FactsChange[],
  locale: Locale,
) {
  const messages = auditPageMessages[locale];
  const { id, at, kind } = entry;
  return {
    id,
    changes: auditChanges(entry, factChanges, locale),
    kind: wordOf(messages.kinds, kind) ?? kind,
    detail: detailOf(entry, names, locale),
    actor: actorOf(entry, names, locale),
    about: aboutOf(entry, names, locale),
    time: { iso: at.toISOString(), text: formatShortMoment(at, locale) },
  };
}

/** The detail of an entry: a change from one value to another, the outcome of a call, or a number of rows. */
function detailOf({ kind, data }: AuditEntry, names: Names, locale: Locale): string | null {
  const messages = auditPageMessages[locale];
  const valueNames = {
    ...adminFrameMessages[locale].roles,
    ...leadStatusMessages[locale].one,
    ...nextStepMessages[locale].steps,
    ...(kind === "applicationStatus" && applicationPageMessages[locale].statuses),
  };
  const valueText = (value: unknown) => {
    if (typeof value === "number") return formatKronor(value, locale);
    if (typeof value !== "string") return "–";
    // A name, or the days of an absence.
    if (kind === "staffName" || kind.startsWith("demoAbsence")) return value;
    return wordOf(valueNames, value) ?? names.get(value) ?? "–";
  };
  // What a visitor wrote is never in the log.
  if (kind === "edited") return wordOf(leadFactMessages[locale], String(data.field)) ?? null;
  if (typeof data.outcome === "string") return wordOf(leadPanelMessages[locale].calls, data.outcome) ?? null;
  if ("to" in data)
    return data.from
      ? fill(messages.fromTo, { from: valueText(data.from), to: valueText(data.to) })
      : valueText(data.to);
  return typeof data.rows === "number" ? countWords(messages.rows, data.rows, locale) : null;
}

function actorOf({ source, kind, actor, about, data }: AuditEntry, names: Names, locale: Locale): string {
  const messages = auditPageMessages[locale];
  if (actor) return names.get(actor) ?? messages.formerly;
  if (isAboutDemo(kind, about)) return messages.visitor;
  // A system that has reported by the API.
  if (source === "lead" && typeof data.by === "string") return data.by;
  if (data.by === commandActor) return messages.command;
  return source === "account" ? messages.unknown : messages.system;
}

/** Whether an entry is about a demo booking; `about` is then its id. */
function isAboutDemo(kind: string, about: string | null): about is string {
  return kind.startsWith("demo") && isId(about);
}

/** What an entry is about, with a link; null where its kind says it all. */
function aboutOf(
  { source, kind, actor, about, data }: AuditEntry,
  names: Names,
  locale: Locale,
): { label: string; href: string | null } | null {
  const messages = auditPageMessages[locale];
  const lead = source === "lead" ? about : data.lead;
  if (typeof lead === "string") return { label: messages.request, href: leadHref(lead, locale) };
  if (source === "lead") return null;
  const demo = typeof data.demo === "string" ? data.demo : isAboutDemo(kind, about) ? about : null;
  if (demo) return { label: messages.demo, href: demoHref(demo, locale) };
  if (!about) return null;
  if (kind.startsWith("application"))
    return { label: messages.application, href: applicationHref(about, locale) };
  if (kind.startsWith("news") && typeof data.title === "string")
    return { label: data.title, href: kind === "newsRemoved" ? null : articleEditorHref(about, locale) };
  if (kind.startsWith("media")) {
    const href = `${adminHref(adminPaths.media, locale)}#${pictureId(about)}`;
    return { label: messages.picture, href: kind === "mediaRemoved" ? null : href };
  }
  if (kind.startsWith("customer"))
    return { label: messages.company, href: customerHref("company", about, locale) };
  if (about === actor) return null;
  return { label: isId(about) ? (names.get(about) ?? messages.formerly) : about, href: null };
}

/** What an entry changed, one line for each field: its value before and after where both are logged. */
function auditChanges(
  { kind, data }: Pick<AuditEntry, "kind" | "data">,
  factChanges: readonly FactsChange[],
  locale: Locale,
): string[] {
  const facts = factChanges.find(({ id }) => id === String(data.change));
  if (facts) return changedFacts(facts.was, facts.now, locale);
  const { fromTo, changed, planned, nothing } = auditPageMessages[locale];
  const changes = Array.isArray(data.changes) ? data.changes.map(changeOf) : [];
  const fromToText = (name: string, values: Change["values"], say = (text: string) => text) => {
    const valueOrNothing = (text = "") => (text === "" ? nothing : say(text));
    return `${name}: ${fill(fromTo, { from: valueOrNothing(values?.from), to: valueOrNothing(values?.to) })}`;
  };
  if (kind === "noticesChanged") {
    const { kinds, ways } = noticeMessages[locale];
    return changes.map(({ name, values }) =>
      fromToText(wordOf(kinds, name)?.title ?? name, values, (way) => nameIn(ways, way)),
    );
  }
  if (kind.startsWith("opening"))
    return changes.map(({ name, values }) => {
      const field = fieldName(name, locale);
      if (!values) return fill(changed, { names: field });
      return fromToText(field, values, (text) => openingText(name, text, locale));
    });
  if (kind === "mediaDescribed")
    return changes.map(({ name, values }) => fromToText(nameIn(mediaMessages[locale].fields, name), values));
  if (kind.startsWith("template") || kind.startsWith("webhook") || kind.startsWith("reference")) {
    const webhookFields = webhookPageMessages[locale].fields;
    const names = changes.map(({ name }) =>
      kind.startsWith("webhook")
        ? nameIn(webhookFields, name)
        : kind.startsWith("reference")
          ? referenceFieldText(null, name, locale)
          : fieldText(name, locale),
    );
    return names.length > 0 ? [fill(changed, { names: names.join(", ") })] : [];
  }
  if (!kind.startsWith("news")) return [];
  const { categories } = newsNames[locale];
  const changedParts = changes.filter(({ values }) => !values).map(({ name }) => nameOfPart(name, locale));
  return [
    ...(typeof data.at === "string"
      ? [fill(planned, { at: formatShortMoment(new Date(data.at), locale) })]
      : []),
    ...changes
      .filter(({ values }) => values)
      .map(({ name, values }) =>
        fromToText(nameOfPart(name, locale), values, (value) =>
          name === "category" ? nameIn(categories, value) : value,
        ),
      ),
    ...(changedParts.length > 0 ? [fill(changed, { names: [...new Set(changedParts)].join(", ") })] : []),
  ];
}

interface Change {
  name: string;
  values: { from: string; to: string } | null;
}

function changeOf(change: unknown): Change {
  const { name, ...values } = Object(change);
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    name: text(name),
    values: "to" in values || "from" in values ? { from: text(values.from), to: text(values.to) } : null,
  };
}

function nameOfPart(name: string, locale: Locale): string {
  const { rows, panel } = newsEditorMessages[locale];
  return nameIn({ ...rows, ...panel, reviewedOn: panel.reviewed }, name);
}

function nameIn(names: object, key: string): string {
  const name: unknown = wordOf({ ...names }, key);
  return typeof name === "string" ? name : key;
}
