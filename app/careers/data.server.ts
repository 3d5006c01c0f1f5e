import { sql } from "kysely";
import type { CitySlug } from "#app/domain/cities.ts";
import type { Role } from "#app/domain/services.ts";
import type { Queries } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import type { Extent } from "./keys.ts";
import type { OpeningsView } from "./rules.ts";

type Locale = "sv" | "en";

export interface Opening {
  slug: string;
  role: Role;
  city: CitySlug;
  extent: Extent;
  /** Per cent of full time; null for other extents. */
  percent: number | null;
  /** The usual shift, in whole hours of the day. */
  startsAt: number;
  endsAt: number;
  title: string;
  /** The kind of place, one line. */
  place: string;
  /** ISO days, the last one inclusive. */
  postedOn: string;
  lastDay: string;
}

export interface FullOpening extends Opening {
  positions: number;
  lead: string;
  tasks: string[];
  needs: string[];
  merits: string[];
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/**
 * The openings that can be applied for, those that close first at the top. Run as anon, which sees no closed ones.
 */
export async function listOpenings(queries: Queries, locale: Locale, view: OpeningsView): Promise<Opening[]> {
  const rows = await open(queries, locale)
    .$if(view.role !== null, (query) => query.where("role", "=", view.role))
    .$if(view.city !== null, (query) => query.where("city", "=", view.city))
    .$if(view.extent !== null, (query) => query.where("extent", "=", view.extent))
    .orderBy("last_day")
    .orderBy("slug")
    .execute();
  return rows.map(toOpening);
}

/** An opening that can be applied for, or undefined. Run as anon. */
export async function findOpening(
  queries: Queries,
  locale: Locale,
  slug: string,
): Promise<FullOpening | undefined> {
  const row = await open(queries, locale)
    .select(["positions", `lead_${locale} as lead`, `tasks_${locale} as tasks`, "updated_at"])
    .select([`needs_${locale} as needs`, `merits_${locale} as merits`])
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!row) return undefined;
  const { positions, lead, tasks, needs, merits, updated_at } = row;
  return {
    ...toOpening(row),
    positions,
    lead,
    tasks,
    needs,
    merits,
    updatedAt: updated_at.toISOString(),
  };
}

/** The slug and last change of every opening that can be applied for. Run as anon. */
export async function openingAddresses(queries: Queries): Promise<{ slug: string; updatedAt: string }[]> {
  const rows = await queries
    .selectFrom("openings")
    .select(["slug", "updated_at"])
    .orderBy("posted_on", "desc")
    .execute();
  return rows.map(({ slug, updated_at }) => ({ slug, updatedAt: updated_at.toISOString() }));
}

/** Whether a slug was an opening's whose last day has passed. Run as anon. */
export function isOver(queries: Queries, slug: string): Promise<boolean> {
  return oneValue(queries, sql`public.opening_is_over(${slug})`);
}

function open(queries: Queries, locale: Locale) {
  return queries
    .selectFrom("openings")
    .select(["slug", "role", "city", "extent", "percent", "starts_at", "ends_at"])
    .select([`title_${locale} as title`, `place_${locale} as place`])
    .select(sql<string>`posted_on::text`.as("posted_on"))
    .select(sql<string>`last_day::text`.as("last_day"));
}

type Row = Awaited<ReturnType<ReturnType<typeof open>["executeTakeFirstOrThrow"]>>;

function toOpening(row: Row): Opening {
  const { slug, percent, title, place } = row;
  return {
    slug,
    // The table's checks hold these.
    role: row.role as Role,
    city: row.city as CitySlug,
    extent: row.extent as Extent,
    percent,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    title,
    place,
    postedOn: row.posted_on,
    lastDay: row.last_day,
  };
}
