import { sql } from "kysely";
import { forLeadWorker, forStaff } from "#app/domain/as-site.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { logBySite } from "#app/domain/change-log.server.ts";
import type { Queries } from "#backend/database/connection.ts";
import { errorCode } from "#backend/error-code.ts";
import { changedMost, lockLeads, storeChange } from "./change-lead.server.ts";
import type { LeadFilter } from "./lead-filter.ts";
import { readFoundLeads } from "./leads.server.ts";

/**
 * What becomes of tags: "many" when a lead would have more than ten, or all together more than two hundred; "leads" when
 * a filter finds more leads than one change may concern.
 */
export type TagChange =
  | { done: true; added: Tagged[]; removed: Tagged[] }
  | { done: false; refused: "many" | "leads" };

/** That a lead has a tag, or had it. */
export interface Tagged {
  lead: string;
  tag: string;
}

/**
 * Adds tags to leads and removes others, by their names; a new name makes a new tag. The leads are named by their ids, or
 * by a filter, and are then those that it finds at this moment (product 19.28). What a lead has or lacks already stays,
 * so two colleagues never overwrite each other. Gives what has changed. Nothing changes for somebody who doesn't work
 * with leads; with a filter it then throws PostgreSQL's 42501.
 */
export async function tagLeads(
  staff: StaffAccess,
  leads: readonly string[] | { found: LeadFilter },
  wish: { add?: readonly string[]; remove?: readonly string[] },
): Promise<TagChange> {
  try {
    return await forLeadWorker(staff, async (queries, who) => {
      const ids =
        "found" in leads
          ? (await readFoundLeads(queries, leads.found, changedMost + 1)).map(({ id }) => id)
          : leads;
      if (ids.length > changedMost) return { done: false, refused: "leads" };
      return { done: true, ...(await storeTags(queries, who, ids, wish)) };
    });
  } catch (error) {
    if (errorCode(error) === "P0001") return { done: false, refused: "many" };
    throw error;
  }
}

/** Changes the tags of leads in the transaction. Throws PostgreSQL's P0001 for too many tags. */
async function storeTags(
  queries: Queries,
  who: string | null,
  leads: readonly string[],
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
): Promise<{ added: Tagged[]; removed: Tagged[] }> {
  const { leads: locked, occasion } = await lockLeads(queries, who, leads);
  const ids = [...locked.keys()];
  if (ids.length === 0) return { added: [], removed: [] };
  const { rows: removed } = await sql<Tagged>`
    delete from lead_tags using tags
    where tags.id = tag_id and lead_id = any (${ids}::uuid[]) and removed_at is null
      and lower(name) in (select lower(wanted) from unnest(${remove}::text[]) wanted)
    returning lead_id as lead, name as tag`.execute(queries);
  const added = await addTags(
    queries,
    ids.flatMap((lead) => add.map((tag) => ({ lead, tag }))),
  );
  const events = ids.flatMap((lead) => {
    const names = (rows: readonly Tagged[]) => rows.filter((row) => row.lead === lead).map(({ tag }) => tag);
    const data = { added: names(added), removed: names(removed) };
    return data.added.length + data.removed.length > 0 ? [{ lead, kind: "tags" as const, data }] : [];
  });
  await storeChange(queries, { leads: [], events, notices: [] }, occasion);
  return { added, removed };
}

/**
 * Adds tags by their names to leads that the transaction has locked or added, without an entry in their timelines. Gives
 * those that a lead had not. Throws PostgreSQL's P0001 for too many.
 */
export async function addTags(queries: Queries, wanted: readonly Tagged[]): Promise<Tagged[]> {
  if (wanted.length === 0) return [];
  const names = Array.from(new Set(wanted.map(({ tag }) => tag)));
  await sql`insert into tags (name) select wanted from unnest(${names}::text[]) wanted
    on conflict (lower(name)) where removed_at is null do nothing`.execute(queries);
  const { rows } = await sql<Tagged>`
    with wanted as (
      select distinct lead, id, name
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as given (lead uuid, tag text)
        join tags on lower(name) = lower(tag) and removed_at is null
    ), tagged as (
      insert into lead_tags (lead_id, tag_id) select lead, id from wanted on conflict do nothing returning lead_id, tag_id
    )
    select lead, name as tag from tagged join wanted on (lead, id) = (lead_id, tag_id)`.execute(queries);
  return rows;
}

/**
 * "changed" when a colleague was first, "gone" when the tag is removed. A rename to the name of another tag merges it
 * into that one; `undo` is what restoreTag needs.
 */
