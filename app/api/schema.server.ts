/**
 * The JSON of the API and of webhooks. Types, checks, the OpenAPI document and its tests derive from these schemas. A
 * field keeps its name and its meaning: new ones may be added, none is removed from version 1.
 */
import * as z from "zod";
import { cleanLine } from "#app/domain/clean-text.ts";
import { cursorOf } from "#app/domain/cursor.ts";
import { requestKinds } from "#app/domain/request-kinds.ts";
import { services } from "#app/domain/services.ts";
import type { WebhookEvent } from "#app/domain/webhook-events.ts";
import { locales } from "#app/i18n/locale.ts";
import { leadStatuses, lostReasons } from "#app/leads/lead-status.ts";
import { orderSteps } from "#app/orders/order.ts";
import { permitAnswers } from "#app/requests/quote-request/fields.ts";

export const id = z.uuid();
const time = z.iso.datetime();
const text = z.string().nullable();
const kronor = z.int().nullable();

/** A request of a customer: a contact request, a quote request or an express order. */
export const lead = z
  .object({
    id: id.describe("It never changes."),
    number: z.string().describe("What the company and the customer call it on the telephone."),
    kind: z.enum(requestKinds).describe("Which kind of form it came from."),
    source: z.string().describe("Which of the forms of that kind."),
    status: z.enum(leadStatuses),
    lostReason: z.enum(lostReasons).nullable().describe("Why a lost lead was lost, if that is known."),
    createdAt: time,
    updatedAt: time.describe("When it was last changed."),
    firstResponseAt: time.nullable().describe("When the company first responded."),
    mergedInto: id.nullable().describe("The lead that it was merged into: the same request, sent twice."),
    locale: z.enum(locales).describe("The customer's language."),
    name: text.describe("The person who asks."),
    company: text,
    orgNumber: text.describe("A Swedish organisation number: 556677-8899."),
    email: text,
    phone: text.describe("As it was written."),
    service: z.enum(services).nullable(),
    city: text.describe("One of the company's cities, in lower case without accents, if a text names one."),
    place: text.describe("Where the work is, as it was written."),
    message: text.describe("What the customer wrote; for an order, the job."),
    guardCount: z.int().nullable().describe("How many people are wanted."),
    startsAt: time.nullable().describe("When the work begins."),
    endsAt: time.nullable().describe("When the work ends."),
    period: text.describe("When people are wanted, as it was written: for requests without exact times."),
    permit: z
      .enum(permitAnswers)
      .nullable()
      .describe("Whether the customer has the permit that public-order guards need."),
    reference: text.describe("The customer's own reference, for the invoice."),
    billingEmail: text.describe("Where the invoice goes."),
    value: kronor.describe("SEK without VAT: an estimate, until somebody at the company enters a value."),
  })
  .describe("A request of a customer: a contact request, a quote request or an express order.");
export type Lead = z.infer<typeof lead>;

/** A page of a list. */
function pageOf<Item extends z.ZodType>(item: Item, things: string) {
  return z
    .object({
      data: z.array(item),
      next: text.describe("The parameter `cursor` of the next page; null when there is none yet."),
    })
    .describe(`A page of ${things}: the one that was changed longest ago is first.`);
}
export const leadPage = pageOf(lead, "leads");

const staffMember = z.object({
  name: z.string(),
  badge: text.describe("The number on the badge."),
});

/** Where an order is: the last step that was reported, or `agreed`. */
const stage = z.enum(["agreed", ...orderSteps, "cancelled"]);

/** How far an order is: what a report answers. */
const progress = {
  id: id.describe("The id of the lead that it comes from."),
  stage: stage.describe("The last step that was reported; `agreed` before the first."),
  staff: z.array(staffMember).describe("Who comes, as the customer sees it."),
  staffedAt: time.nullable(),
  onSiteAt: time.nullable(),
  doneAt: time.nullable(),
};
export const orderProgress = z.object(progress).describe("How far an order is.");
export type OrderProgress = z.infer<typeof orderProgress>;

