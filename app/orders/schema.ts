import * as z from "zod/mini";
import { orderedServices } from "#app/domain/services.ts";
import type { Longest } from "#app/domain/stored.ts";
import { cleanTelephone, isTelephone } from "#app/domain/telephone.ts";
import { email, line, lines, orNull, version } from "#app/forms/field-schemas.ts";
import { swedishMoment } from "#app/i18n/swedish-time.ts";
import { declineReasons } from "./offer.ts";

/** Bounds of an offer's lines; a price has at most two decimals. */
export const offerBounds = {
  lines: 30,
  people: 1000,
  hours: 10_000,
  price: 1_000_000,
  number: 10_000,
} as const;

const price = z.number().check(z.gte(0), z.lte(offerBounds.price), z.multipleOf(0.01));
const text = line(200);

/** A line of an offer: hours of people, a number of something, or a discount on the lines above. */
export const offerLine = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("hours"),
    text,
    people: z.int().check(z.gte(1), z.lte(offerBounds.people)),
    hours: z.number().check(z.gt(0), z.lte(offerBounds.hours), z.multipleOf(0.25)),
    /** For each person and hour, SEK without VAT. */
    price,
  }),
  z.object({
    kind: z.literal("each"),
    text,
    number: z.int().check(z.gte(1), z.lte(offerBounds.number)),
    /** For each, SEK without VAT. */
    price,
  }),
  z.object({ kind: z.literal("discount"), text, percent: z.number().check(z.gt(0), z.lte(100)) }),
]);
export type OfferLine = z.output<typeof offerLine>;

const moment = z.iso.datetime();

/**
 * What a buyer sees of an offer, as it is stored and summed up to its checksum: complete, so that what was accepted can
 * be shown unchanged whatever changes later. Times are ISO 8601 in UTC.
 */
export const offerDocument = z.object({
  /** The lead's number and the offer's version: "B-0A3C-8F1E/2". */
  number: z.string(),
  locale: z.enum(["sv", "en"]),
  buyer: z.object({ company: z.nullable(z.string()), name: z.nullable(z.string()) }),
  service: z.nullable(z.enum(orderedServices)),
  place: z.nullable(z.string()),
  people: z.int(),
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  /** What the colleague writes above the lines. */
  text: z.nullable(z.string()),
  lines: z.array(offerLine),
  vatPercent: z.number(),
  validUntil: moment,
  /** Who offers it. */
  sender: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  /** The conditions, with the name of their version. */
  terms: z.object({ version: z.string(), text: z.string() }),
});
export type OfferDocument = z.output<typeof offerDocument>;

/** A Swedish wall-clock time from a form, as a Date. */
const wallClock = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed: string) => swedishMoment(typed)),
  ),
  z.custom<Date>((value) => value instanceof Date),
);

/** How many people come, from a text field. */
const people = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d{1,4}$/)),
  z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(offerBounds.people))),
);

/** Any accepted spelling of a telephone number, cleaned. */
const telephone = z.string().check(z.overwrite(cleanTelephone), z.refine(isTelephone));

/** The form by which a colleague sends an offer, with its lines as numbers; `version` is the lead's that they saw. */
export const offerForm = z.object({
  id: z.uuid(),
  version,
  recipient: email,
  locale: z.enum(["sv", "en"]),
  company: orNull(line(100)),
  name: orNull(line(100)),
  service: orNull(z.enum(orderedServices)),
  place: orNull(line(200)),
  people,
  startsAt: orNull(wallClock),
  endsAt: orNull(wallClock),
  text: orNull(lines(2000)),
  lines: z.array(offerLine).check(z.minLength(1), z.maxLength(offerBounds.lines)),
  validUntil: wallClock,
  senderName: line(100),
  senderPhone: telephone,
  /** Ticked by a colleague who sends it although the permit is not there yet. */
  withoutPermit: z.optional(z.literal("on")),
});
export type OfferForm = z.output<typeof offerForm>;

/** What a buyer posts to accept an offer: `checksum` is of the text that they saw. */
export const acceptance = z.object({
  offer: z.uuid(),
  checksum: z.string().check(z.regex(/^[\da-f]{64}$/)),
  name: line(100 satisfies Longest<"offers.accepted_name">, 2),
  invoiceAddress: lines(500 satisfies Longest<"offers.invoice_address">).check(z.minLength(5)),
  /** The box "I accept the offer and its conditions". */
  accepts: z.literal("on"),
});
export type Acceptance = z.output<typeof acceptance>;

/** What a buyer posts to decline an offer. */
export const declining = z.object({
  offer: z.uuid(),
  checksum: z.string().check(z.regex(/^[\da-f]{64}$/)),
  reason: z.enum(declineReasons),
  text: z._default(orNull(lines(1000 satisfies Longest<"offers.decline_text">)), null),
});
export type Declining = z.output<typeof declining>;

/** What a script posts once it has shown an offer. */
export const shown = z.object({ offer: z.uuid() });

/** A question of a buyer, which lands in the lead; its id is made by the form. */
export const question = z.object({ id: z.uuid(), text: lines(2000) });

/** Who comes: a name and the number on their badge. */
export const staffMember = z.object({ name: line(100), badge: z.nullable(line(40)) });
export type StaffMember = z.output<typeof staffMember>;

/** The form by which a colleague enters or changes when, where and with how many people an order is carried out. */
export const orderPlanForm = z
  .object({
    startsAt: orNull(wallClock),
    endsAt: orNull(wallClock),
    place: orNull(line(200 satisfies Longest<"orders.place">)),
    people,
  })
  .check(
    z.refine(({ startsAt, endsAt }) => (startsAt === null) === (endsAt === null), { path: ["endsAt"] }),
    z.refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, { path: ["endsAt"] }),
  );

/** The service of an order that is entered by hand. */
export const orderService = orNull(z.enum(orderedServices));

/** Why an order is cancelled; its buyer reads it. */
export const cancelReason = lines(500 satisfies Longest<"orders.cancelled_reason">);

/** The number by which an invoice is found. */
export const invoiceReference = line(100 satisfies Longest<"orders.invoice_reference">);