export type TagResult =
  | { done: true; kind: "renamed"; was: string; version: number }
  | { done: true; kind: "merged" | "removed"; was: string; undo: { id: string; into: string | null } }
  | { done: false; refused: "changed" | "gone" | "many" };

/**
 * Renames a tag that is still at the version; if another has the name, its leads get that one and it is removed. Throws
 * PostgreSQL's 42501 for who doesn't work with leads.
 */
export function renameTag(
  staff: StaffAccess,
  { id, version, name }: { id: string; version: number; name: string },
): Promise<TagResult> {
  return changeTag(staff, { id, version, name }, async (queries, tag, other) => {
    if (!other) {
      if (tag.name !== name) {
        await queries.updateTable("tags").set({ name }).where("id", "=", id).execute();
        await logBySite(queries, [{ kind: "tagRenamed", about: name, data: { from: tag.name, to: name } }]);
      }
      return {
        done: true,
        kind: "renamed",
        was: tag.name,
        version: tag.name === name ? version : version + 1,
      };
    }
    await hide(queries, id);
    await sql`insert into lead_tags (lead_id, tag_id, merged_from)
      select lead_id, ${other.id}::uuid, ${id}::uuid from lead_tags where tag_id = ${id}::uuid
      on conflict do nothing`.execute(queries);
    await logBySite(queries, [
      { kind: "tagMerged", about: other.name, data: { from: tag.name, to: other.name } },
    ]);
    return { done: true, kind: "merged", was: tag.name, undo: { id, into: other.id } };
  });
}

/** Removes a tag that is still at the version from all leads. Throws as renameTag. */
export function removeTag(
  staff: StaffAccess,
  { id, version }: { id: string; version: number },
): Promise<TagResult> {
  return changeTag(staff, { id, version, name: null }, async (queries, tag) => {
    await hide(queries, id);
    await logBySite(queries, [{ kind: "tagRemoved", about: tag.name, data: {} }]);
    return { done: true, kind: "removed", was: tag.name, undo: { id, into: null } };
  });
}

/** Undoes a removal, or a merge into another tag. "changed" if another has the name now. Throws as renameTag. */
export async function restoreTag(
  staff: StaffAccess,
  { id, into }: { id: string; into: string | null },
): Promise<"done" | "changed" | "gone" | "many"> {
  try {
    return await forStaff(staff, async (queries) => {
      if (into)
        await sql`delete from lead_tags where tag_id = ${into}::uuid and merged_from = ${id}::uuid`.execute(
          queries,
        );
      const restored = await queries
        .updateTable("tags")
        .set({ removed_at: null })
        .where("id", "=", id)
        .where("removed_at", "is not", null)
        .returning("name")
        .executeTakeFirst();
      if (!restored) return "gone";
      await logBySite(queries, [{ kind: "tagRestored", about: restored.name, data: {} }]);
      return "done";
    });
  } catch (error) {
    if (errorCode(error) === "23505") return "changed";
    if (errorCode(error) === "P0001") return "many";
    throw error;
  }
}

/** Takes a tag out of all lists; what was removed more than a day ago is deleted. */
async function hide(queries: Queries, id: string): Promise<void> {
  await sql`delete from tags where removed_at < now() - interval '1 day'`.execute(queries);
  await sql`update tags set removed_at = now() where id = ${id}::uuid`.execute(queries);
}

/**
 * Locks a tag, and another that has `name`, in the order of their ids: two who merge the same tags into each other take
 * turns.
 */
async function changeTag(
  staff: StaffAccess,
  { id, version, name }: { id: string; version: number; name: string | null },
  work: (
    queries: Queries,
    tag: { name: string },
    other: { id: string; name: string } | undefined,
  ) => Promise<TagResult>,
): Promise<TagResult> {
  try {
    return await forStaff(staff, async (queries) => {
      const { rows: tags } = await sql<{ id: string; name: string; version: number }>`
        select id, name, version from tags
        where (id = ${id}::uuid or lower(name) = lower(${name})) and removed_at is null
        order by id for update`.execute(queries);
      const tag = tags.find((each) => each.id === id);
      if (!tag) return { done: false, refused: "gone" };
      if (tag.version !== version) return { done: false, refused: "changed" };
      return work(
        queries,
        tag,
        tags.find((each) => each.id !== id),
      );
    });
  } catch (error) {
    // A colleague has given another tag the name at this moment, or merging gives a lead more than ten.
    if (errorCode(error) === "23505") return { done: false, refused: "changed" };
    if (errorCode(error) === "P0001") return { done: false, refused: "many" };
    throw error;
  }
}
