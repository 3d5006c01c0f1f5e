import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { addLeads } from "#app/leads/add-lead.server.ts";
import { leadForEmail } from "#app/leads/lead-of-person.ts";
import { listLeadsOfPerson } from "#app/leads/person-leads.server.ts";
import type { Database, Queries } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { storeIncomingEmail } from "./keep-incoming-email.server.ts";
import { type IncomingEmail, maxCharacters } from "./read-incoming-email.server.ts";
import { type Company, languageOf, readSalesEmail, type SalesEmail } from "./sales-email.ts";

/** How much of an email becomes the message of its lead; all of it is stored as well. */
const maxMessage = 10_000;

/** What became of an email to the sales mailbox: a new lead, an email of one that there was, or nothing, and why. */
export type Received = "added" | "joined" | "known" | Extract<SalesEmail, { ignored: string }>["ignored"];

/**
 * Stores an email to the sales mailbox (product 19.40): with its sender's open lead, as a reply to us, or as a new lead.
 * Emails of one sender take turns, so that two at once are one lead, and one that was sent twice is stored once. Throws
 * RateLimited when its sender, or all senders together, have sent too many today.
 */
export async function keepSalesEmail(
  database: Database,
  email: IncomingEmail,
  company: Company,
  original: Buffer | null,
): Promise<Received> {
  return database.as("service_role", async (queries) => {
    const isColleague = await oneValue<boolean>(sql`private.is_address_of_staff(${email.sender})`)(queries);
    const read = readSalesEmail(email, company, isColleague);
    if ("ignored" in read) return read.ignored;
    await sql`select private.begin_sales_email(${read.from?.address ?? email.sender})`.execute(queries);
    const kept = {
      ...email,
      // What a colleague has attached and what they wrote may be too long together.
      body: read.body.slice(0, maxCharacters).toWellFormed(),
      isCut: email.isCut || read.body.length > maxCharacters,
      ...(read.from ? customerOf(read.from) : {}),
    };
    const leads = read.from
      ? await listLeadsOfPerson(queries, { email: read.from.address, phone: null })
      : [];
    if (await isKnown(queries, leads, kept)) return "known";
    const lead = leadForEmail(leads);
    // The lead may have been erased just now.
    if (lead && (await storeIncomingEmail(queries, lead, kept, original, "sales"))) return "joined";
    const id = randomUUID();
    await sql`select private.count_sales_lead()`.execute(queries);
    await addLeads(queries, null, [
      {
        id,
        source: "email",
        locale: languageOf(read.text),
        name: read.from?.name || null,
        email: read.from?.address,
        message: [read.subject, read.text].filter(Boolean).join("\n\n").slice(0, maxMessage).toWellFormed(),
      },
    ]);
    await storeIncomingEmail(queries, id, kept, original, "lead");
    return "added";
  });
}

function customerOf({ name, address }: { name: string; address: string }) {
  return { sender: address, senderName: name.slice(0, 200).toWellFormed() };
}

/** Whether an email is stored already: with a lead of its sender, or, of a colleague, as a lead of its own. */
async function isKnown(
  queries: Queries,
  leads: readonly { id: string }[],
  { messageId, sender }: Pick<IncomingEmail, "messageId" | "sender">,
): Promise<boolean> {
  const known = sql<boolean>`exists (select from incoming_emails where message_id = ${messageId}
    and (lead_id = any (${leads.map(({ id }) => id)}::uuid[]) or (came_by = 'lead' and sender = ${sender})))`;
  return oneValue<boolean>(known)(queries);
}
