import { sql } from "kysely";
import * as z from "zod/mini";
import { firstResponse, responsePromise } from "#app/company/promise.ts";
import { whoSaysYes } from "#app/company/who-says-yes.ts";
import {
  orderAdminMessages,
  orderConfirmationMessages,
  orderFacts,
} from "#app/content/emails/express-order.server.ts";
import { orderMessages } from "#app/content/shared/order-form.server.ts";
import { cleanLine } from "#app/domain/clean-text.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import type { EmailBrand } from "#app/email/company-details.tsx";
import type { Fact } from "#app/email/email-facts.tsx";
import type { WriteEmails } from "#app/email/email-task.ts";
import { formRows } from "#app/email/form-rows.tsx";
import { type FactChoice, formFacts } from "#app/forms/form-facts.ts";
import type { FormValues } from "#app/forms/form-fields.ts";
import { storedForm } from "#app/forms/form-row.server.ts";
import { referenceNumber } from "#app/forms/reference-number.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { withQuery } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { ownOrderHref } from "#app/orders/link.ts";
import { confirmationEmail, leadEmail, permitNote } from "#app/requests/emails.tsx";
import { formEmails, type StoredForm } from "#app/requests/form-emails.server.ts";
import { oneValue } from "#backend/database/one-value.ts";
import type { Email } from "#backend/mail/email.ts";
import { orderedChoice } from "./choice.ts";
import { type OrderFields, orderFields } from "./fields.ts";
import { orderedStaff } from "./ordered-staff.server.ts";

/** A stored order for its emails. Its texts are what the buyer typed, whatever that is. */
type OrderForEmail = StoredForm &
  FormValues<OrderFields> & {
    number: string;
    /** The signature of the buyer's link (link.ts). */
    signature: string;
    /** The sum that the buyer was shown, SEK without VAT; null where there is none. */
    estimate: number | null;
    /** What the buyer has done with it since; null when it is new. */
    change: "corrected" | "takenBack" | null;
  };

/**
 * Renders the emails of an express order: to sales, in Swedish, and the confirmation in the buyer's language, which
 * says that nothing is booked yet. Both have the order's number. Only the email to sales has what the buyer typed, as
 * plain text without control characters: the buyer's address is not verified.
 */
export async function renderOrderEmails(
  order: OrderForEmail,
  brand: EmailBrand,
  now: Date = new Date(),
): Promise<{ admin: Email; visitor: Email | null }> {
  const {
    id,
    signature,
    change,
    number,
    estimate,
    contactEmail: email,
    contactPhone: phone,
    locale,
    permit,
  } = order;
  const changed = change && orderAdminMessages.changed[change];
  const messages = changed ? { ...orderAdminMessages, ...changed } : orderAdminMessages;
  const location = cleanLine(order.location);
  const staff = orderedStaff(order, "sv");
  const about = { form: order, brand, now };
  const admin = await leadEmail({
    ...about,
    to: brand.salesEmail,
    replyTo: email,
    messages,
    values: { location, number, staff },
    heading: location,
    lead: fill(messages.wish, { staff, from: formatShortMoment(order.startsAt, "sv") }),
    action: { href: telephoneHref(phone), text: fill(messages.call, { number: cleanLine(phone) }) },
    message: order.jobDescription,
    facts: [{ label: orderFacts.sv.number, value: number }, ...factsOf(order, "sv")],
    note: permitNote(permit, messages.noPermit),
    reason: messages.why,
  });
  if (change === "takenBack") return { admin, visitor: null };
  const confirmationMessages = orderConfirmationMessages(brand.facts, locale);
  const { late } = confirmationMessages;
  const { shiftsFrom } = firstResponse(order.createdAt, responsePromise(brand.facts.openingHours));
  const isLate = whoSaysYes(order.startsAt, shiftsFrom) === "bookingApp";
  const visitor = await confirmationEmail({
    ...about,
    to: email,
    mailbox: brand.salesEmail,
    messages: {
      ...confirmationMessages,
      ...(change && confirmationMessages.corrected),
      ...(isLate && { lead: late.lead }),
    },
    bookingApp: isLate
      ? { href: withQuery(brand.bookingApp, orderedChoice(order)), text: late.app }
      : undefined,
    link: {
      href: new URL(ownOrderHref("status", { id, signature }, locale), brand.siteUrl).href,
      text: confirmationMessages.link,
    },
    number,
    facts: [
      { label: orderFacts[locale].number, value: number },
      { label: confirmationMessages.received, value: formatShortMoment(order.createdAt, locale) },
      ...factsOf(order, locale, { chosenOnly: true }),
      ...(estimate === null
        ? []
        : [
            {
              label: orderMessages[locale].sum.title,
              value: fill(orderMessages[locale].sum.about, { sum: formatKronor(estimate, locale) }),
            },
          ]),
    ],
    note: permitNote(permit, confirmationMessages.permit),
  });
  return { admin, visitor };
}

/** The filled-in fields in one language: service and number of staff are one row, the job is quoted elsewhere. */
function factsOf(order: OrderForEmail, locale: Locale, choice: FactChoice<keyof OrderFields> = {}): Fact[] {
  const { fields } = orderMessages[locale];
  const replaced = { service: { label: orderFacts[locale].service, text: orderedStaff(order, locale) } };
  const without = ["guardCount", "jobDescription"] as const;
  return formRows(formFacts(orderFields, order, fields, locale, { ...choice, replaced, without }));
}

const orderRow = z.object({ taken_back_at: z.nullable(z.date()), estimate: z.nullable(z.number()) });

/** The emails of the task send-express-order-email. */
export const expressOrderEmails: WriteEmails = async (payload, context) => {
  const { id, change } = z.object({ id: z.uuid(), change: z.optional(z.int()) }).parse(payload);
  const call = sql`private.order_signature(${id}::uuid)`;
  const signature = await context.database.as("service_role", oneValue<string>(call));
  const write = formEmails(
    "order",
    (row): Omit<OrderForEmail, keyof StoredForm> => {
      const { taken_back_at: takenBackAt, estimate } = orderRow.parse(row);
      const done = takenBackAt ? "takenBack" : "corrected";
      return {
        ...storedForm(orderFields, row),
        number: referenceNumber("B", id),
        signature,
        estimate,
        change: change ? done : null,
      };
    },
    renderOrderEmails,
  );
  return write(payload, context);
};
