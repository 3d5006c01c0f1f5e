import type { Article } from "#app/news/data.server.ts";
import { blocksOf } from "./convert.server.ts";
import type { Draft } from "./data.server.ts";
import { progress } from "./rules.ts";

/** A working copy as the article that it would be if it were published now, with what is not written left out. */
export function previewOf({ content, published, changedAt }: Draft, locale: "sv" | "en", now: Date): Article {
  const isEnglish = progress(content, "en").isReady;
  const from = locale === "en" && isEnglish ? "en" : "sv";
  const text = (kind: string) => content.rows.find((row) => row.kind === kind)?.cells.text?.[from] ?? "";
  const { slug, category, cover, author, roles, reviewedOn, image } = content;
  return {
    slug,
    category,
    cover,
    author,
    roles,
    reviewedOn,
    title: text("title"),
    lead: text("lead"),
    excerpt: text("excerpt"),
    forYou: text("forYou"),
    blocks: blocksOf(content, from),
    publishedAt: (published?.at ?? now).toISOString(),
    updatedAt: changedAt.toISOString(),
    english: isEnglish,
    image: image && { ...image, alt: text("imageAlt") },
  };
}
