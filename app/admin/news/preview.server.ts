import { type Context, siteContext } from "#app/context.ts";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import { articlePage } from "#app/news/article-page.server.ts";
import type { Article } from "#app/news/articles.server.ts";
import { headText } from "#app/news/content.ts";
import { blocksOf } from "#app/news/convert.server.ts";
import { progress } from "#app/news/draft.ts";
import type { Draft } from "#app/news/drafts.server.ts";

/** What a preview needs of an article: its working copy, and when it was published. */
type Previewed = Pick<Draft, "content" | "changedAt"> & { publishedAt: Date | null };

/** The data of an article's page as it would be if the working copy were published now. */
export function previewPage(previewed: Previewed, context: Context, locale: Locale) {
  const now = new Date();
  const { facts, siteUrl } = context.get(siteContext);
  return articlePage(previewOf(previewed, locale, now), [], {
    prices: facts.prices,
    locale,
    siteUrl,
    now: now.getTime(),
  });
}

/** A working copy as a published article, without rows that lack a text. */
function previewOf({ content, publishedAt, changedAt }: Previewed, locale: Locale, now: Date): Article {
  const isEnglish = progress(content, "en").isReady;
  const from = isEnglish ? locale : defaultLocale;
  const { rows: _rows, image, ...about } = content;
  return {
    ...about,
    title: headText(content, "title")[from],
    lead: headText(content, "lead")[from],
    excerpt: headText(content, "excerpt")[from],
    forYou: headText(content, "forYou")[from],
    blocks: blocksOf(content, from),
    publishedAt: (publishedAt ?? now).toISOString(),
    updatedAt: changedAt.toISOString(),
    english: isEnglish,
    image: image && { ...image, alt: headText(content, "imageAlt")[from] },
  };
}
