import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { logChange } from "#app/domain/change-log.server.ts";
import type { LogEntry } from "#app/domain/change-log.ts";
import { logTitle } from "#app/news/article-log.ts";
import { readDraft } from "#app/news/drafts.server.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { DraftKind } from "./draft-link.ts";

const columns = { article: "article_id", opening: "opening_id" } as const satisfies Record<DraftKind, string>;
const entries = {
  article: { made: "newsLinkMade", closed: "newsLinkClosed" },
  opening: { made: "openingLinkMade", closed: "openingLinkClosed" },
} as const;

/** Makes a link to a draft, valid for a week (draft_links.expires_at). Does nothing where there is no such draft. */
export async function makeDraftLink(staff: StaffAccess, kind: DraftKind, about: string): Promise<void> {
  await asStaff(staff, async (queries) => {
    const logged = await findLogged(queries, kind, about);
    if (!logged) return;
    await queries
      .insertInto("draft_links")
      .values({ [columns[kind]]: about })
      .execute();
    await logChange(queries, { kind: entries[kind].made, ...logged });
  });
}

/** Closes all links to a draft. */
export async function closeDraftLinks(staff: StaffAccess, kind: DraftKind, about: string): Promise<void> {
  await asStaff(staff, async (queries) => {
    const closed = await queries
      .updateTable("draft_links")
      .set({ closed_at: new Date() })
      .where(columns[kind], "=", about)
      .where("closed_at", "is", null)
      .returning("id")
      .execute();
    const logged = closed.length > 0 ? await findLogged(queries, kind, about) : undefined;
    if (logged)
      for (const _link of closed) await logChange(queries, { kind: entries[kind].closed, ...logged });
  });
}

/** What the log says of a draft; undefined where there is none that this person may see. */
async function findLogged(
  queries: Queries,
  kind: DraftKind,
  id: string,
): Promise<Pick<LogEntry, "about" | "data"> | undefined> {
  if (kind === "article") {
    const draft = await readDraft(queries, id);
    return draft && { about: id, data: { title: logTitle(draft.content) } };
  }
  const opening = await queries.selectFrom("openings").select("slug").where("id", "=", id).executeTakeFirst();
  return opening && { about: opening.slug, data: {} };
}
