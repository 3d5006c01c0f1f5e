import { type Names, nameOf } from "#app/admin/colleagues.server.ts";
import { adminHref, type Parameters } from "#app/admin/urls.ts";
import type { OpeningDraft, OpeningRevision } from "#app/careers/drafts.server.ts";
import { openingHref } from "#app/careers/filters.ts";
import { extents } from "#app/careers/keys.ts";
import { lastDayFrom, type OpeningStage, openingStage } from "#app/careers/opening.ts";
import type { FullOpening } from "#app/careers/openings.server.ts";
import { type OpeningFields, openingForm } from "#app/careers/schema.ts";
import { openingNames } from "#app/content/pages/careers.server.ts";
import { citiesIn, cityName } from "#app/domain/cities.ts";
import { jobRoles } from "#app/domain/services.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { changedFields, type Fields } from "#app/forms/merged-fields.ts";
import { formatRecent, formatShortMoment } from "#app/i18n/clock.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import { defaultLocale, type Locale, locales } from "#app/i18n/locale.ts";
import { formatIsoDay } from "#app/i18n/swedish-days.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { openingEditorMessages, openingsPageMessages } from "./words.server.ts";

/** The path of an opening's editor. */
export function openingEditorHref(id: string, locale: Locale, parameters?: Parameters): string {
  return adminHref(`${adminPaths.openings}/${id}`, locale, parameters);
}

/** The rows of the list of openings. */
export function openingRows(openings: readonly OpeningDraft[], names: Names, now: Date, locale: Locale) {
  const messages = openingsPageMessages[locale];
  return openings.map((opening) => ({
    id: opening.id,
    href: openingEditorHref(opening.id, locale),
    title: titleOf(opening, locale),
    role: openingNames[locale].roles[opening.role],
    city: cityName(opening.city, "sv") ?? opening.city,
    stage: stageOf(opening, now, locale),
    lastDay: formatIsoDay(opening.last_day, locale),
    changed: { iso: opening.updatedAt.toISOString(), text: formatRecent(opening.updatedAt, now, locale) },
    changedBy: nameOf(names, opening.changedBy, locale) ?? messages.untouched,
  }));
}

interface EditorParts {
  id: string;
  revisions: readonly OpeningRevision[];
  names: Names;
  now: Date;
  locale: Locale;
}

/** The data of the editor; `opening` is undefined for one that is not saved yet, whose id is `id`. */
export function openingEditorData(opening: OpeningDraft | undefined, parts: EditorParts) {
  const { id, revisions, names, now, locale } = parts;
  const messages = openingEditorMessages[locale];
  const { roles: roleNames, extents: extentNames } = openingNames[locale];
  const today = swedishDay(now);
  return {
    id,
    version: opening?.version ?? 0,
    isNew: !opening,
    published: opening?.published ?? false,
    stage: opening ? stageOf(opening, now, locale) : null,
    seeHref: opening && openingStage(opening, today) === "open" ? openingHref(opening.slug, locale) : null,
    choices: {
      role: jobRoles.map((value) => ({ value, label: roleNames[value] })),
      city: citiesIn(defaultLocale).map(({ slug, name }) => ({ value: slug, label: name })),
      extent: extents.map((value) => ({ value, label: extentNames[value] })),
    },
    values: opening
      ? openingTexts(opening)
      : { starts_at: "8", ends_at: "17", positions: "1", posted_on: today, last_day: lastDayFrom(now) },
    revisions: revisions.map(({ id: revision, at, actor, title, published }) => ({
      id: revision,
      text: title[locale] || title[defaultLocale],
      details: [published ? messages.history.published : messages.history.draft],
      actor: nameOf(names, actor, locale) ?? openingsPageMessages[locale].untouched,
      at: { iso: at.toISOString(), text: formatShortMoment(at, locale) },
      takeBack: { version: String(opening?.version ?? 0), revision },
    })),
  };
}

