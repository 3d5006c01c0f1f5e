import { sql } from "kysely";
import type { RequestKind } from "#app/domain/request-kinds.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { LeadStatus } from "#app/leads/lead-status.ts";
import type { Database } from "#backend/database/connection.ts";
import { isOurLink } from "./link.server.ts";
import type { OrderLink } from "./link.ts";
import { type OfferRow, readOffers } from "./offers.server.ts";
import { type OrderRow, readOrder } from "./orders.server.ts";

/** A request as its buyer sees it by their link: what they sent, the offers, and the order. */
export interface OwnLead {
  id: string;
  number: string;
  kind: RequestKind;
  status: LeadStatus;
  locale: Locale;
  company: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  createdAt: Date;
  /** When somebody on the staff first opened it, or responded. */
  readAt: Date | null;
  /** Every version, the latest first. */
  offers: OfferRow[];
  order: OrderRow | null;
  /** Another text after each change that its buyer can see. */
  version: string;
}

/** Its own changes, that somebody has opened it, and its latest event: all that happens to offers and orders has one. */
const versionOfLead = sql<string>`concat_ws('.', leads.version, extract(epoch from leads.read_at),
  (select max(id) from lead_events where lead_id = leads.id))`;

/** The version of the request of a link (OwnLead.version); null as for findOwnLead. Throws DatabaseUnavailable. */
export function findOwnVersion(database: Database, link: OrderLink): Promise<string | null> {
  return database.as("service_role", async (queries) => {
    if (!(await isOurLink(queries, link))) return null;
    const row = await queries
      .selectFrom("leads")
      .select(versionOfLead.as("version"))
      .where("id", "=", link.id)
      .executeTakeFirst();
    return row?.version ?? null;
  });
}

/** The request of a buyer's link; null for an invalid link, or one whose request was erased. Throws DatabaseUnavailable. */
export function findOwnLead(database: Database, link: OrderLink): Promise<OwnLead | null> {
  return database.as("service_role", async (queries) => {
    if (!(await isOurLink(queries, link))) return null;
    const lead = await queries
      .selectFrom("leads")
      .select(["id", "number", "kind", "status", "locale", "company", "name", "email", "phone"])
      .select(["created_at as createdAt", "read_at as readAt", "first_response_at as respondedAt"])
      .select(versionOfLead.as("version"))
      .where("id", "=", link.id)
      .executeTakeFirst();
    if (!lead) return null;
    const { readAt, respondedAt, ...rest } = lead;
    return {
      ...rest,
      readAt: readAt ?? respondedAt,
      offers: await readOffers(queries, [link.id]),
      order: (await readOrder(queries, link.id)) ?? null,
    };
  });
}
