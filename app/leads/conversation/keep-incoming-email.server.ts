import { sql } from "kysely";
import type { Stored } from "#app/domain/stored.ts";
import { lockWorkedLead, storeChange } from "#app/leads/change-lead.server.ts";
import { keepFirstEmail, receiveEmail } from "#app/leads/lead.ts";
import type { Database, Queries } from "#backend/database/connection.ts";
import type { IncomingEmail } from "./read-incoming-email.server.ts";

type EmailToKeep = Omit<IncomingEmail, "origins" | "isBulk" | "attached">;

/** How an email came: to the signed address of its lead, or to the sales mailbox, where it may have become its lead. */
type CameBy = Stored<"incoming_emails", "came_by">;

/** As storeIncomingEmail, for an email to the reply address of a lead, in a transaction of its own. */
export function keepIncomingEmail(
  database: Database,
  leadId: string,
  email: EmailToKeep,
  original: Buffer | null,
): Promise<boolean> {
  return database.as("service_role", (queries) =>
    storeIncomingEmail(queries, leadId, email, original, "reply"),
  );
}

/** Notes when an email came to a mailbox last, for the checks of the installation. */
export async function noteReceived(database: Database, mailbox: "reply" | "sales"): Promise<void> {
  await database.as("service_role", (queries) =>
    sql`select private.note_received_email(${mailbox})`.execute(queries),
  );
}

/**
 * Stores a customer's email to a lead, once for a Message-ID, with its attachments and, unless it is null, the email as it
 * came, so that nothing is lost that could not be read. What follows is decided on the lead that is worked with. False
 * when the lead is erased or has the email already.
 */
export async function storeIncomingEmail(
  queries: Queries,
  leadId: string,
  email: EmailToKeep,
  original: Buffer | null,
  cameBy: CameBy,
): Promise<boolean> {
  const worked = await lockWorkedLead(queries, null, leadId);
  if (!worked) return false;
  const stored = await queries
    .insertInto("incoming_emails")
    .values({
      lead_id: leadId,
      message_id: email.messageId,
      sender: email.sender,
      sender_name: email.senderName,
      subject: email.subject,
      body: email.body,
      is_cut: email.isCut,
      is_automatic: email.isAutomatic,
      is_spam: email.isSpam,
      files_left: email.filesLeft,
      names_left: email.namesLeft,
      pictures_left: email.picturesLeft,
      doubts: email.doubts,
      came_by: cameBy,
    })
    .onConflict((conflict) => conflict.columns(["lead_id", "message_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!stored) return false;
  const whole = { name: "original.eml", kind: "message/rfc822", content: original };
  const files = [whole, ...email.files].flatMap(({ name, kind, content }, place) =>
    content === null
      ? []
      : [{ incoming_email_id: stored.id, place, name, kind, content: Buffer.from(content) }],
  );
  if (files.length > 0) await queries.insertInto("incoming_email_files").values(files).execute();
  const { lead, occasion } = worked;
  const change =
    cameBy === "lead"
      ? keepFirstEmail(leadId, stored.id)
      : receiveEmail(leadId, lead, { ...email, id: stored.id }, occasion);
  await storeChange(queries, change, occasion);
  return true;
}
