import { createHash } from "node:crypto";
import { sql } from "kysely";
import { vatPercent } from "#app/content/booking-terms.ts";
import { orderTerms } from "#app/content/shared/order-terms.server.ts";
import { forLeadWorker, forVisitor } from "#app/domain/as-site.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { queueWebhooks } from "#app/domain/queue-webhooks.server.ts";
import { type Change, lockLeads, lockWorkedLead, storeChange } from "#app/leads/change-lead.server.ts";
import * as leads from "#app/leads/lead.ts";
import { findLead } from "#app/leads/leads.server.ts";
import type { Client, Database, Queries } from "#backend/database/connection.ts";
import { isOurLink } from "./link.server.ts";
import type { OrderLink } from "./link.ts";
import { type AnswerRefusal, offerState, refusalOfAnswer, reminderTime, sumOfOffer } from "./offer.ts";
import { documentOf } from "./offer-document.ts";
import { type OfferRow, readOffers } from "./offers.server.ts";
import { queueBuyerEmail } from "./queued-emails.server.ts";
import type { Acceptance, Declining, OfferForm } from "./schema.ts";

/**
 * Sends an offer to the buyer of a lead, if the lead is still at the form's version: the offer, its emails and what
 * becomes of the lead, in one transaction. It replaces the lead's earlier offers. The same form sent twice is one offer;
 * with something else in it (without script, after a step back) it is refused like one of an earlier version.
 */
export async function sendOffer(
  staff: StaffAccess,
  leadId: string,
  form: OfferForm,
  senderEmail: string,
): Promise<Change> {
  const changed = await forLeadWorker(staff, async (queries, who) => {
    const { leads: locked, occasion } = await lockLeads(queries, who, [leadId]);
    const lead = locked.get(leadId);
    const offers = await readOffers(queries, [leadId]);
    if (!lead) return undefined;
    const stored = offers.find(({ id }) => id === form.id);
    const version = stored?.version ?? 1 + Math.max(0, ...offers.map((offer) => offer.version));
    const document = documentOf(form, {
      number: `${lead.number}/${version}`,
      senderEmail,
      vatPercent,
      terms: { version: orderTerms.version, text: orderTerms.text[form.locale] },
    });
    const text = JSON.stringify(document);
    const checksum = createHash("sha256").update(text).digest("hex");
    if (stored) {
      const isSame = stored.checksum === checksum && stored.recipient === form.recipient;
      return isSame ? lead.version : undefined;
    }
    const sum = Math.round(sumOfOffer(document.lines, document.vatPercent).net);
    const change = leads.sendOffer(lead, form.version, { id: form.id, version, sum }, occasion);
    if ("refused" in change) return undefined;
    await queries
      .insertInto("offers")
      .values({
        id: form.id,
        lead_id: leadId,
        version,
        recipient: form.recipient,
        locale: form.locale,
        document: text,
        checksum,
        sum,
        valid_until: form.validUntil,
        sent_at: new Date(),
        sent_by: who,
      })
      .execute();
    await queueBuyerEmail(queries, "offer", form.id, "sent");
    const remindAt = reminderTime({ sentAt: occasion.now, validUntil: form.validUntil });
    if (remindAt) await queueBuyerEmail(queries, "offer", form.id, "reminder", remindAt);
    await storeChange(queries, change, occasion);
    return form.version + 1;
  });
  if (changed !== undefined) return { done: true, version: changed };
  return { done: false, now: await findLead(staff, leadId) };
}

/** A colleague withdraws an open offer with a word to the buyer, who gets an email. False when it is not open. */
export function withdrawOffer(
  staff: StaffAccess,
  { leadId, offer, reason }: { leadId: string; offer: string; reason: string },
): Promise<boolean> {
  return forLeadWorker(staff, async (queries, who) => {
    const locked = await lockWorkedLead(queries, who, leadId);
    if (!locked) return false;
    const withdrawn = await withdrawOpen(queries, leadId, locked.occasion.now, { only: offer, reason });
    if (withdrawn === null) return false;
    await queueBuyerEmail(queries, "offer", withdrawn, "withdrawn");
    await storeChange(queries, leads.withdrawOffer(leadId, withdrawn, reason), { who });
    return true;
  });
}

/**
 * Withdraws a lead's open offer, since its buyer has changed the order or taken it back: it no longer says what they
 * want. In the caller's transaction, which has locked the lead.
 */
export async function withdrawAfterChange(queries: Queries, leadId: string, now: Date): Promise<void> {
  const withdrawn = await withdrawOpen(queries, leadId, now, { reason: null });
  if (withdrawn) await storeChange(queries, leads.withdrawOffer(leadId, withdrawn, null), { who: null });
}

/** Withdraws the open offer of a lead, or `only` that one. Gives its id; null when there is none. */
async function withdrawOpen(
  queries: Queries,
  leadId: string,
  now: Date,
  { only, reason }: { only?: string; reason: string | null },
): Promise<string | null> {
  const offers = await readOffers(queries, [leadId]);
  const open = offers.find(
    (offer) => offerState(offer, offers, now) === "open" && (!only || offer.id === only),
  );
  if (!open) return null;
  await queries
    .updateTable("offers")
    .set({ withdrawn_at: now, withdrawn_reason: reason })
    .where("id", "=", open.id)
    .execute();
  return open.id;
}

