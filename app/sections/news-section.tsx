import { type ReactNode, use } from "react";
import { useRevalidator } from "react-router";
import { News, type NewsCard } from "./news.tsx";
import { NewsEmpty, NewsFailed, NewsSkeleton } from "./news-states.tsx";

interface NewsSectionProps {
  messages: {
    title: string;
    loading: string;
    notLoaded: string;
    retry: string;
    empty: { title: string; text: string };
  };
  /** The promise is streamed; null when they could not be read. */
  articles: Promise<readonly NewsCard[] | null>;
  all: ReactNode;
  failed: readonly string[];
  imageFailed: string;
}

/** The news in every state: loaded, empty, failed, loading again. */
export function NewsSection({ messages, articles: coming, all, failed, imageFailed }: NewsSectionProps) {
  const { state, revalidate } = useRevalidator();
  const articles = use(coming);
  if (articles?.length === 0) return <NewsEmpty messages={messages} action={all} />;
  if (articles) return <News messages={messages} articles={articles} all={all} imageFailed={imageFailed} />;
  if (state === "loading") return <NewsSkeleton messages={messages} />;
  return <NewsFailed messages={messages} failed={failed} retry={revalidate} />;
}
