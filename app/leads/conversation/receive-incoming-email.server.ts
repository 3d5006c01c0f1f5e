import { sql } from "kysely";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Database } from "#backend/database/connection.ts";
import { RateLimited } from "#backend/database/errors.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { MailRefused, type ReceivedMail } from "#backend/mail/receiver.ts";
import { type ReplyToken, readReplyAddress, replyAddress } from "#backend/mail/reply-address.ts";
import { runProgram } from "#backend/processes/run-program.ts";
import { keepIncomingEmail, noteReceived } from "./keep-incoming-email.server.ts";
import { type IncomingEmail, readIncomingEmail } from "./read-incoming-email.server.ts";
import { keepSalesEmail, type Received } from "./receive-sales-email.server.ts";
import type { Company } from "./sales-email.ts";

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
  /** The address to which the company's mail host forwards its sales mailbox. */
  salesAddress: string;
  company: Company;
  /** The mailbox that senders to an expired reply address are pointed to. */
  mailbox: string;
  /** Told what became of an email to the sales mailbox. */
  onSalesEmail?: (received: Received) => void;
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

/**
 * Accepts the recipient of an incoming email: a reply address of ours, or that of the sales mailbox, with the sender of
 * its envelope. Throws MailRefused for any other, or too many emails.
 */
export async function acceptRecipient(
  tools: Pick<ReceiveTools, "database" | "domain" | "mailbox" | "salesAddress">,
  recipient: string,
  clientIp: string,
  sender: string,
): Promise<void> {
  const { database, mailbox } = tools;
  const call = isSalesAddress(tools, recipient)
    ? sql`private.admit_sales_email(${sender})`
    : admissionOfReply(tokenOf(recipient, tools.domain, mailbox));
  const admitted = await database.as("service_role", oneValue<string>(call), { clientIp }).catch(tryLater);
  if (admitted === "full")
    throw new MailRefused(452, "4.2.2 Too many emails to this address, try again later");
  if (admitted !== "ok") throw unknownRecipient(mailbox);
}

function admissionOfReply({ lead, lastDay, signature }: ReplyToken) {
  return sql`private.admit_incoming_email(${lead}::uuid, ${lastDay}::integer, ${signature}::bytea)`;
}

/** Refuses for now what is beyond a limit, so that its sender's server tries again. Throws any other error. */
function tryLater(error: unknown): never {
  if (error instanceof RateLimited) throw new MailRefused(450, "4.7.1 Too many emails, try again later");
  throw error;
}

function isSalesAddress({ salesAddress }: Pick<ReceiveTools, "salesAddress">, recipient: string): boolean {
  return recipient.toLowerCase() === salesAddress;
}

/**
 * Stores an incoming email, once. Throws MailRefused for one that can't be parsed, for one of our own to a reply
 * address, and for too many. One of our own to the sales mailbox is accepted and changes nothing: refused, it would come
 * back to us.
 */
export async function receiveIncomingEmail(
  tools: ReceiveTools,
  { bytes, recipient, returnPath }: ReceivedMail,
): Promise<void> {
  const { database, domain, mailbox, company } = tools;
  const isToSales = isSalesAddress(tools, recipient);
  const lead = isToSales ? null : tokenOf(recipient, domain, mailbox).lead;
  const read = await readInProcess(bytes);
  if (!read) throw new MailRefused(554, "5.6.0 The email could not be read");
  const email = { ...read, isAutomatic: read.isAutomatic || returnPath === "" };
  const isWhole = !read.isCut && read.filesLeft + read.picturesLeft + read.doubts.length === 0;
  const original = isWhole && bytes.length > keptWholeBytes ? null : bytes;
  await noteReceived(database, isToSales ? "sales" : "reply");
  if (lead === null) {
    const received = await keepSalesEmail(database, email, company, original).catch(tryLater);
    tools.onSalesEmail?.(received);
    return;
  }
  if (read.origins.includes(company.siteHost))
    throw new MailRefused(554, "5.4.6 This is an email of our own");
  await keepIncomingEmail(database, lead, email, original);
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
