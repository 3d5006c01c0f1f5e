import { data, redirect } from "react-router";
import { siteContext } from "#app/context.ts";
import { articleHref, pageHref } from "#app/i18n/links.ts";
import { defaultLocale, requestLocale } from "#app/i18n/locale.ts";
import { DemoButton } from "#app/layout/links.tsx";
import { NotFoundScreen } from "#app/layout/not-found-screen.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { Article } from "#app/news/article.tsx";
import { viewArticlePage } from "#app/news/article-page.server.ts";
import { findNewSlug } from "#app/news/articles.server.ts";
import { ReadOn } from "#app/news/read-on.tsx";
import { Share } from "#app/news/share.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { pageMeta, unlistedMeta } from "#app/seo/page-meta.ts";
import { shareImageHref } from "#app/seo/share-image.ts";
import { newsArticleData } from "#app/seo/structured-data.ts";
import { Button } from "#app/ui/button.tsx";
import { brandName } from "#brand/name.ts";
import type { Route } from "./+types/article";
import { notFoundView } from "./not-found-view.server.ts";
import "#app/news/article-page.css";

export async function loader(args: Route.LoaderArgs) {
  const { request, params, context } = args;
  const locale = requestLocale(request);
  const { siteUrl, database, facts, redirects } = context.get(siteContext);
  const page = await viewArticlePage(database, locale, params.slug, siteUrl, Date.now(), facts.prices);
  const moved = page ? null : await database.read((queries) => findNewSlug(queries, params.slug));
  // Not cached by browsers: the article may return to its old URL.
  if (moved) {
    const location = articleHref(moved, locale);
    redirects.moved(articleHref(params.slug, defaultLocale), location);
    throw redirect(location, { status: 301, headers: { "cache-control": "no-cache" } });
  }
  if (!page) return data({ page: null, locale, notFound: await notFoundView(args) }, { status: 404 });
  const { path, title, head, art, dates, person } = page;
  const image = new URL(shareImageHref({ path, locale, title, art }), siteUrl).href;
  const { lead, category } = head;
  const structured = newsArticleData({
    siteUrl,
    locale,
    path,
    title,
    category,
    lead,
    image,
    person,
    ...dates,
  });
  return data({ page, structured, locale, siteUrl });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData?.page) return unlistedMeta({ title: loaderData?.notFound.messages.title });
  const { page, structured, locale, siteUrl } = loaderData;
  return pageMeta({
    path: page.path,
    locale,
    siteUrl,
    title: `${page.title} – ${brandName.name}`,
    description: page.excerpt,
    keywords: page.keywords,
    languages: page.languages,
    breadcrumbs: page.breadcrumbs,
    art: page.art,
    article: { ...page.dates, category: page.head.category },
    structured: [structured],
  });
}

/** A news article. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { page, locale } = loaderData;
  if (!page) return <NotFoundScreen {...loaderData.notFound} />;
  const { messages } = page;
  return (
    <>
      <Article
        page={page}
        locale={locale}
        breadcrumbs={<Breadcrumbs label={messages.breadcrumbs} items={page.breadcrumbs} />}
      >
        <Share messages={messages.share} title={page.title} url={page.url} />
      </Article>
      <ReadOn
        messages={{ ...page.next, related: messages.related }}
        related={page.related}
        actions={
          <>
            <Button as={SiteLink} kind="primary" to={pageHref("contactRequest", locale)}>
              {messages.contact}
            </Button>
            <DemoButton kind="outline" />
          </>
        }
      />
    </>
  );
}
