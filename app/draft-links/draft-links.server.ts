import { sql } from "kysely";
import type { OpeningFields } from "#app/careers/schema.ts";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import type { Client, Database } from "#backend/database/connection.ts";
import { oneRow } from "#backend/database/one-value.ts";
import type { DraftLink } from "./draft-link.ts";

/** The open link of an article or an opening; undefined for none. */
export async function findOpenDraftLink(
  staff: StaffAccess,
  about: string,
): Promise<(DraftLink & { expiresAt: Date }) | undefined> {
  const rows = await staffRows(
    staff,
    sql<DraftLink & { expiresAt: Date }>`
      select id, signature, expires_at as "expiresAt" from open_draft_link(${about}::uuid)`,
  );
  return rows[0];
}

/** The draft of an article for anybody with its link; dates are ISO text, as the database writes them in JSON. */
export interface LinkedArticle {
  content: unknown;
  changedAt: string;
  /** When and where visitors see it or will; null while they don't. */
  publishedAt: string | null;
  slug: string | null;
  /** Whether the draft is what was published last. */
  isPublishedVersion: boolean;
}

/** `over`: the link expired or was closed, or the draft was removed. `invalid`: the link was not signed here. */
export type LinkedDraft =
  | {
      state: "valid";
      article: LinkedArticle | null;
      opening: (OpeningFields & { published: boolean }) | null;
      expiresAt: Date;
    }
  | { state: "over" | "invalid" };

/** The draft of a link. Throws RateLimited or DatabaseUnavailable. */
export function draftByLink(
  database: Database,
  { id, signature }: DraftLink,
  client: Client,
): Promise<LinkedDraft> {
  const query = sql<LinkedDraft>`select state, article, opening, expires_at as "expiresAt"
    from draft_by_link(${id}::uuid, ${signature})`;
  return database.as("anon", oneRow(query), client);
}
