import { sql } from "kysely";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { lockWorkedLead, storeChange } from "#app/leads/change-lead.server.ts";
import { receiveEmail } from "#app/leads/lead.ts";
import type { Database } from "#backend/database/connection.ts";
import { RateLimited } from "#backend/database/errors.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { MailRefused, type ReceivedMail } from "#backend/mail/receiver.ts";
import { type ReplyToken, readReplyAddress, replyAddress } from "#backend/mail/reply-address.ts";
import { runProgram } from "#backend/processes/run-program.ts";
import { type IncomingEmail, readIncomingEmail } from "./read-incoming-email.server.ts";

/** How many days a reply address is valid. */
const validDays = 180;
const readProcess = "build/server/read-incoming-email.js";
const readTimeoutMilliseconds = 10_000;
/** How many emails are parsed at the same time: each takes a core. */
const maxConcurrent = 2;
let reading = 0;
/**
 * Up to this size an email is kept as it came. A larger one is kept only where something in it could not be read or
 * stored; the receiver's limit applies to all.
 */
const keptWholeBytes = 256 * 1024;

interface ReceiveTools {
  database: Database;
  /** The domain of the reply addresses. */
  domain: string;
  /** The site's own host, which the headers of its emails name. */
  siteHost: string;
  /** The mailbox that senders to an expired reply address are pointed to. */
  mailbox: string;
}

/** The reply address of an email that is sent to a lead's visitor now. */
export async function leadReplyAddress(
  { database, domain }: Pick<ReceiveTools, "database" | "domain">,
  lead: string,
  now: Date,
): Promise<string> {
  const lastDay = Math.floor(now.getTime() / milliseconds.day) + validDays;
  const call = sql`private.reply_address_signature(${lead}::uuid, ${lastDay}::integer)`;
  const signature = await database.as("service_role", oneValue<Buffer>(call));
  return replyAddress({ lead, lastDay, signature }, domain);
}

/** Accepts the recipient of an incoming email. Throws MailRefused for no reply address of ours, or too many emails. */
export async function acceptRecipient(
  { database, domain, mailbox }: ReceiveTools,
  recipient: string,
  clientIp: string,
): Promise<void> {
  const { lead, lastDay, signature } = tokenOf(recipient, domain, mailbox);
  const call = sql`private.admit_incoming_email(${lead}::uuid, ${lastDay}::integer, ${signature}::bytea)`;
  const admitted = await database
    .as("service_role", oneValue<string>(call), { clientIp })
    .catch((error: unknown) => {
      if (error instanceof RateLimited) throw new MailRefused(450, "4.7.1 Too many emails, try again later");
      throw error;
    });
  if (admitted === "full")
    throw new MailRefused(452, "4.2.2 Too many emails to this address, try again later");
  if (admitted !== "ok") throw unknownRecipient(mailbox);
}

/** Stores a customer's email, once. Throws MailRefused for an email of our own and one that can't be parsed. */
export async function storeIncomingEmail(
  { database, domain, siteHost, mailbox }: ReceiveTools,
  { bytes, recipient, returnPath }: ReceivedMail,
): Promise<void> {
  const { lead } = tokenOf(recipient, domain, mailbox);
  const read = await readInProcess(bytes);
  if (!read) throw new MailRefused(554, "5.6.0 The email could not be read");
  if (read.origins.includes(siteHost)) throw new MailRefused(554, "5.4.6 This is an email of our own");
  const isWhole = !read.isCut && read.filesLeft + read.picturesLeft + read.doubts.length === 0;
  await keepIncomingEmail(
    database,
    lead,
    { ...read, isAutomatic: read.isAutomatic || returnPath === "" },
    isWhole && bytes.length > keptWholeBytes ? null : bytes,
  );
}

/**
 * Stores a customer's email to a lead, once for a Message-ID, with its attachments and, unless it is null, the email as it
 * came, so that nothing is lost that could not be read. What follows is decided on the lead that is worked with. False
 * when the lead is erased or has the email already.
 */
export function keepIncomingEmail(
  database: Database,
  leadId: string,
  email: Omit<IncomingEmail, "origins">,
  original: Buffer | null,
): Promise<boolean> {
  return database.as("service_role", async (queries) => {
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
    await storeChange(queries, receiveEmail(leadId, lead, { ...email, id: stored.id }, occasion), occasion);
    return true;
  });
}

function tokenOf(recipient: string, domain: string, mailbox: string): ReplyToken {
  const token = readReplyAddress(recipient, domain);
  if (!token) throw unknownRecipient(mailbox);
  return token;
}

function unknownRecipient(mailbox: string): MailRefused {
  return new MailRefused(550, `5.1.1 This address is not in use, please write to ${mailbox}`);
}

/**
 * Parses an email in a process of its own; null when it is not an email. Throws MailRefused, so that its sender's
 * server tries again for days, when too many are read at once, and when the process fails or takes too long: the
 * machine may be short of memory, and an email that is refused for good is lost.
 */
export async function readInProcess(bytes: Buffer, program = readProcess): Promise<IncomingEmail | null> {
  // In development there is no built program.
  if (import.meta.env.DEV) return readIncomingEmail(bytes).catch(() => null);
  if (reading >= maxConcurrent) throw new MailRefused(451, "4.3.2 Too much at once, please try again later");
  reading += 1;
  const read = await runProgram(program, bytes, readTimeoutMilliseconds).finally(() => {
    reading -= 1;
  });
  if (read === undefined)
    throw new MailRefused(451, "4.3.0 The email could not be read, please try again later");
  return isRead(read) ? read : null;
}

function isRead(read: unknown): read is IncomingEmail {
  return typeof read === "object" && read !== null && "messageId" in read;
}
