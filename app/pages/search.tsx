import { searchFieldWords, searchPage } from "#app/content/pages/search.server.ts";
import { databaseContext, renderPageContext } from "#app/context.ts";
import { fill } from "#app/i18n/fill.ts";
import { articleHref, pageHref, pathIn } from "#app/i18n/links.ts";
import { ContactLink } from "#app/layout/contact-link.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { searchNews } from "#app/news/search.server.ts";
import { pageIndex } from "#app/search/page-index.server.ts";
import { longestQuery, marked, searchPages, searchWords } from "#app/search/rules.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { SearchField } from "#app/sections/search-field.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/search";
import { SearchResults } from "./search/search-results.tsx";
import { visit } from "./visit.server.ts";
import "#app/ui/state.css";
import "./search.css";

const mostPages = 8;
const mostArticles = 6;
/** Shown before the first search. */
const often = ["prices", "guard", "orderGuard", "difference", "careers"] as const;

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const { locale, facts, page } = visit(args);
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, longestQuery);
  const asked = searchWords(query);
  const index = asked.length > 0 ? await pageIndex(facts, locale, context.get(renderPageContext)) : [];
  const articles = await context
    .get(databaseContext)
    .as("anon", (queries) => searchNews(queries, locale, asked, mostArticles));
  const row = (href: string, title: string, text: string) => ({ href, title: marked(title, asked), text });
  const { meta, ...words } = searchPage[locale];
  return {
    ...page("search", { ...meta, noindex: true }, { name: words.name }),
    words: {
      ...words,
      found: fill(words.found, { query }),
      nothing: { ...words.nothing, title: fill(words.nothing.title, { query }) },
    },
    field: { words: searchFieldWords[locale], query },
    groups: [
      {
        title: words.pages,
        rows: searchPages(index, asked, mostPages).map(({ path, title, description }) =>
          row(pathIn(path, locale), title, description),
        ),
      },
      {
        title: words.news,
        rows: articles.map(({ slug, title, excerpt }) => row(articleHref(slug, locale), title, excerpt)),
      },
    ].filter(({ rows }) => rows.length > 0),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

export default function Search({ loaderData }: Route.ComponentProps) {
  const { locale, words, field, breadcrumbs, groups } = loaderData;
  const isEmpty = groups.length === 0;
  return (
    <>
      <header className="search-head night">
        <div className="wrap">
          <Breadcrumbs {...breadcrumbs} />
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <SearchField {...field} action={pageHref("search", "sv")} locale={locale} />
        </div>
      </header>
      {!isEmpty && <SearchResults {...loaderData} />}
      {isEmpty && field.query !== "" && (
        <div className="wrap search-nothing">
          <div className="state">
            <h2>{words.nothing.title}</h2>
            <p>{words.nothing.text}</p>
            <ContactLink className="button button-outline" locale={locale}>
              {words.nothing.contact}
            </ContactLink>
          </div>
        </div>
      )}
      {isEmpty && (
        <nav className="wrap search-often" aria-labelledby="often">
          <h2 className="title-small" id="often">
            {words.often}
          </h2>
          <ul>
            {often.map((page) => (
              <li key={page}>
                <SiteLink to={pageHref(page, locale)}>{words.pagesOften[page]}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
