import type { Selectable } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { DB } from "#backend/database/types.ts";
import { brand } from "#brand/company.ts";
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

/**
 * The telephone number that an offer of a colleague begins with: their own, as they wrote it on their account page; else
 * the one in their latest offer; else the company's.
 */
export function findSenderPhone(staff: StaffAccess, userId: string): Promise<string> {
  return asStaff(staff, async (queries) => {
    const colleague = await queries
      .selectFrom("staff")
      .select("phone")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (colleague?.phone) return colleague.phone;
    const latest = await queries
      .selectFrom("offers")
      .select("document")
      .where("sent_by", "=", userId)
      .orderBy("sent_at", "desc")
      .limit(1)
      .executeTakeFirst();
    return latest ? offerDocument.parse(JSON.parse(latest.document)).sender.phone : brand.phone;
  });
}

/** An offer from its row. Its document passed the schema when it was stored. */
export function offerOf(row: Selectable<DB["offers"]>): OfferRow {
  return {
    id: row.id,
    leadId: row.lead_id,
    version: row.version,
    recipient: row.recipient,
    locale: row.locale,
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
    declineReason: row.decline_reason,
    declineText: row.decline_text,
    acceptedAt: row.accepted_at,
    acceptedName: row.accepted_name,
    invoiceAddress: row.invoice_address,
  };
}
