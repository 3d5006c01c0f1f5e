import { data } from "react-router";
import { adminHref, newsEditorParts } from "#app/admin/addresses.ts";
import { adminRequest, findOr404 } from "#app/admin/admin-request.server.ts";
import { noStore } from "#app/admin/ui/outcome.ts";
import { companyFactsContext, siteUrlContext } from "#app/context.ts";
import { ArticleBlocks } from "#app/news/article-blocks.tsx";
import { ArticleHead } from "#app/news/article-head.tsx";
import { articlePage } from "#app/news/article-page.server.ts";
import { Contents } from "#app/news/contents.tsx";
import { Ruler } from "#app/news/ruler.tsx";
import { adminPaths } from "#app/site-map.ts";
import type { Route } from "./+types/preview-route";
import { findDraft } from "./data.server.ts";
import { previewOf } from "./preview.server.ts";
import { newsPreviewWords } from "./words.server.ts";
import "#app/ui/tape.css";
import "./news-preview.css";
import "#app/news/article.css";

/** An article as it would be published now, for staff only. */
export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const draft = await findOr404(id, () => findDraft(staff, id));
  const now = new Date();
  const page = articlePage(previewOf(draft, locale, now), [], {
    prices: context.get(companyFactsContext).prices,
    locale,
    siteUrl: context.get(siteUrlContext),
    now: now.getTime(),
  });
  const address = `${adminPaths.news}/${id}`;
  return data(
    {
      page,
      locale,
      words: newsPreviewWords[locale],
      backHref: adminHref(address, locale),
      otherHref: `${address}/${newsEditorParts.preview}?lang=${locale === "sv" ? "en" : "sv"}`,
    },
    { headers: noStore },
  );
}

export function headers() {
  return noStore;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.words.title }, { name: "robots", content: "noindex" }];
}

export default function NewsPreview({ loaderData }: Route.ComponentProps) {
  const { page, locale, words, backHref, otherHref } = loaderData;
  return (
    <>
      <div className="preview-bar night">
        <p>{words.notice}</p>
        <a href={backHref}>{words.back}</a>
        <a href={otherHref}>{words.other}</a>
      </div>
      {page.isForeign && <p className="wrap article-foreign">{page.words.onlySwedish}</p>}
      <article lang={page.isForeign ? "sv" : undefined}>
        <ArticleHead {...page.head} words={page.words} breadcrumbs={null} />
        {page.ruler && <Ruler ruler={page.ruler} words={page.words.ruler} locale={locale} />}
        <div className="wrap article-body">
          <Contents title={page.words.contents} headings={page.headings}>
            {null}
          </Contents>
          <ArticleBlocks blocks={page.body} />
        </div>
      </article>
    </>
  );
}
