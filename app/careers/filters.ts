import { type CitySlug, cities } from "#app/domain/cities.ts";
import { type JobRole, jobRoles, serviceTable } from "#app/domain/services.ts";
import { pageHref, pathIn, withQuery } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { siteMap } from "#app/site-map.ts";
import { type Extent, extents } from "./keys.ts";

/** The filters of the list; null means all. */
export interface OpeningsView {
  role: JobRole | null;
  city: CitySlug | null;
  extent: Extent | null;
}

export const everyOpening: OpeningsView = { role: null, city: null, extent: null };

/** The filters' URL parameters; the same in both languages, like all paths. */
export const filterNames = { role: "roll", city: "ort", extent: "omfattning" } as const;

/** The values of the extents in a URL. */
export const extentParameters: Record<Extent, string> = { full: "heltid", part: "deltid", shifts: "pass" };

/** Reads the filters from URL parameters; an invalid value filters nothing. */
export function readOpeningsView(search: URLSearchParams): OpeningsView {
  return {
    role: jobRoles.find((role) => serviceTable[role].slug === search.get(filterNames.role)) ?? null,
    city: cities.find(({ slug }) => slug === search.get(filterNames.city))?.slug ?? null,
    extent: extents.find((extent) => extentParameters[extent] === search.get(filterNames.extent)) ?? null,
  };
}

/** The path of the list with filters. */
export function openingsHref({ role, city, extent }: OpeningsView, locale: Locale): string {
  return withQuery(pageHref("careers", locale), {
    ...(role && { [filterNames.role]: serviceTable[role].slug }),
    ...(city && { [filterNames.city]: city }),
    ...(extent && { [filterNames.extent]: extentParameters[extent] }),
  });
}

/** The path of an opening. */
export function openingHref(slug: string, locale: Locale): string {
  return pathIn(`${siteMap.careers.path}/${slug}`, locale);
}
