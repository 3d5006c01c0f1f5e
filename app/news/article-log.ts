import type { LoggedKind } from "#app/domain/change-log.ts";
import { type Content, headText } from "./content.ts";
import { isSame } from "./merge-content.ts";

/** The log's entry of a change; the article's id is added where it is written. */
export interface ArticleEntry {
  kind: LoggedKind;
  data: { title: string; changes?: Change[]; at?: Date };
}

/** A difference between two states; a long text has no values. */
export interface Change {
  name: string;
  from?: unknown;
  to?: unknown;
}

/** The log's entry of a new draft, or of one that was removed. */
export function draftEntry(kind: "newsAdded" | "newsRemoved", content: Content): ArticleEntry {
  return { kind, data: { title: logTitle(content) } };
}

/** The title of an article in the log. */
export function logTitle(content: Content): string {
  // By whole characters: PostgreSQL takes no half of one.
  return Array.from(headText(content, "title").sv || content.slug)
    .slice(0, 200)
    .join("");
}

/** The entry for a plan that is made. */
export function planned({ content, at }: { content: Content; at: Date }): ArticleEntry {
  return { kind: "newsPlanned", data: { title: logTitle(content), at } };
}

/** The entry for a plan that is ended. */
export function unplanned({ content, at }: { content: Content; at: Date }): ArticleEntry {
  return { kind: "newsUnplanned", data: { title: logTitle(content), at } };
}

/**
 * The differences between two states of an article: the headline and its facts with both values, other texts by kind.
 * Null is the state before the first one.
 */
export function changesOf(was: Content | null, now: Content): Change[] {
  const differs = (name: Exclude<keyof Content, "rows">) => !isSame(was?.[name] ?? null, now[name]);
  const ids = new Set([...(was?.rows ?? []), ...now.rows].map(({ id }) => id));
  const rows = [...ids].flatMap((id) => {
    const before = was?.rows.find((row) => row.id === id);
    const after = now.rows.find((row) => row.id === id);
    const kind = (after ?? before)?.kind;
    return kind === undefined || isSame(before?.cells, after?.cells) ? [] : [{ kind, before, after }];
  });
  const headline = rows
    .filter(({ kind }) => kind === "title")
    .map(({ before, after }) => ({
      name: "title",
      from: before?.cells.text?.sv ?? null,
      to: after?.cells.text?.sv ?? null,
    }))
    .find(({ from, to }) => from !== to);
  const texts = rows.map(({ kind }) => kind).filter((kind) => kind !== "title" || !headline);
  return [
    ...(headline ? [headline] : []),
    ...(["author", "category", "reviewedOn", "slug"] as const)
      .filter(differs)
      .map((name) => ({ name, from: was?.[name] ?? null, to: now[name] })),
    ...(["cover", "image", "roles"] as const).filter(differs).map((name) => ({ name })),
    ...[...new Set(texts)].sort().map((name) => ({ name })),
  ];
}
