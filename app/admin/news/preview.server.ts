import type { Article } from "#app/news/data.server.ts";
import { headText } from "./content.ts";
import { blocksOf } from "./convert.server.ts";
import type { Draft } from "./data.server.ts";
import { progress } from "./rules.ts";

/** A working copy as a published article, without missing texts. */
export function previewOf({ content, published, changedAt }: Draft, locale: "sv" | "en", now: Date): Article {
  const isEnglish = progress(content, "en").isReady;
  const from = locale === "en" && isEnglish ? "en" : "sv";
  const { rows: _rows, image, ...about } = content;
  return {
    ...about,
    title: headText(content, "title")[from],
    lead: headText(content, "lead")[from],
    excerpt: headText(content, "excerpt")[from],
    forYou: headText(content, "forYou")[from],
    blocks: blocksOf(content, from),
    publishedAt: (published?.at ?? now).toISOString(),
    updatedAt: changedAt.toISOString(),
    english: isEnglish,
    image: image && { ...image, alt: headText(content, "imageAlt")[from] },
  };
}
