import { use } from "react";
import { useRevalidator } from "react-router";
import { pageHref } from "#app/i18n/links.ts";
import { More } from "#app/layout/links.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { Route } from "../+types/home";
import { News, NewsFrame } from "./news.tsx";
import "#app/ui/state.css";

type Data = Route.ComponentProps["loaderData"];

/** The news in every state: loaded, empty, failed, loading again. The promise is streamed. */
export function NewsSection({ locale, messages, news }: Data) {
  const { state, revalidate } = useRevalidator();
  const articles = use(news);
  const { title, empty, all, notLoaded, retry } = messages.news;
  if (articles?.length === 0)
    return (
      <NewsFrame title={title}>
        <div className="state news__empty">
          <h3>{empty.title}</h3>
          <p>{empty.text}</p>
          <More to={pageHref("news", locale)}>{all}</More>
        </div>
      </NewsFrame>
    );
  if (articles) return <News messages={messages} locale={locale} articles={articles} />;
  if (state === "loading") return <NewsSkeleton messages={messages.news} />;
  return (
    <NewsFrame title={title}>
      <div className="state state--error news__empty" role="alert">
        <h3>{notLoaded}</h3>
        {messages.failed.blog.map((text) => (
          <p className="muted" lang="en" key={text}>
            {text}
          </p>
        ))}
        <Button type="button" kind="outline" onClick={revalidate} data-needs-script="">
          {retry}
        </Button>
      </div>
    </NewsFrame>
  );
}

/** A skeleton of the news while they load: one large, two rows. */
export function NewsSkeleton({ messages }: { messages: { title: string; loading: string } }) {
  return (
    <NewsFrame title={messages.title}>
      <div className="news__big" aria-busy="true">
        <span className="visually-hidden">{messages.loading}</span>
        <div>
          <Skeleton className="news__cover" />
          <Skeleton className="skeleton--short" />
          <Skeleton className="skeleton--title" />
          <Skeleton className="skeleton--text" />
        </div>
      </div>
      <div className="news__list" aria-hidden="true">
        {[1, 2].map((row) => (
          <article className="news__row" key={row}>
            <Skeleton className="news__cover" />
            <div>
              <Skeleton className="skeleton--short" />
              <Skeleton />
              <Skeleton className="skeleton--text" />
            </div>
          </article>
        ))}
      </div>
    </NewsFrame>
  );
}
