import type { Stage } from "#app/news/article.ts";

/** How the chip of each stage looks. */
export const stageLooks = {
  draft: "info",
  planned: "warning",
  published: "ok",
  withdrawn: "error",
} as const satisfies Record<Stage, string>;
