import type { Names } from "#app/admin/colleagues.server.ts";
import { adminHref, type Parameters } from "#app/admin/urls.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { oneOf } from "#app/domain/one-of.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { type Placeholder, placeholderNames, placeholders } from "#app/leads/conversation/placeholders.ts";
import { type Signer, signatureOf } from "#app/leads/conversation/signature.ts";
import { type TemplateFields, templateForm } from "#app/leads/conversation/template.ts";
import type { TemplateRow } from "#app/leads/conversation/templates.server.ts";
import { brand } from "#brand/company.ts";
import { builtInTemplates, templateMessages } from "./words.server.ts";

export const templateFields = Object.keys(templateForm.def.shape) as (keyof TemplateFields)[];

/** A template as the fields of its form. */
export function templateTexts(template: TemplateFields): Fields {
  return Object.fromEntries(templateFields.map((name) => [name, template[name]]));
}

/** The name of a template's field. */
export function fieldText(name: string, locale: Locale): string {
  return wordOf(templateMessages[locale].fields, name) ?? name;
}

/** The path of a template's page. */
export function templateHref(id: string, locale: Locale, parameters?: Parameters): string {
  return adminHref(`${adminPaths.templates}/${id}`, locale, parameters);
}

/** The URL parameter of a new template: the built-in one that it begins with. */
export const fromParameter = "fran";

const builtIn = Object.keys(builtInTemplates.sv) as (keyof typeof builtInTemplates.sv)[];

/** The rows of the page of templates: the staff's own, and the built-in ones in one language. */
export function templateRows(rows: readonly TemplateRow[], names: Names, newId: string, locale: Locale) {
  const messages = templateMessages[locale];
  return {
    written: rows.map(({ id, name, subject, owner, locale: language, changedAt, changedBy }) => ({
      id,
      href: templateHref(id, locale),
      name,
      subject,
      owner: messages.values[owner],
      language: messages.values[language],
      changed: {
        iso: changedAt.toISOString(),
        text: formatShortMoment(changedAt, locale),
        by: (changedBy && names.get(changedBy)) || null,
      },
    })),
    builtIn: builtIn.map((key) => ({
      key,
      name: builtInTemplates[locale][key].name,
      subject: inLanguage(builtInTemplates[locale][key].subject, locale),
      href: templateHref(newId, locale, { [fromParameter]: key }),
    })),
  };
}

/** The data of a template's page; without a template it is a new one, which may begin with a built-in one. */
export function templateData(
  template: TemplateRow | undefined,
  {
    id,
    from,
    signer,
    now,
    locale,
  }: { id: string; from: string | null; signer: Signer; now: Date; locale: Locale },
) {
  const messages = templateMessages[locale];
  const base = builtInTemplates[locale][oneOf(builtIn, from) ?? "free"];
  const fresh: TemplateFields = {
    name: from ? base.name : "",
    owner: "me",
    locale,
    subject: inLanguage(base.subject, locale),
    body: inLanguage(base.body, locale),
  };
  return {
    id,
    isNew: template === undefined,
    version: template?.version ?? 0,
    values: templateTexts(template ?? fresh),
    owners: (["me", "all"] as const).map((value) => ({ value, label: messages.values[value] })),
    languages: (["sv", "en"] as const).map((value) => ({ value, label: messages.values[value] })),
    places: placeholders.map((place) => ({
      words: { sv: `{${wordFor(place, "sv")}}`, en: `{${wordFor(place, "en")}}` },
      text: messages.places[place],
    })),
    /** What the placeholders of the preview are filled in with. */
    example: { sv: exampleOf(signer, now, "sv"), en: exampleOf(signer, now, "en") },
    changed:
      template === undefined
        ? null
        : fill(messages.changed, { when: formatShortMoment(template.changedAt, locale) }),
  };
}

function exampleOf(signer: Signer, now: Date, locale: Locale): Record<Placeholder, string> {
  const tomorrow = new Date(now.getTime() + milliseconds.day);
  tomorrow.setUTCHours(8, 0, 0, 0);
  const time = formatShortMoment(tomorrow, locale);
  // With word joiners, so that the number doesn't break at its hyphens.
  return {
    ...templateMessages[locale].example,
    number: "Q\u2060-\u20601A2B\u2060-\u20603C4D",
    count: "4",
    value: formatKronor(18_400, locale),
    start: time,
    time,
    me: signer.name,
    signature: signatureOf(signer, brand.name),
  };
}

function wordFor(place: Placeholder, locale: Locale): string {
  return placeholderNames[place][locale];
}

/** A built-in text with its placeholders named in one language. */
function inLanguage(text: string, locale: Locale): string {
  return placeholders.reduce(
    (all, place) => all.replaceAll(`{${place}}`, `{${wordFor(place, locale)}}`),
    text,
  );
}
