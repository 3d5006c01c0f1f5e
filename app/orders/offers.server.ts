import type { Selectable } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { DB } from "#backend/database/types.ts";
import type { DeclineReason, Offer } from "./offer.ts";
import { type OfferDocument, offerDocument } from "./schema.ts";

/** An offer as it is stored, with the document that its buyer sees. */
export interface OfferRow extends Offer {
  leadId: string;
  recipient: string;
  locale: Locale;
  document: OfferDocument;
  /** Whole kronor without VAT. */
  sum: number;
  sentBy: string | null;
  sentAt: Date;
  readAt: Date | null;
  withdrawnReason: string | null;
  declineReason: DeclineReason | null;
  declineText: string | null;
  acceptedName: string | null;
  invoiceAddress: string | null;
}

/** The offers of leads, latest version first, in the caller's transaction. */
export async function readOffers(queries: Queries, leads: readonly string[]): Promise<OfferRow[]> {
  const rows = await queries
    .selectFrom("offers")
    .selectAll()
    .where("lead_id", "in", leads)
    .orderBy("sent_at", "desc")
    .orderBy("version", "desc")
    .execute();
  return rows.map(offerOf);
}

/** The offers of leads, latest version first. */
export async function listOffers(staff: StaffAccess, leads: readonly string[]): Promise<OfferRow[]> {
  return leads.length > 0 ? asStaff(staff, (queries) => readOffers(queries, leads)) : [];
}

/** The telephone number that a colleague wrote in their latest offer; null for none. */
export async function findSenderPhone(staff: StaffAccess, userId: string): Promise<string | null> {
  const latest = await asStaff(staff, (queries) =>
    queries
      .selectFrom("offers")
      .select("document")
      .where("sent_by", "=", userId)
      .orderBy("sent_at", "desc")
      .limit(1)
      .executeTakeFirst(),
  );
  return latest ? offerDocument.parse(JSON.parse(latest.document)).sender.phone : null;
}

/** An offer from its row. Its document passed the schema when it was stored. */
export function offerOf(row: Selectable<DB["offers"]>): OfferRow {
  return {
    id: row.id,
    leadId: row.lead_id,
    version: row.version,
    recipient: row.recipient,
    locale: row.locale as Locale,
    document: offerDocument.parse(JSON.parse(row.document)),
    checksum: row.checksum,
    sum: row.sum,
    validUntil: row.valid_until,
    sentBy: row.sent_by,
    sentAt: row.sent_at,
    readAt: row.read_at,
    withdrawnAt: row.withdrawn_at,
    withdrawnReason: row.withdrawn_reason,
    declinedAt: row.declined_at,
    declineReason: row.decline_reason as DeclineReason | null,
    declineText: row.decline_text,
    acceptedAt: row.accepted_at,
    acceptedName: row.accepted_name,
    invoiceAddress: row.invoice_address,
  };
}
