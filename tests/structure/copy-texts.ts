import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { type CompanyFacts, defaultFacts as facts } from "#app/domain/company-facts.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { readFirstArticles } from "#app/news/first-articles.server.ts";
import { prose, proseNames } from "#app/pages/prose.server.ts";
import { storyIn } from "#app/pages/stories.server.ts";
import { stories, storyKeys } from "#brand/stories/stories.server.ts";

/** A text, by its location in app/content or brand. */
export interface Text {
  key: string;
  sv: unknown;
  en: unknown;
}

/** Texts with company facts. */
type Messages = (facts: CompanyFacts, locale: Locale) => unknown;
const isMessages = (exported: unknown): exported is Messages => typeof exported === "function";

const modules = import.meta.glob<Record<string, unknown>>(["/app/content/**/*.server.ts", "/brand/**/*.ts"], {
  eager: true,
});

/** Every text of every content module, in pairs; fails when their shapes differ. */
function* texts(sv: unknown, en: unknown, key: string): Generator<Text> {
  if (typeof sv !== "object" || sv === null) {
    yield { key, sv, en };
    return;
  }
  const other = en as Record<string, unknown>;
  expect(Object.keys(other ?? {}), `${key}: the languages differ in shape`).toEqual(Object.keys(sv));
  for (const [name, value] of Object.entries(sv)) yield* texts(value, other[name], `${key}.${name}`);
}

const long = proseNames.flatMap((name) => {
  const [sv, en] = locales.map((locale) => prose(name, locale, facts, { host: "tag.example" }));
  return [...texts(sv, en, `app/content/prose/${name}`)];
});

export const articles = readFirstArticles().map(({ article }) => article);
const news = articles.flatMap(({ slug, ...row }) =>
  (["title", "excerpt", "for_you", "lead", "blocks"] as const).flatMap((name) => [
    ...texts(row[`${name}_sv`], row[`${name}_en`], `brand/articles/${slug}.${name}`),
  ]),
);

const told = storyKeys.flatMap((key) => [
  ...texts(storyIn(key, "sv"), storyIn(key, "en"), `brand/stories/${stories[key].file}`),
]);

const inModules = Object.entries(modules).flatMap(([path, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => {
    const key = `${path}#${name}`;
    if (isMessages(value)) return [...texts(value(facts, "sv"), value(facts, "en"), key)];
    if (typeof value !== "object" || value === null || !("sv" in value) || !("en" in value)) return [];
    return [...texts(value.sv, value.en, key)];
  }),
);

/** Every text of app/content and brand, with both languages. */
export const all = [...inModules, ...long, ...told, ...news];

/** Every text that breaks a rule, including those of the first openings. */
export function breaking(rule: RegExp, allowed?: RegExp): string[] {
  const openings = readFileSync("supabase/seed.sql", "utf8").split("\n");
  return [
    ...all.flatMap(({ key, sv, en }) => [sv, en].map((text) => ({ key, text }))),
    ...openings.map((text, at) => ({ key: `seed.sql:${at + 1}`, text })),
  ].flatMap(({ key, text }) =>
    typeof text === "string" && rule.test(text) && !allowed?.test(text)
      ? [`${key}: ${text.slice(0, 300)}`]
      : [],
  );
}