/** The result of an answer: done (once, however often it is sent), or why it is refused. */
export type AnswerResult = { done: true } | { done: false; refused: AnswerRefusal };

/**
 * The buyer of a link accepts an offer: the yes with name and invoice address, the order, the won lead, the confirmation,
 * the notice to the owner and what webhooks are told, in one transaction. It counts once, for exactly the text that was seen. Throws
 * RateLimited or DatabaseUnavailable.
 */
export function acceptOffer(
  database: Database,
  link: OrderLink,
  answer: Acceptance,
  client: Client,
): Promise<AnswerResult> {
  return answerOffer(database, link, answer, client, async (queries, { offer, lead, occasion }) => {
    const { document } = offer;
    await queries
      .updateTable("offers")
      .set({ accepted_at: occasion.now, accepted_name: answer.name, invoice_address: answer.invoiceAddress })
      .where("id", "=", offer.id)
      .execute();
    await queries
      .insertInto("orders")
      .values({
        id: offer.leadId,
        offer_id: offer.id,
        service: document.service,
        place: document.place,
        people: document.people,
        starts_at: document.startsAt,
        ends_at: document.endsAt,
      })
      .execute();
    await queueBuyerEmail(queries, "offer", offer.id, "accepted");
    await queueWebhooks(queries, { type: "offer.accepted", lead: offer.leadId });
    await storeChange(queries, leads.acceptOffer(offer.leadId, lead, offer, occasion), occasion);
  });
}

/** The buyer of a link declines an offer, with a reason. Throws as acceptOffer does. */
export function declineOffer(
  database: Database,
  link: OrderLink,
  { offer: id, checksum, reason, text }: Declining,
  client: Client,
): Promise<AnswerResult> {
  return answerOffer(
    database,
    link,
    { offer: id, checksum },
    client,
    async (queries, { offer, lead, occasion }) => {
      await queries
        .updateTable("offers")
        .set({ declined_at: occasion.now, decline_reason: reason, decline_text: text })
        .where("id", "=", offer.id)
        .execute();
      const declined = leads.declineOffer(offer.leadId, lead, { id: offer.id, reason, text }, occasion);
      await storeChange(queries, declined, occasion);
    },
  );
}

/**
 * Answers an offer for the buyer of a link, if it can be answered: `store` runs with the offer and the locked lead that
 * is worked with. The same answer again is done already.
 */
function answerOffer(
  database: Database,
  link: OrderLink,
  { offer: id, checksum }: { offer: string; checksum: string },
  client: Client,
  store: (
    queries: Queries,
    locked: { offer: OfferRow; lead: leads.Lead; occasion: leads.Occasion },
  ) => Promise<void>,
): Promise<AnswerResult> {
  return forVisitor(database, client, "order_link", async (queries): Promise<AnswerResult> => {
    if (!(await isOurLink(queries, link))) return { done: false, refused: "gone" };
    const locked = await lockWorkedLead(queries, null, link.id);
    if (!locked) return { done: false, refused: "gone" };
    const offers = await readOffers(queries, [link.id]);
    const offer = offers.find((each) => each.id === id);
    const refused = refusalOfAnswer(offer, offers, checksum, locked.occasion.now);
    if (refused) return { done: false, refused };
    if (offer) await store(queries, { offer, ...locked });
    return { done: true };
  });
}

/** The buyer of a link asks a question, once for its id. False for an invalid link. Throws as acceptOffer does. */
export function askQuestion(
  database: Database,
  link: OrderLink,
  asked: { id: string; text: string },
  client: Client,
): Promise<boolean> {
  return forVisitor(database, client, "order_link", async (queries) => {
    if (!(await isOurLink(queries, link))) return false;
    const locked = await lockWorkedLead(queries, null, link.id);
    if (!locked) return false;
    const isStored = await queries
      .selectFrom("lead_events")
      .select("id")
      .where("lead_id", "=", link.id)
      .where("kind", "=", "question")
      .where(sql<boolean>`data ->> 'id' = ${asked.id}`)
      .executeTakeFirst();
    if (!isStored)
      await storeChange(
        queries,
        leads.receiveQuestion(link.id, locked.lead, asked, locked.occasion),
        locked.occasion,
      );
    return true;
  });
}

/**
 * Notes that the buyer's browser has shown an offer, the first time: a script of the page posts it, since programs that
 * check emails open links, too. It is not counted, as opening the page isn't: it must never use up the attempts of a
 * yes. Throws DatabaseUnavailable.
 */
export async function markOfferRead(database: Database, link: OrderLink, offer: string): Promise<void> {
  await database.as("service_role", async (queries) => {
    if (!(await isOurLink(queries, link))) return;
    const { numUpdatedRows } = await queries
      .updateTable("offers")
      .set({ read_at: new Date() })
      .where("id", "=", offer)
      .where("lead_id", "=", link.id)
      .where("read_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows) await storeChange(queries, leads.readOffer(link.id, offer), { who: null });
  });
}
