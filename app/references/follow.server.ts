import { sql } from "kysely";
import { oneOf } from "#app/domain/one-of.ts";
import { asLocale, type Locale } from "#app/i18n/locale.ts";
import type { Database, Queries } from "#backend/database/connection.ts";
import { type References, referenceName } from "./reference.ts";
import { quoteServices } from "./schema.ts";

/**
 * Keeps what visitors see of this process's references equal to the database's. `refresh` reads them as a visitor;
 * `references` gives those of a language. So a page needs no query for them, and an outage brings no invented one back.
 */
export function followReferences(
  database: Database,
  pictureHref: (hash: string) => string,
): { references(locale: Locale): References; refresh(): Promise<void> } {
  let rows: Awaited<ReturnType<typeof readShown>> = [];
  return {
    references: (locale) => referencesIn(rows, locale, pictureHref),
    async refresh() {
      rows = await database.as("anon", readShown);
    },
  };
}

/** The references that visitors may see, in their order. Run as anon, which sees no hidden ones. */
function readShown(queries: Queries) {
  return queries
    .selectFrom("company_references")
    .select(["kind", "name", "name_en", "link", "picture", "picture_width", "picture_height"])
    .select(["text_sv", "text_en", "marked_sv", "marked_en", "role_sv", "role_en", "town_sv", "town_en"])
    .select(["service", "title", "language"])
    .select(sql<string | null>`published_on::text`.as("published_on"))
    .orderBy("place")
    .orderBy("id")
    .execute();
}

function referencesIn(
  rows: Awaited<ReturnType<typeof readShown>>,
  locale: Locale,
  pictureHref: (hash: string) => string,
): References {
  const nameIn = (row: (typeof rows)[number]) => referenceName(row, locale);
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    logos: of("logo").flatMap((row) =>
      row.picture && row.picture_width && row.picture_height
        ? {
            name: nameIn(row),
            src: pictureHref(row.picture),
            width: row.picture_width,
            height: row.picture_height,
            link: row.link,
          }
        : [],
    ),
    quotes: of("quote").flatMap((row) => {
      const service = oneOf(quoteServices, row.service);
      return service
        ? {
            text: row[`text_${locale}`],
            marked: row[`marked_${locale}`],
            role: row[`role_${locale}`],
            organisation: [nameIn(row), row[`town_${locale}`]].filter(Boolean).join(", "),
            service,
          }
        : [];
    }),
    press: of("press")
      .map((row) => ({
        outlet: nameIn(row),
        title: row.title,
        day: row.published_on ?? "",
        link: row.link,
        language: asLocale(row.language),
      }))
      .toSorted((one, other) => other.day.localeCompare(one.day)),
  };
}
