import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { Content } from "./content.ts";
import { blocksOf } from "./convert.server.ts";
import { type Draft, readDraft, readPublished, readRevision } from "./data.server.ts";
import { progress } from "./rules.ts";

/** What became of a change. `conflict`: somebody changed the article first; it is given as it is now. */
export type Outcome =
  /** `undo`: what takes it back, where something does. */
  | { kind: "done"; draft: Draft; undo: Undo | null }
  | { kind: "conflict"; draft: Draft }
  | { kind: "gone" }
  /** Rows without Swedish words. */
  | { kind: "incomplete"; rows: string[] }
  /** Another article stands, or stood, at this address. */
  | { kind: "taken" };

export type Undo =
  | { what: "withdraw" }
  /** `revision`: what visitors saw before. */
  | { what: "takeBack"; revision: string }
  /** `at`: the moment that it stood under. */
  | { what: "putBack"; at: Date }
  /** `plan`: the one that held before, or null. */
  | { what: "plan"; plan: string | null };

interface Version {
  id: string;
  version: number;
}

/** Keeps a new article; one that is kept already (same id) is left as it is. */
export async function createDraft(staff: StaffAccess, id: string, content: Content): Promise<void> {
  await asStaff(staff, (queries) =>
    sql`insert into news_drafts (id, content) values (${id}, ${JSON.stringify(content)}) on conflict do nothing`.execute(
      queries,
    ),
  );
}

/**
 * Keeps what was written, if nobody has changed the article since that version. Visitors see nothing of it. A browser
 * `tab` that saved it last is never in conflict with itself: it may not have heard of its own save.
 */
export function saveDraft(
  staff: StaffAccess,
  { id, version }: Version,
  content: Content,
  tab: string | null = null,
): Promise<Outcome> {
  return change(
    staff,
    { id, version },
    async (queries) => {
      await keep(queries, id, content, tab);
      return null;
    },
    tab,
  );
}

/**
 * Publishes the working copy, at once or at a moment ahead; until then visitors see what is out. English that is not
 * ready stays as it was, and is the Swedish text where there was none. Every node empties its cache
 * (private.tell_content_changed).
 */
export function publish(staff: StaffAccess, { id, version }: Version, at: Date, now: Date): Promise<Outcome> {
  return change(staff, { id, version }, async (queries, { content, published }) => {
    const { missing } = progress(content, "sv");
    if (missing.length > 0) return { kind: "incomplete", rows: missing.map((row) => row.id) };
    const since = published?.at && published.at <= now ? published.at : null;
    const isEnglish = progress(content, "en").isReady;
    const whole = columnsOf(content, isEnglish);
    const columns = isEnglish || !published?.english ? whole : withoutEnglish(whole);
    if (since && at > now) {
      const plan = await endPlan(queries, id, null);
      await keepPlan(queries, { id, version }, at, content, columns);
      await note(queries, id, "planned", content);
      return { what: "plan", plan };
    }
    const before = published?.at ? await readPublished(queries, id) : undefined;
    const revision = before && (await note(queries, id, "replaced", before, published?.at));
    await endPlan(queries, id, revision ?? null);
    await write(queries, id, {
      ...columns,
      published_at: since ?? at,
    });
    await sql`update news_drafts set published_version = version where id = ${id}`.execute(queries);
    await note(queries, id, at > now ? "planned" : "published", content);
    return revision ? { what: "takeBack", revision } : { what: "withdraw" };
  });
}

/**
 * Shows visitors again what they saw, or were to see, before changes were published, under its moment. The changes
 * stay in the working copy.
 */
