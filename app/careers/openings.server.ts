import { sql } from "kysely";
import type { CitySlug } from "#app/domain/cities.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Queries } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import type { OpeningsView } from "./filters.ts";

/** A listed opening. `percent` is of full time, `startsAt` and `endsAt` are whole hours, `lastDay` is inclusive. */
export type Opening = Awaited<ReturnType<typeof listOpenings>>[number];

export type FullOpening = NonNullable<Awaited<ReturnType<typeof findOpening>>>;

/** The openings that can be applied for, the first to close at the top. Run as anon, which sees no closed ones. */
export function listOpenings(queries: Queries, locale: Locale, view: OpeningsView) {
  return open(queries, locale)
    .$if(view.role !== null, (query) => query.where("role", "=", view.role))
    .$if(view.city !== null, (query) => query.where("city", "=", view.city))
    .$if(view.extent !== null, (query) => query.where("extent", "=", view.extent))
    .orderBy("last_day")
    .orderBy("slug")
    .execute();
}

/** An opening that can be applied for, or undefined. Run as anon. */
export function findOpening(queries: Queries, locale: Locale, slug: string) {
  return open(queries, locale)
    .select(["positions", `lead_${locale} as lead`, `tasks_${locale} as tasks`])
    .select([`needs_${locale} as needs`, `merits_${locale} as merits`])
    .where("slug", "=", slug)
    .executeTakeFirst();
}

/** The slug and last change of every opening that can be applied for. Run as anon. */
export async function openingSlugs(queries: Queries): Promise<{ slug: string; updatedAt: string }[]> {
  const rows = await queries
    .selectFrom("openings")
    .select(["slug", "changed_at"])
    .orderBy("posted_on", "desc")
    .execute();
  return rows.map(({ slug, changed_at }) => ({ slug, updatedAt: changed_at.toISOString() }));
}

/** Whether a slug is that of an opening whose last day has passed. Run as anon. */
export function isClosedOpening(queries: Queries, slug: string): Promise<boolean> {
  return oneValue<boolean>(sql`public.opening_is_over(${slug})`)(queries);
}

function open(queries: Queries, locale: Locale) {
  return (
    queries
      .selectFrom("openings")
      .select(["slug", "role", "city", "extent", "percent", "starts_at as startsAt", "ends_at as endsAt"])
      .select([`title_${locale} as title`, `place_${locale} as place`])
      .select(["pay_from as payFrom", "pay_to as payTo"])
      // Nobody has changed it since the database was made.
      .select(sql<boolean>`changed_by is null`.as("isSample"))
      .select(sql<string>`posted_on::text`.as("postedOn"))
      .select(sql<string>`last_day::text`.as("lastDay"))
      // Only the site's cities are stored; the column takes any name.
      .$narrowType<{ city: CitySlug }>()
  );
}
