import type { Locale } from "#app/i18n/locale.ts";
import { ArticleBlocks } from "#app/news/article-blocks.tsx";
import { ArticleHead } from "#app/news/article-head.tsx";
import type { articlePage } from "#app/news/article-page.server.ts";
import { Contents } from "#app/news/contents.tsx";
import { Ruler } from "#app/news/ruler.tsx";
import "#app/ui/tape.css";
import "#app/news/article.css";

interface ArticleDraftProps {
  page: ReturnType<typeof articlePage>;
  locale: Locale;
}

/** An article that is not published, as visitors would see it. */
export function ArticleDraft({ page, locale }: ArticleDraftProps) {
  return (
    <>
      {page.isForeign && <p className="wrap article-foreign">{page.messages.onlySwedish}</p>}
      <article lang={page.isForeign ? "sv" : undefined}>
        <ArticleHead {...page.head} messages={page.messages} breadcrumbs={null} />
        {page.ruler && <Ruler ruler={page.ruler} messages={page.messages.ruler} locale={locale} />}
        <div className="wrap article-body">
          <Contents title={page.messages.contents} headings={page.headings}>
            {null}
          </Contents>
          <ArticleBlocks blocks={page.body} />
        </div>
      </article>
    </>
  );
}
