import type { ReactNode } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { ArticleBlocks } from "./article-blocks.tsx";
import { ArticleHead } from "./article-head.tsx";
import type { articlePage } from "./article-page.server.ts";
import { Contents } from "./contents.tsx";
import { Ruler } from "./ruler.tsx";
import "./article.css";

interface ArticleProps {
  page: ReturnType<typeof articlePage>;
  locale: Locale;
  breadcrumbs?: ReactNode;
  /** Below the table of contents. */
  children?: ReactNode;
}

/** The text of an article; a draft has no breadcrumbs and nothing to share. */
export function Article({ page, locale, breadcrumbs, children }: ArticleProps) {
  const { isForeign, messages, ruler } = page;
  return (
    <>
      {isForeign && <p className="wrap article-foreign">{messages.onlySwedish}</p>}
      <article lang={isForeign ? "sv" : undefined}>
        <ArticleHead {...page.head} messages={messages} breadcrumbs={breadcrumbs} />
        {ruler && <Ruler ruler={ruler} messages={messages.ruler} locale={locale} />}
        <div className="wrap article-body">
          <Contents title={messages.contents} headings={page.headings}>
            {children}
          </Contents>
          <ArticleBlocks blocks={page.body} />
        </div>
      </article>
    </>
  );
}
