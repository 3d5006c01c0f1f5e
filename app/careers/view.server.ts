import { openingNames } from "#app/content/pages/careers.server.ts";
import { citiesIn } from "#app/domain/cities.ts";
import { formatDay } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Database } from "#backend/database/connection.ts";
import { findOpening, isOver, listOpenings, type Opening } from "./data.server.ts";
import { everyOpening, type OpeningsView, openingHref } from "./rules.ts";

const otherCount = 3;

/** An opening in one language. */
export type OpeningRow = ReturnType<typeof viewOpening>;

/** The openings of a view. Reads as anon. */
export async function viewOpenings(database: Database, locale: Locale, view: OpeningsView) {
  const openings = await database.as("anon", (queries) => listOpenings(queries, locale, view));
  return openings.map((opening) => viewOpening(opening, locale));
}

/**
 * One opening and others like it. Where there is none: whether it is closed, and what is open instead. Reads as anon.
 */
export async function viewOpeningPage(database: Database, locale: Locale, slug: string) {
  return database.as("anon", async (queries) => {
    const opening = await findOpening(queries, locale, slug);
    const open = await listOpenings(queries, locale, everyOpening);
    const others = open
      .filter((other) => other.slug !== slug)
      .sort((one, other) => likeness(other, opening) - likeness(one, opening))
      .slice(0, otherCount)
      .map((other) => viewOpening(other, locale));
    if (!opening) return { opening: null, others, over: await isOver(queries, slug) };
    return {
      opening: {
        ...viewOpening(opening, locale),
        facts: opening,
        posted: shownDay(opening.postedOn, locale),
      },
      others,
      over: false,
    };
  });
}

export function cityName(city: Opening["city"], locale: Locale): string {
  return citiesIn(locale).find(({ slug }) => slug === city)?.name ?? city;
}

function viewOpening(opening: Opening, locale: Locale) {
  const { slug, role, title, place, city, percent, startsAt, endsAt, lastDay } = opening;
  const extent = openingNames[locale].extents[opening.extent];
  return {
    href: openingHref(slug, locale),
    role,
    title,
    place,
    city: cityName(city, locale),
    extent: percent ? `${extent} ${percent}${locale === "sv" ? "\u00a0" : ""}%` : extent,
    startsAt,
    endsAt,
    /** "14–22". */
    shift: `${hour(startsAt)}–${hour(endsAt)}`,
    lastDay: shownDay(lastDay, locale),
  };
}

function likeness(one: Opening, other: Opening | undefined): number {
  return Number(one.role === other?.role) * 2 + Number(one.city === other?.city);
}

function hour(value: number): string {
  return String(value).padStart(2, "0");
}

function shownDay(date: string, locale: Locale) {
  return { date, label: formatDay(`${date}T12:00:00Z`, locale, { year: false }) };
}