export function takeBack(
  staff: StaffAccess,
  version: Version,
  revision: string,
  now: Date,
): Promise<Outcome> {
  return change(staff, version, async (queries, { id, published }) => {
    const content = published && (await readRevision(queries, id, revision));
    const at = await momentOf(queries, id, revision);
    if (!content || !at) return { kind: "gone" };
    await write(queries, id, {
      ...columnsOf(content, progress(content, "en").isReady),
      published_at: at,
    });
    await sql`update news_drafts set published_version = null where id = ${id}`.execute(queries);
    await sql`update news_plans set is_active = true where superseded_by = ${revision}
      and not exists (select from news_plans where article_id = ${id} and is_active)`.execute(queries);
    await note(queries, id, at > now ? "planned" : "takenBack", content);
    return null;
  });
}

/** Has planned changes go out as an earlier plan said, or not at all (null): visitors go on seeing what is out. */
export function setPlan(staff: StaffAccess, version: Version, wanted: string | null): Promise<Outcome> {
  return change(staff, version, async (queries, draft) => {
    const plan = await endPlan(queries, draft.id, null);
    const { numAffectedRows } = await sql`update news_plans set is_active = true
      where id = ${wanted} and article_id = ${draft.id}`.execute(queries);
    return plan || numAffectedRows ? { what: "plan", plan } : { kind: "conflict", draft };
  });
}

/** Takes an article off the site; its address answers that there is none until it is published again. */
export function withdraw(staff: StaffAccess, version: Version): Promise<Outcome> {
  return change(staff, version, async (queries, { id, content, published }) => {
    await write(queries, id, { published_at: null });
    await note(queries, id, "withdrawn", content);
    return published?.at ? { what: "putBack", at: published.at } : null;
  });
}

/** Puts a withdrawn article back as it was, under the moment that it stood under. */
export function putBack(staff: StaffAccess, version: Version, at: Date, now: Date): Promise<Outcome> {
  return change(staff, version, async (queries, { id, published }) => {
    const content = published && (await readPublished(queries, id));
    if (!content) return { kind: "gone" };
    if (!published.at) {
      await write(queries, id, { published_at: at });
      await note(queries, id, at > now ? "planned" : "published", content);
    }
    return { what: "withdraw" };
  });
}

/** Makes an earlier state the working copy again; what it was becomes an earlier state in turn. */
export function restore(staff: StaffAccess, version: Version, revision: string): Promise<Outcome> {
  return change(staff, version, async (queries, { id }) => {
    const content = await readRevision(queries, id, revision);
    if (!content) return { kind: "gone" };
    await keep(queries, id, content);
    return null;
  });
}

/** Throws away an article that was never published; false when it was, or is gone. */
export async function removeDraft(staff: StaffAccess, { id, version }: Version): Promise<boolean> {
  const { numDeletedRows } = await asStaff(staff, (queries) =>
    queries.deleteFrom("news_drafts").where("id", "=", id).where("version", "=", version).executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}

/** `work` tells what it refused, or what undoes it. */
async function change(
  staff: StaffAccess,
  { id, version }: Version,
  work: (queries: Queries, draft: Draft) => Promise<Outcome | Undo | null>,
  tab: string | null = null,
): Promise<Outcome> {
  try {
    return await asStaff(staff, async (queries): Promise<Outcome> => {
      await begin(queries, id);
      // Two who save at once take turns.
      await sql`select 1 from news_drafts where id = ${id} for update`.execute(queries);
      const draft = await readDraft(queries, id);
      if (!draft) return { kind: "gone" };
      const isOwn = tab !== null && draft.editedIn === tab;
      if (draft.version !== version && !isOwn) return { kind: "conflict", draft };
      const worked = await work(queries, draft);
      if (worked && "kind" in worked) return worked;
      const changed = await readDraft(queries, id);
      return changed ? { kind: "done", draft: changed, undo: worked } : { kind: "gone" };
    });
  } catch (error) {
    // Addresses are all that articles may not share.
    if (Reflect.get(Object(error), "code") === "23505") return { kind: "taken" };
    throw error;
  }
}

/** An article that the admin never touched gets its working copy, as version 1, which is what visitors see. */
async function begin(queries: Queries, id: string): Promise<void> {
  const draft = await readDraft(queries, id);
  if (!draft?.published) return;
  await sql`insert into news_drafts (id, content, published_version)
    values (${id}, ${JSON.stringify(draft.content)}, 1) on conflict do nothing`.execute(queries);
}

async function keep(queries: Queries, id: string, content: Content, tab: string | null = null) {
  await sql`update news_drafts set content = ${JSON.stringify(content)}::jsonb, edited_in = ${tab}
    where id = ${id}`.execute(queries);
}

/** What visitors see of a content, without the moment it went out. Without English, they see the Swedish. */
function columnsOf(content: Content, isEnglish: boolean): Record<string, unknown> {
  const head = (kind: string, locale: "sv" | "en") =>
    content.rows.find((row) => row.kind === kind)?.cells.text?.[locale] ?? "";
  const texts = (locale: "sv" | "en", from: "sv" | "en") => ({
    [`title_${locale}`]: head("title", from),
    [`lead_${locale}`]: head("lead", from),
    [`excerpt_${locale}`]: head("excerpt", from),
    [`for_you_${locale}`]: head("forYou", from),
    [`blocks_${locale}`]: blocksOf(content, from),
  });
  return {
    slug: content.slug,
    category: content.category,
    cover: content.cover,
    author: content.author,
    roles: content.roles,
    reviewed_on: content.reviewedOn,
    image: content.image && {
      ...content.image,
      altSv: head("imageAlt", "sv"),
      altEn: head("imageAlt", "en"),
    },
    ...texts("sv", "sv"),
    ...texts("en", isEnglish ? "en" : "sv"),
    english: isEnglish,
  };
}

function withoutEnglish(columns: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).filter(([name]) => name !== "english" && !name.endsWith("_en")),
  );
}

