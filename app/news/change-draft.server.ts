import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Versioned } from "#app/domain/versioned.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { Content } from "./content.ts";
import { type Draft, readDraft, readRevision } from "./drafts.server.ts";

/** The result of a change. `conflict`: somebody changed the article first; `draft` is the article after that. */
export type DraftChange =
  /** `undo`: how to undo it, where that is possible. */
  | { kind: "done"; draft: Draft; undo: Undo | null }
  | { kind: "conflict"; draft: Draft }
  | { kind: "gone" }
  /** Rows without Swedish text. */
  | { kind: "incomplete"; rows: string[] }
  /** The slug is or was another article's. */
  | { kind: "taken" };

/** How a change is undone. */
export type Undo =
  | { command: "withdraw" }
  /** `revision`: what visitors saw before. */
  | { command: "takeBack"; revision: string }
  /** `at`: its earlier date of publication. */
  | { command: "putBack"; at: Date }
  /** `plan`: the plan before, or null. */
  | { command: "plan"; plan: string | null };

/** Creates an article, unless the id exists already. */
export async function createDraft(staff: StaffAccess, id: string, content: Content): Promise<void> {
  await asStaff(staff, (queries) =>
    sql`insert into news_drafts (id, content) values (${id}, ${JSON.stringify(content)}) on conflict do nothing`.execute(
      queries,
    ),
  );
}

/**
 * Saves the working copy, which visitors don't see, if nobody has changed the article since `version`. A browser `tab`
 * never conflicts with its own last save, whose response it may not have got.
 */
export function saveDraft(
  staff: StaffAccess,
  { id, version }: Versioned,
  content: Content,
  tab: string | null = null,
): Promise<DraftChange> {
  return changeDraft(
    staff,
    { id, version },
    async (queries) => {
      await writeDraft(queries, id, content, tab);
      return null;
    },
    tab,
  );
}

/** Makes an earlier state the working copy; the current one becomes an earlier state. */
export function restore(staff: StaffAccess, version: Versioned, revision: string): Promise<DraftChange> {
  return changeDraft(staff, version, async (queries, { id }) => {
    const content = await readRevision(queries, id, revision);
    if (!content) return { kind: "gone" };
    await writeDraft(queries, id, content);
    return null;
  });
}

/** Removes an article that was never published; false if it was, was changed, or is gone. */
export async function removeDraft(staff: StaffAccess, { id, version }: Versioned): Promise<boolean> {
  const { numDeletedRows } = await asStaff(staff, (queries) =>
    queries.deleteFrom("news_drafts").where("id", "=", id).where("version", "=", version).executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}

/**
 * Changes an article in one transaction if nobody has changed it since `version`. `work` makes the change and gives its
 * refusal, or how to undo it.
 */
export async function changeDraft(
  staff: StaffAccess,
  { id, version }: Versioned,
  work: (queries: Queries, draft: Draft) => Promise<DraftChange | Undo | null>,
  tab: string | null = null,
): Promise<DraftChange> {
  try {
    return await asStaff(staff, async (queries): Promise<DraftChange> => {
      await ensureDraft(queries, id);
      // Two saves at the same time take turns.
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
    // unique_violation: only the slug has to be unique.
    if (Reflect.get(Object(error), "code") === "23505") return { kind: "taken" };
    throw error;
  }
}

/** Makes the working copy of a published article that nobody has edited yet, as version 1. */
async function ensureDraft(queries: Queries, id: string): Promise<void> {
  const draft = await readDraft(queries, id);
  if (!draft?.published) return;
  await sql`insert into news_drafts (id, content, published_version)
    values (${id}, ${JSON.stringify(draft.content)}, 1) on conflict do nothing`.execute(queries);
}

async function writeDraft(queries: Queries, id: string, content: Content, tab: string | null = null) {
  await sql`update news_drafts set content = ${JSON.stringify(content)}::jsonb, edited_in = ${tab}
    where id = ${id}`.execute(queries);
}
