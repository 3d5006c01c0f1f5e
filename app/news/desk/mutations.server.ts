import { sql } from "kysely";
import { asPerson, type Person } from "#backend/database/as-person.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { Content } from "./content.ts";
import { blocksOf } from "./convert.server.ts";
import { type Draft, readDraft, readRevision } from "./data.server.ts";
import { progress } from "./rules.ts";

/** What became of a change. `conflict`: somebody changed the article first; it is given as it is now. */
export type Outcome =
  | { kind: "done"; draft: Draft }
  | { kind: "conflict"; draft: Draft }
  | { kind: "gone" }
  /** Rows without Swedish words. */
  | { kind: "incomplete"; rows: string[] }
  /** Another article stands, or stood, at this address. */
  | { kind: "taken" };

interface Version {
  id: string;
  version: number;
}

/** Keeps a new article; one that is kept already (same id) is left as it is. */
export async function createDraft(desk: Person, id: string, content: Content): Promise<void> {
  await asPerson(desk, (queries) =>
    sql`insert into news_drafts (id, content) values (${id}, ${JSON.stringify(content)}) on conflict do nothing`.execute(
      queries,
    ),
  );
}

/** Keeps what was written, if nobody has changed the article since that version. Visitors see nothing of it. */
export function saveDraft(desk: Person, { id, version }: Version, content: Content): Promise<Outcome> {
  return change(desk, { id, version }, async (queries) => {
    await write(queries, id, content);
    return null;
  });
}

/**
 * Publishes the working copy, at once or at a moment ahead. English that is not ready stays as it was, and is the
 * Swedish text where there was none. Every node empties its cache (private.raise_content_version).
 */
export function publish(desk: Person, { id, version }: Version, at: Date, now: Date): Promise<Outcome> {
  return change(desk, { id, version }, async (queries, draft) => {
    const { content, published } = draft;
    const { missing } = progress(content, "sv");
    if (missing.length > 0) return { kind: "incomplete", rows: missing.map((row) => row.id) };
    const isEnglish = progress(content, "en").isReady;
    const head = (kind: string, locale: "sv" | "en") =>
      content.rows.find((row) => row.kind === kind)?.cells.text?.[locale] ?? "";
    const texts = (locale: "sv" | "en", from: "sv" | "en") => ({
      [`title_${locale}`]: head("title", from),
      [`lead_${locale}`]: head("lead", from),
      [`excerpt_${locale}`]: head("excerpt", from),
      [`for_you_${locale}`]: head("forYou", from),
      [`blocks_${locale}`]: JSON.stringify(blocksOf(content, from)),
    });
    const columns: Record<string, unknown> = {
      slug: content.slug,
      category: content.category,
      cover: content.cover,
      author: content.author,
      roles: content.roles,
      reviewed_on: content.reviewedOn,
      published_at: published?.at && published.at <= now && at <= now ? published.at : at,
      image: content.image && {
        ...content.image,
        altSv: head("imageAlt", "sv"),
        altEn: head("imageAlt", "en"),
      },
      ...texts("sv", "sv"),
      ...(isEnglish || !published?.english
        ? { ...texts("en", isEnglish ? "en" : "sv"), english: isEnglish }
        : {}),
    };
    const fields = Object.entries(columns);
    const names = sql.join(fields.map(([name]) => sql.ref(name)));
    const values = sql.join(fields.map(([, value]) => sql.val(value)));
    try {
      await (published
        ? sql`update news_articles set (${names}) = row (${values}) where id = ${id}`
        : sql`insert into news_articles (id, ${names}) values (${id}, ${values})`
      ).execute(queries);
    } catch (error) {
      if (Reflect.get(Object(error), "code") === "23505") throw new AddressTaken();
      throw error;
    }
    await sql`update news_drafts set published_version = version where id = ${id}`.execute(queries);
    await note(queries, id, at > now ? "planned" : "published", content);
    return null;
  });
}

/** Takes an article off the site; its address answers that there is none until it is published again. */
export function withdraw(desk: Person, version: Version): Promise<Outcome> {
  return change(desk, version, async (queries, { id, content }) => {
    await queries.updateTable("news_articles").set({ published_at: null }).where("id", "=", id).execute();
    await note(queries, id, "withdrawn", content);
    return null;
  });
}

/** Makes an earlier state the working copy again; what it was becomes an earlier state in turn. */
export function restore(desk: Person, version: Version, revision: string): Promise<Outcome> {
  return change(desk, version, async (queries, { id }) => {
    const content = await readRevision(queries, id, revision);
    if (!content) return { kind: "gone" };
    await write(queries, id, content);
    return null;
  });
}

/** Throws away an article that was never published; false when it was, or is gone. */
export async function removeDraft(desk: Person, { id, version }: Version): Promise<boolean> {
  const { numDeletedRows } = await asPerson(desk, (queries) =>
    queries.deleteFrom("news_drafts").where("id", "=", id).where("version", "=", version).executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}

class AddressTaken extends Error {}

async function change(
  desk: Person,
  { id, version }: Version,
  work: (queries: Queries, draft: Draft) => Promise<Outcome | null>,
): Promise<Outcome> {
  try {
    return await asPerson(desk, async (queries): Promise<Outcome> => {
      await begin(queries, id);
      // Two who save at once take turns.
      await sql`select 1 from news_drafts where id = ${id} for update`.execute(queries);
      const draft = await readDraft(queries, id);
      if (!draft) return { kind: "gone" };
      if (draft.version !== version) return { kind: "conflict", draft };
      const refused = await work(queries, draft);
      if (refused) return refused;
      const changed = await readDraft(queries, id);
      return changed ? { kind: "done", draft: changed } : { kind: "gone" };
    });
  } catch (error) {
    if (error instanceof AddressTaken) return { kind: "taken" };
    throw error;
  }
}

/** An article that the desk never touched gets its working copy, as version 1, which is what visitors see. */
async function begin(queries: Queries, id: string): Promise<void> {
  const draft = await readDraft(queries, id);
  if (!draft?.published) return;
  await sql`insert into news_drafts (id, content, published_version)
    values (${id}, ${JSON.stringify(draft.content)}, 1) on conflict do nothing`.execute(queries);
}

async function write(queries: Queries, id: string, content: Content): Promise<void> {
  await sql`update news_drafts set content = ${JSON.stringify(content)}::jsonb where id = ${id}`.execute(
    queries,
  );
}

async function note(queries: Queries, id: string, kind: string, content: Content): Promise<void> {
  await sql`insert into news_revisions (article_id, kind, content)
    values (${id}, ${kind}, ${JSON.stringify(content)})`.execute(queries);
}