/** Writes what visitors see of an article; one that is published for the first time comes to be. */
async function write(queries: Queries, id: string, columns: Record<string, unknown>): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  const values = sql`select ${names} from jsonb_populate_record(null::news_articles, ${JSON.stringify(columns)}::jsonb)`;
  const known = await queries
    .selectFrom("news_articles")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  await (known
    ? sql`update news_articles set (${names}) = (${values}) where id = ${id}`
    : sql`insert into news_articles (id, ${names}) select ${id}::uuid, written.* from (${values}) written`
  ).execute(queries);
}

async function keepPlan(
  queries: Queries,
  { id, version }: Version,
  at: Date,
  content: Content,
  columns: Record<string, unknown>,
): Promise<void> {
  await sql`insert into news_plans (article_id, at, version, slug, content, columns) values (${id}, ${at}, ${version},
    ${content.slug}, ${JSON.stringify(content)}::jsonb, ${JSON.stringify(columns)}::jsonb)`.execute(queries);
}

/** Gives up what is planned; gives the plan that it was, or null. `supersededBy`: what undoes that, if it is no plan. */
async function endPlan(queries: Queries, id: string, supersededBy: string | null): Promise<string | null> {
  const { rows } = await sql<{
    id: string;
  }>`update news_plans set is_active = false, superseded_by = ${supersededBy}
    where article_id = ${id} and is_active returning id`.execute(queries);
  return rows[0]?.id ?? null;
}

/** The moment that a replaced state stood under, or null. */
async function momentOf(queries: Queries, id: string, revision: string): Promise<Date | null> {
  const row = await queries
    .selectFrom("news_revisions")
    .select("published_at")
    .where("article_id", "=", id)
    .where("id", "=", revision)
    .executeTakeFirst();
  return row?.published_at ?? null;
}

/** Notes a state of the article, and of a replaced one when it went out; gives its number. */
async function note(
  queries: Queries,
  id: string,
  kind: string,
  content: Content,
  at: Date | null = null,
): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`insert into news_revisions (article_id, kind, content, published_at)
    values (${id}, ${kind}, ${JSON.stringify(content)}, ${at}) returning id`.execute(queries);
  const [noted] = rows;
  if (!noted) throw new Error("A revision was not noted.");
  return noted.id;
}
