import { sql } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { DraftKind } from "./draft-link.ts";

const columns = { article: "article_id", opening: "opening_id" } as const satisfies Record<DraftKind, string>;
const tables = { article: "news_drafts", opening: "openings" } as const satisfies Record<DraftKind, string>;

/** Makes a link to a draft, valid for a week (draft_links.expires_at). Does nothing where there is no such draft. */
export async function makeDraftLink(staff: StaffAccess, kind: DraftKind, about: string): Promise<void> {
  await asStaff(staff, (queries) =>
    sql`insert into draft_links (${sql.ref(columns[kind])})
      select id from ${sql.table(tables[kind])} where id = ${about}`.execute(queries),
  );
}

/** Closes all links to a draft. */
export async function closeDraftLinks(staff: StaffAccess, kind: DraftKind, about: string): Promise<void> {
  await asStaff(staff, (queries) =>
    queries
      .updateTable("draft_links")
      .set({ closed_at: new Date() })
      .where(columns[kind], "=", about)
      .where("closed_at", "is", null)
      .execute(),
  );
}