/** What was agreed with a customer and is carried out. */
export const order = z
  .object({
    ...progress,
    number: z.string().describe("What the company and the customer call it on the telephone."),
    createdAt: time.describe("When it was agreed."),
    updatedAt: time.describe("When it was last changed."),
    service: z.enum(services).nullable(),
    place: text,
    people: z.int().describe("How many people were agreed."),
    startsAt: time.nullable(),
    endsAt: time.nullable(),
    invoicedAt: time.nullable(),
    invoiceReference: text,
    cancelledAt: time.nullable(),
    cancelledReason: text,
    sum: kronor.describe("The sum of the accepted offer, in SEK without VAT; null where there was no offer."),
    acceptedAt: time.nullable().describe("When the customer accepted the offer."),
    acceptedName: text.describe("Who accepted it."),
    invoiceAddress: text,
    locale: z.enum(locales).describe("The customer's language."),
    name: text.describe("The customer's contact."),
    company: text,
    orgNumber: text,
    email: text,
    phone: text,
    message: text.describe("What the customer wrote: the job."),
    reference: text.describe("The customer's own reference, for the invoice."),
    billingEmail: text,
  })
  .describe("What was agreed with a customer and is carried out.");
export type Order = z.infer<typeof order>;
export const orderPage = pageOf(order, "orders");

/** The request of a webhook that tells of an event. */
function told<Event extends WebhookEvent, Data extends z.ZodType>(event: Event, data: Data) {
  return z.object({
    type: z.literal(event),
    timestamp: time.describe("When it happened."),
    data,
  });
}

/** The requests of webhooks: what is told at each event. */
export const webhookRequests = {
  "lead.created": told("lead.created", lead).describe("A request of a customer has come in."),
  "offer.accepted": told("offer.accepted", order).describe("A customer has accepted an offer."),
  "order.changed": told("order.changed", order).describe(
    "An order was entered, or a step of it was reported or taken back.",
  ),
} satisfies Record<WebhookEvent, z.ZodType>;
/** What is told at each event. */
export type ToldOf = {
  [Event in WebhookEvent]: z.infer<(typeof webhookRequests)[Event]>["data"];
};

/** A text as one line, which is not empty: another system may send line breaks where a form has none. */
const line = (most: number) => z.string().overwrite(cleanLine).min(1).max(most);

/** The report that an order is staffed. */
export const staffedReport = z
  .strictObject({
    staff: z
      .array(z.strictObject({ name: line(100), badge: line(40).nullable().default(null) }))
      .max(500)
      .describe(
        "Everybody who comes, as the customer is to see it; names may follow later. It replaces what was reported.",
      ),
  })
  .describe("Who comes.");

/** The query of a list. */
export const listQuery = z.strictObject({
  updatedSince: z.iso
    .datetime({ offset: true })
    // PostgreSQL has no year 0.
    .refine((given) => given.startsWith("20"), "must be of this century")
    .optional()
    .describe(
      "Only what was changed at this time or later. Give the time of the last change that you have, less a minute: changes made at the same moment may appear in any order.",
    ),
  cursor: z
    .string()
    .refine((given) => cursorOf(given) !== null, "is none that the API has given")
    .optional()
    .describe("`next` of the page before."),
  limit: z.coerce.number<string>().int().min(1).max(100).default(50).describe("How many at most."),
});
export type ListQuery = z.output<typeof listQuery>;

/** An error (RFC 9457). */
export const problem = z
  .object({
    type: z.string().describe("Which problem it is: a reference that ends with its name and stays the same."),
    title: z.string().describe("The problem in words, for people."),
    status: z.int().describe("The status of the response."),
    detail: z.string().optional().describe("What is wrong in this request."),
    errors: z
      .array(
        z.object({
          field: z
            .string()
            .describe("A field of the body (a JSON Pointer, `/staff/0/name`), or a parameter."),
          detail: z.string(),
        }),
      )
      .optional()
      .describe("What is not valid, field by field."),
  })
  .describe("An error (RFC 9457).");
export type Problem = z.infer<typeof problem>;
