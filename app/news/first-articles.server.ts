import { z } from "zod";
import { columnsOf, englishColumns } from "./convert.server.ts";
import { progress } from "./draft.ts";
import { contentSchema } from "./draft-schema.server.ts";

const files = import.meta.glob<unknown>("/brand/articles/*.json", { import: "default", eager: true });

/** An article as its editor stores it, and when it was published. */
const firstArticle = z.strictObject({
  published: z.iso.datetime(),
  content: contentSchema.refine(
    (content) => progress(content, "sv").isReady && progress(content, "en").isReady,
    "a text is missing in one language",
  ),
});

/**
 * The articles of a new installation, from brand/articles, as rows of news_drafts and news_articles. They are
 * samples, to be replaced before publishing. Throws an error that names the file when one is invalid.
 */
export function readFirstArticles() {
  return Object.entries(files).map(([file, json]) => {
    const read = firstArticle.safeParse(json);
    if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
    const { published, content } = read.data;
    const id = crypto.randomUUID();
    return {
      draft: { id, content, published_version: 1, changed_at: published },
      article: {
        id,
        ...columnsOf(content, "translated"),
        ...englishColumns(content, "en"),
        published_at: published,
        updated_at: published,
      },
    };
  });
}
