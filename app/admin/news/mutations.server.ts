import { sql } from "kysely";
import type { Versioned } from "#app/admin/ui/outcome.ts";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { Content } from "./content.ts";
import { type Draft, readDraft, readRevision } from "./data.server.ts";

/** What became of a change. `conflict`: somebody changed the article first; it is given as it is now. */
export type DraftChange =
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

/** Adds an article; one that is there already (same id) is left as it is. */
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
  { id, version }: Versioned,
  content: Content,
  tab: string | null = null,
): Promise<DraftChange> {
  return change(
    staff,
    { id, version },
    async (queries) => {
      await writeDraft(queries, id, content, tab);
      return null;
    },
    tab,
  );
}

/** Makes an earlier state the working copy again; what it was becomes an earlier state in turn. */
export function restore(staff: StaffAccess, version: Versioned, revision: string): Promise<DraftChange> {
  return change(staff, version, async (queries, { id }) => {
    const content = await readRevision(queries, id, revision);
    if (!content) return { kind: "gone" };
    await writeDraft(queries, id, content);
    return null;
  });
}

/** Throws away an article that was never published; false when it was, or is gone. */
export async function removeDraft(staff: StaffAccess, { id, version }: Versioned): Promise<boolean> {
  const { numDeletedRows } = await asStaff(staff, (queries) =>
    queries.deleteFrom("news_drafts").where("id", "=", id).where("version", "=", version).executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}

/**
 * Changes an article in one transaction, if nobody has changed it since that version. `work` gives what it refused, or
 * what undoes it.
 */
export async function change(
  staff: StaffAccess,
  { id, version }: Versioned,
  work: (queries: Queries, draft: Draft) => Promise<DraftChange | Undo | null>,
  tab: string | null = null,
): Promise<DraftChange> {
  try {
    return await asStaff(staff, async (queries): Promise<DraftChange> => {
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

/** An article that nobody has edited gets its working copy, as version 1, which is what visitors see. */
async function begin(queries: Queries, id: string): Promise<void> {
  const draft = await readDraft(queries, id);
  if (!draft?.published) return;
  await sql`insert into news_drafts (id, content, published_version)
    values (${id}, ${JSON.stringify(draft.content)}, 1) on conflict do nothing`.execute(queries);
}

/** Writes the working copy. */
async function writeDraft(queries: Queries, id: string, content: Content, tab: string | null = null) {
  await sql`update news_drafts set content = ${JSON.stringify(content)}::jsonb, edited_in = ${tab}
    where id = ${id}`.execute(queries);
}
