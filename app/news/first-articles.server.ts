import { firstArticles } from "#app/content/articles/articles.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { defaultAuthor } from "./keys.ts";
import { readArticle } from "./read-article.server.ts";

const files = import.meta.glob<string>("/app/content/articles/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * The articles of a new installation, from app/content/articles, as rows of news_articles. Throws an error that names
 * the file when one is missing, not listed in articles.ts, or invalid.
 */
export function readFirstArticles() {
  const listed = firstArticles.flatMap(({ slug }) => locales.map((locale) => fileOf(slug, locale)));
  for (const file of Object.keys(files))
    if (!listed.includes(file)) throw new Error(`${file}: articles.ts does not list it`);
  return firstArticles.map(({ slug, category, cover, published, roles, ...more }) => {
    const sv = read(slug, "sv");
    const en = read(slug, "en");
    return {
      slug,
      category,
      cover,
      author: defaultAuthor,
      published_at: published,
      updated_at: published,
      roles,
      reviewed_on: "reviewedOn" in more ? more.reviewedOn : null,
      title_sv: sv.title,
      title_en: en.title,
      excerpt_sv: sv.excerpt,
      excerpt_en: en.excerpt,
      for_you_sv: sv.forYou,
      for_you_en: en.forYou,
      lead_sv: sv.lead,
      lead_en: en.lead,
      blocks_sv: sv.blocks,
      blocks_en: en.blocks,
    };
  });
}

function read(slug: string, locale: Locale) {
  const file = fileOf(slug, locale);
  const source = files[file];
  if (source === undefined) throw new Error(`${file}: the file is missing`);
  return readArticle(file, source, locale);
}

function fileOf(slug: string, locale: Locale): string {
  return `/app/content/articles/${slug}.${locale}.md`;
}
