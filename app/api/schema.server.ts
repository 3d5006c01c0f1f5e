/**
 * The JSON of the API and of webhooks. Types, checks, the OpenAPI document and its tests derive from these schemas. A
 * field keeps its name and its meaning: new ones may be added, none is removed from version 1.
 */
import * as z from "zod";
import { requestKinds } from "#app/domain/request-kinds.ts";
import { services } from "#app/domain/services.ts";
import { locales } from "#app/i18n/locale.ts";
import { leadStatuses, lostReasons } from "#app/leads/lead-status.ts";
import { permitAnswers } from "#app/requests/quote-request/fields.ts";

export const id = z.uuid().describe("The id; it never changes.");
export const time = z.iso.datetime().describe("A time in UTC (RFC 3339).");
const text = z.string().nullable();
const money = z.int().nullable();

/** A request of a customer: a contact request, a quote request or an express order. */
export const lead = z
  .object({
    id,
    number: z
      .string()
      .describe("What the company and the customer call it on the telephone, such as B-1A2B3C4D."),
    kind: z.enum(requestKinds).describe("Which form it came from."),
    source: z.string().describe("Which of the forms of that kind."),
    status: z.enum(leadStatuses),
    lostReason: z.enum(lostReasons).nullable().describe("Why a lost lead was lost, if that is known."),
    createdAt: time,
    updatedAt: time.describe("When it was last changed, in UTC."),
    firstResponseAt: time.nullable().describe("When the company first responded, in UTC."),
    mergedInto: id
      .nullable()
      .describe("The lead that this one was merged into: the same request, sent twice."),
    locale: z.enum(locales).describe("The language that the customer reads."),
    name: text.describe("The person who asks."),
    company: text,
    orgNumber: text.describe("A Swedish organisation number, 556677-8899."),
    email: text,
    phone: text.describe("As it was written."),
    service: z.enum(services).nullable(),
    city: text.describe("One of the company's cities, in lower case without accents, if the texts name one."),
    place: text.describe("Where the work is, as it was written."),
    message: text.describe("What the customer wrote; for an order, the job."),
    guardCount: z.int().nullable().describe("How many people are wanted."),
    startsAt: time.nullable().describe("When the work begins, in UTC."),
    endsAt: time.nullable().describe("When the work ends, in UTC."),
    period: text.describe("When people are wanted, as it was written; for requests without exact times."),
    permit: z
      .enum(permitAnswers)
      .nullable()
      .describe("Whether the customer has the permit that public-order guards need."),
    reference: text.describe("The customer's own reference, for the invoice."),
    billingEmail: text.describe("Where the invoice goes."),
    value: money.describe(
      "What it is worth, in SEK without VAT: an estimate until somebody at the company enters a value.",
    ),
  })
  .meta({
    id: "Lead",
    description: "A request of a customer: a contact request, a quote request or an express order.",
  });
export type Lead = z.infer<typeof lead>;
