import { promiseView } from "#app/company/response-promise.server.ts";
import { searchFieldMessages, searchPage } from "#app/content/pages/search.server.ts";
import { footerMessages } from "#app/content/shared/footer.server.ts";
import { cleanLine } from "#app/domain/clean-text.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref, pathIn } from "#app/i18n/links.ts";
import { ContactLink } from "#app/layout/links.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { marked } from "#app/search/marked.server.ts";
import { nearestCity } from "#app/search/places.server.ts";
import { maxQueryLength } from "#app/search/words.server.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { SearchField } from "#app/sections/search-field.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { siteMap } from "#app/site-map.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/search";
import { pageContext } from "./page-context.server.ts";
import { SearchHelp } from "./search/search-help.tsx";
import { SearchResults } from "./search/search-results.tsx";
import { Telephone } from "./search/telephone.tsx";
import { searchSite } from "./site-search.server.ts";
import "./search.css";

const maxHits = 10;
/** With fewer results, common searches and other links are shown below them. */
const fewHits = 4;
/** Common searches, shown before the first search and after one with few results. */
const commonSearches = [
  "expressOrder",
  "prices",
  "guard",
  "orderGuard",
  "entranceHost",
  "difference",
  "careers",
  "training",
] as const;

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const { locale, facts, page } = pageContext(args);
  const query = cleanLine(url.searchParams.get("q") ?? "").slice(0, maxQueryLength);
  const { meta, news, opening, ...messages } = searchPage[locale];
  const results = await searchSite(context, locale, query);
  const { stems } = results;
  const hits = results.hits.slice(0, maxHits);
  const city = nearestCity(results, locale);
  const promise = promiseView(facts.openingHours, new Date(), locale);
  const kindOf = (path: string) => {
    if (path.startsWith(`${siteMap.news.path}/`)) return news;
    return path.startsWith(`${siteMap.careers.path}/`) ? opening : null;
  };
  return {
    ...page("search", { ...meta, noindex: true }, { name: messages.name }),
    messages: {
      ...messages,
      found: fill(messages.found, { query }),
      nothing: { ...messages.nothing, title: fill(messages.nothing.title, { query }) },
    },
    field: { messages: searchFieldMessages[locale], query },
    rows: hits.map(({ path, title, description }) => ({
      href: pathIn(path, locale),
      title: marked(title, stems, locale),
      kind: kindOf(path),
      // Descriptions are written for search engines, without the word joiner that keeps "1–4" on one line.
      text: description.replaceAll("–", "–\u2060"),
    })),
    near: city && fill(messages.nearest, { city }),
    telephone: {
      number: brand.phone,
      text: `${footerMessages(facts, locale).hours}. ${promise.isPhoneOpen ? promise.open : promise.response}`,
      /** Shown first when it is what was searched for. */
      isAsked: hits[0]?.path === siteMap.contactRequest.path,
    },
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The site search, with its results. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { locale, messages, field, breadcrumbs, rows, telephone } = loaderData;
  const isLittle = rows.length < fewHits;
  return (
    <>
      <header className="search-head night">
        <div className="wrap">
          <Breadcrumbs {...breadcrumbs} />
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead}</p>
          <SearchField {...field} locale={locale} />
        </div>
      </header>
      {rows.length > 0 && <SearchResults {...loaderData} />}
      {isLittle && field.query !== "" && !telephone.isAsked && <SearchHelp {...loaderData} />}
      {isLittle && (
        <div className="wrap search-often columns columns--8-4">
          <nav aria-labelledby="often">
            <h2 className="title--small" id="often">
              {messages.often}
            </h2>
            <ul>
              {commonSearches.map((page) => (
                <li key={page}>
                  <SiteLink className="link-row" to={pageHref(page, locale)}>
                    {messages.pagesOften[page]} <Icon name="arrow" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          {field.query === "" && (
            <div className="search-ask">
              <h2 className="title--small">{messages.ask}</h2>
              <Telephone {...telephone} />
              <div className="actions">
                <Button as={ContactLink} kind="outline">
                  {messages.help.contact}
                </Button>
              </div>
            </div>
          )}
        </div>
      )}
    </>
  );
}
