import { referenceHref } from "#app/admin/urls.ts";
import { serviceNames } from "#app/content/shared/service-names.server.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import { asLocale, type Locale } from "#app/i18n/locale.ts";
import { formatIsoDay } from "#app/i18n/swedish-days.ts";
import { mediaHref } from "#app/news/media.ts";
import type { ChosenPicture } from "#app/news/pictures.server.ts";
import { type ReferenceKind, referenceKinds } from "#app/references/keys.ts";
import { referenceName } from "#app/references/reference.ts";
import type { ReferenceRow } from "#app/references/references.server.ts";
import { quoteServices, referenceFieldNames } from "#app/references/schema.ts";
import { referenceMessages, referencesPageMessages } from "./words.server.ts";

/** The parts of the page of all references, one for each kind. `newId` is the id that a new one gets. */
export function referenceParts(rows: readonly ReferenceRow[], newId: string, locale: Locale) {
  const { parts, shown, hidden } = referencesPageMessages[locale];
  return referenceKinds.map((kind) => {
    const { own, invented, ...messages } = parts[kind];
    const all = rows.filter((row) => row.kind === kind);
    const listed =
      kind === "press"
        ? all.toSorted((one, other) => (other.published_on ?? "").localeCompare(one.published_on ?? ""))
        : all;
    const count = all.filter((row) => row.shown).length;
    return {
      kind,
      messages,
      state: count > 0 ? countWords(own, count, locale) : invented,
      areOwn: count > 0,
      addHref: referenceHref(kind, newId, locale),
      // Press is ordered by its day.
      isOrdered: kind !== "press",
      rows: listed.map((row, index) => ({
        id: row.id,
        version: String(row.version),
        name: referenceName(row, locale),
        href: referenceHref(kind, row.id, locale),
        logo: row.picture ? logoOf(row.picture, row.pictureWidth, row.pictureHeight) : null,
        detail: detailOf(row, locale),
        isShown: row.shown,
        state: row.shown ? shown : hidden,
        isFirst: index === 0,
        isLast: index === listed.length - 1,
      })),
    };
  });
}

/** The data of a reference's page; a new one has no row. */
export function referenceData(
  row: ReferenceRow | undefined,
  {
    kind,
    id,
    pictures,
    today,
    locale,
  }: { kind: ReferenceKind; id: string; pictures: readonly ChosenPicture[]; today: string; locale: Locale },
) {
  const { languages } = referenceMessages[locale];
  return {
    id,
    kind,
    isNew: row === undefined,
    version: row?.version ?? 0,
    values: row
      ? referenceTexts(row)
      : { consent_on: today, published_on: today, language: "sv", service: "guard" },
    pictures: pictures.map(({ hash, width, height, altSv, altEn }) => ({
      ...logoOf(hash, width, height),
      hash,
      alt: { sv: altSv, en: altEn }[locale] || hash.slice(0, 6),
    })),
    languages: (["sv", "en"] as const).map((value) => ({ value, label: languages[value] })),
    services: quoteServices.map((value) => ({ value, label: serviceNames[locale][value] })),
  };
}

/** A reference as the fields of its form. */
export function referenceTexts(row: ReferenceRow): Fields {
  return Object.fromEntries(referenceFieldNames(row.kind).map((name) => [name, row[name] ?? ""]));
}

/** "Citat, svenska": the name of a field, of a reference of any kind where it is null. */
export function referenceFieldText(kind: ReferenceKind | null, name: string, locale: Locale): string {
  const { fields, sv, en } = referenceMessages[locale];
  if (name === "name") return fields.name[kind ?? "any"];
  if (name === "link") return fields.link[kind ?? "any"];
  if (name === "name_en") return fields.name_en;
  const [, base = name, language] = /^(.+)_(sv|en)$/.exec(name) ?? [];
  const label: unknown = wordOf({ ...fields }, base);
  if (typeof label !== "string") return name;
  return language ? `${label}, ${{ sv, en }[asLocale(language)]}` : label;
}

function logoOf(hash: string, width: number | null, height: number | null) {
  return { src: mediaHref(hash, 400), width: width ?? 1, height: height ?? 1 };
}

function detailOf(row: ReferenceRow, locale: Locale): string {
  if (row.kind === "quote") return [row[`text_${locale}`], row[`marked_${locale}`]].filter(Boolean).join(" ");
  if (row.kind === "press")
    return [row.title, row.published_on && formatIsoDay(row.published_on, locale)]
      .filter(Boolean)
      .join(" · ");
  return row.link.replace(/^https:\/\//, "");
}

/** The title of a reference's page. */
export function referenceTitle(heading: string, locale: Locale): string {
  return fill(referenceMessages[locale].title, { name: heading });
}
