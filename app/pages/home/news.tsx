import type { ReactNode } from "react";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { More } from "#app/layout/links.tsx";
import { cardCover } from "#app/news/cover.ts";
import { Image } from "#app/ui/image.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/home";

type Data = Route.ComponentProps["loaderData"];
type Card = NonNullable<Awaited<Data["news"]>>[number];

interface NewsProps {
  messages: Data["messages"];
  locale: Locale;
  /** The latest, newest first: one large and the rest in rows. */
  articles: readonly Card[];
}

/** The latest news (product 6.1): category and date as plain text, a drawn cover. */
export function News({ messages: { news: messages, imageFailed }, locale, articles }: NewsProps) {
  const [latest, ...rest] = articles;
  return (
    <NewsFrame title={messages.title} all={<More to={pageHref("news", locale)}>{messages.all}</More>}>
      {latest && (
        <article className="news__big">
          <a href={latest.href}>
            <Cover article={latest} failed={imageFailed} />
            <Meta article={latest} />
            <h3>{latest.title}</h3>
            <p className="muted">{latest.excerpt}</p>
          </a>
        </article>
      )}
      <div className="news__list">
        {rest.map((article) => (
          <article key={article.href}>
            <a className="news__row" href={article.href}>
              <Cover article={article} failed={imageFailed} />
              <div>
                <Meta article={article} />
                <h3 className="title">{article.title}</h3>
                <p className="small muted">{article.excerpt}</p>
              </div>
            </a>
          </article>
        ))}
      </div>
    </NewsFrame>
  );
}

/** The section around the news in every state: articles, a skeleton, empty, an error. */
export function NewsFrame({ title, all, children }: { title: string; all?: ReactNode; children: ReactNode }) {
  return (
    <Section className="section--news" ground="sunken" titleId="news-title">
      <div className="head">
        <h2 id="news-title">{title}</h2>
        {all && <p className="news__all">{all}</p>}
      </div>
      <div className="news">{children}</div>
    </Section>
  );
}

function Meta({ article }: { article: Card }) {
  return (
    <p className="news__meta meta muted">
      <span>{article.category}</span>
      <time dateTime={article.publishedAt}>{article.day}</time>
    </p>
  );
}

function Cover({ article, failed }: { article: Card; failed: string }) {
  return <Image src={cardCover(article.cover)} alt="" className="news__cover" failed={failed} />;
}