/** An opening's title; that of a draft may be in Swedish only. */
export function titleOf(opening: OpeningFields, locale: Locale): string {
  return opening[`title_${locale}`] || opening.title_sv;
}

/** An opening in one language, as its public page takes it. */
export function fullOpening(opening: OpeningFields, locale: Locale): FullOpening {
  const { slug, role, city, extent, percent, positions } = opening;
  return {
    ...{ slug, role, city, extent, percent, positions },
    startsAt: opening.starts_at,
    endsAt: opening.ends_at,
    postedOn: opening.posted_on,
    lastDay: opening.last_day,
    payFrom: opening.pay_from,
    payTo: opening.pay_to,
    isSample: false,
    title: titleOf(opening, locale),
    place: opening[`place_${locale}`],
    lead: opening[`lead_${locale}`],
    tasks: opening[`tasks_${locale}`],
    needs: opening[`needs_${locale}`],
    merits: opening[`merits_${locale}`],
  };
}

/** An opening as fields of its form; a list has one line for each item. */
export function openingTexts(opening: OpeningFields): Fields {
  return Object.fromEntries(
    Object.keys(openingForm.def.shape).map((name) => {
      const value: unknown = Reflect.get(opening, name);
      return [name, Array.isArray(value) ? value.join("\n") : String(value ?? "")];
    }),
  );
}

/** "Ingress, svenska": the label of a field. */
export function fieldName(name: string, locale: Locale): string {
  const { fields, ...languages } = openingEditorMessages[locale];
  const [field, language] = fieldAndLanguage(name);
  const label = wordOf(fields, field) ?? name;
  return language ? `${label}, ${languages[language]}` : label;
}

/** The parts of a field's name: "lead_sv" is the lead in Swedish. The language is null for a field that has none. */
export function fieldAndLanguage(name: string): [field: string, language: Locale | null] {
  const language = locales.find((locale) => name.endsWith(`_${locale}`)) ?? null;
  return [language ? name.slice(0, -`_${language}`.length) : name, language];
}

/**
 * What a colleague changed while somebody wrote in the form, in words. If both changed a field it includes the
 * colleague's value, which the field doesn't show. Takes the form's values as they are shown.
 */
export function openingChanges(
  was: OpeningFields & { published: boolean },
  now: OpeningFields & { published: boolean },
  formValues: Fields,
  locale: Locale,
): string[] {
  const { meanwhile } = openingEditorMessages[locale];
  const fields = changedFields(openingTexts(was), openingTexts(now)).map(({ name, now: saved }) => {
    const field = fieldName(name, locale);
    if (formValues[name] === saved) return field;
    return saved === ""
      ? fill(meanwhile.emptied, { field })
      : fill(meanwhile.both, { field, saved: valueText(name, saved, locale) });
  });
  if (was.published === now.published) return fields;
  return [now.published ? meanwhile.published : meanwhile.withdrawn, ...fields];
}

/** A field's value in words. */
export function valueText(name: string, value: string, locale: Locale): string {
  const { roles: roleNames, extents: extentNames } = openingNames[locale];
  if (name === "city") return cityName(value, "sv") ?? value;
  const names: Fields = name === "role" ? roleNames : name === "extent" ? extentNames : {};
  return names[value] ?? value;
}

const stageLooks = {
  draft: "info",
  planned: "info",
  open: "ok",
  closed: "warning",
} as const satisfies Record<OpeningStage, string>;

function stageOf(opening: OpeningDraft, now: Date, locale: Locale): { look: string; label: string } {
  const { stages } = openingsPageMessages[locale];
  const stage = openingStage(opening, swedishDay(now));
  const labels = {
    draft: stages.draft,
    planned: fill(stages.planned, { day: formatIsoDay(opening.posted_on, locale) }),
    open: stages.published,
    closed: stages.over,
  };
  return { look: stageLooks[stage], label: labels[stage] };
}
