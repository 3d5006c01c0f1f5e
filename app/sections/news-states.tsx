import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import "#app/ui/state.css";
import { NewsFrame } from "./news.tsx";

interface NewsEmptyProps {
  messages: { title: string; empty: { title: string; text: string } };
  action: ReactNode;
}

/** Shown when no article is published: what will be here, and one link. */
export function NewsEmpty({ messages, action }: NewsEmptyProps) {
  return (
    <NewsFrame title={messages.title}>
      <div className="state news__empty">
        <h3>{messages.empty.title}</h3>
        <p>{messages.empty.text}</p>
        {action}
      </div>
    </NewsFrame>
  );
}

interface NewsFailedProps {
  messages: { title: string; notLoaded: string; retry: string };
  /** The texts of product 6.5, English on every page. */
  failed: readonly string[];
  retry: () => void;
}

/** Shown when the news could not be read; the rest of the page stays (product 6.5). */
export function NewsFailed({ messages, failed, retry }: NewsFailedProps) {
  return (
    <NewsFrame title={messages.title}>
      <div className="state state-error news__empty" role="alert">
        <h3>{messages.notLoaded}</h3>
        {failed.map((text) => (
          <p className="muted" lang="en" key={text}>
            {text}
          </p>
        ))}
        <Button type="button" kind="outline" onClick={retry} data-needs-script="">
          {messages.retry}
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
        <Skeleton className="news__cover" />
        <Skeleton className="skeleton-short" />
        <Skeleton className="skeleton-title" />
        <Skeleton className="skeleton-text" />
      </div>
      <div className="news__list" aria-hidden="true">
        {[1, 2].map((row) => (
          <div className="news__row" key={row}>
            <Skeleton className="news__cover" />
            <div>
              <Skeleton className="skeleton-short" />
              <Skeleton />
              <Skeleton className="skeleton-text" />
            </div>
          </div>
        ))}
      </div>
    </NewsFrame>
  );
}
