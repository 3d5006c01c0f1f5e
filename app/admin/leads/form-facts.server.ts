import { quoteFacts } from "#app/content/emails/quote-request.server.ts";
import { contactMessageMessages } from "#app/content/shared/forms.server.ts";
import { orderMessages } from "#app/content/shared/order-form.server.ts";
import { quoteMessages } from "#app/content/shared/quote-forms.server.ts";
import { type RequestKind, requestKinds } from "#app/domain/request-kinds.ts";
import { type FactChoice, type FormFact, factLabels, formFacts } from "#app/forms/form-facts.ts";
import type { FormFields, MessagesOfFields } from "#app/forms/form-fields.ts";
import { storedValues } from "#app/forms/form-row.server.ts";
import { formatPeriod, formatShortMoment } from "#app/i18n/clock.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { contactMessageFields } from "#app/requests/contact-request/fields.ts";
import { orderFields } from "#app/requests/express-order/fields.ts";
import { orderedTimes } from "#app/requests/ordered-times.server.ts";
import { quoteFields } from "#app/requests/quote-request/fields.ts";

/** How the admin reads the form of a lead: its filled-in fields, and the labels of all of them for the export. */
interface FormReader {
  facts: (row: LeadRow["facts"], locale: Locale) => FormFact[];
  labels: (locale: Locale) => Pick<FormFact, "label" | "kind">[];
}

/**
 * Reads the fields of a form without those that every lead has under other names; they are shown separately. `replaced`
 * gives fields with words of their own.
 */
function readerOf<Fields extends FormFields>(
  fields: Fields,
  messages: Record<Locale, { fields: MessagesOfFields<Fields> }>,
  without: readonly (keyof Fields & string)[],
  replaced?: (row: LeadRow["facts"], locale: Locale) => FactChoice<keyof Fields & string>["replaced"],
): FormReader {
  return {
    facts: (row, locale) =>
      formFacts(fields, storedValues(fields, row), messages[locale].fields, locale, {
        without,
        replaced: replaced?.(row, locale) ?? {},
      }),
    labels: (locale) => factLabels(fields, messages[locale].fields, without),
  };
}

const ofQuotes = readerOf(
  quoteFields,
  quoteMessages,
  ["name", "company", "email", "phone", "message", "serviceType", "place"],
  (row, locale) => ({ estimate: estimateOf(row.estimate, locale) }),
);

const readers: Readonly<Record<RequestKind, FormReader>> = {
  contact: readerOf(contactMessageFields, contactMessageMessages, [
    "name",
    "companyName",
    "email",
    "phone",
    "message",
  ]),
  quote: {
    facts: ofQuotes.facts,
    labels: (locale) => [...ofQuotes.labels(locale), { label: quoteFacts[locale].estimate, kind: "hidden" }],
  },
  order: readerOf(orderFields, orderMessages, [
    "contactName",
    "contactEmail",
    "contactPhone",
    "company",
    "orgNumber",
    "jobDescription",
    "service",
    "location",
    "startsAt",
  ]),
};

/** The other fields of a lead's form, without empty ones. */
export function formFactsOf(lead: Pick<LeadRow, "kind" | "startsAt" | "facts">, locale: Locale): FormFact[] {
  const { kind, facts } = lead;
  // The end moves with a corrected start.
  const row = kind === "order" ? { ...facts, ends_at: orderedTimes(lead).endsAt } : facts;
  return readers[kind].facts(row, locale);
}

/** The labels of these facts, each once, and whether they are times: the columns of the export. */
export function formFactLabels(locale: Locale): { label: string; isTime: boolean }[] {
  const all = requestKinds.flatMap((kind) => readers[kind].labels(locale));
  const kinds = new Map(all.map(({ label, kind }) => [label, kind]));
  return [...kinds].map(([label, kind]) => ({ label, isTime: kind === "dateTime" }));
}

/** The type of service of a quote request, in words; null for other leads. */
export function serviceTypeOf({ kind, facts }: LeadRow, locale: Locale): string | null {
  const { serviceType } = storedValues(quoteFields, facts);
  return kind === "quote" && serviceType
    ? quoteMessages[locale].fields.serviceType.options[serviceType]
    : null;
}

/** When the work of an order begins, and ends if that is known; null for other leads. */
export function orderPeriodOf(
  { startsAt, facts }: Pick<LeadRow, "startsAt" | "facts">,
  locale: Locale,
): { iso: string; start: string; text: string } | null {
  if (!startsAt) return null;
  const { endsAt } = orderedTimes({ startsAt, facts });
  const start = formatShortMoment(startsAt, locale);
  const text = endsAt && endsAt > startsAt ? formatPeriod(startsAt, endsAt, locale) : start;
  return { iso: startsAt.toISOString(), start, text };
}

/** The estimate from the price page, on one line, without VAT; null without an estimate. */
function estimateOf(estimate: unknown, locale: Locale): Pick<FormFact, "label" | "text"> | null {
  if (typeof estimate !== "object" || estimate === null) return null;
  const subject: unknown = Reflect.get(Object(Reflect.get(estimate, locale)), "what");
  const sum: unknown = Reflect.get(estimate, "sum");
  if (typeof subject !== "string" || typeof sum !== "number") return null;
  return { label: quoteFacts[locale].estimate, text: `${subject} · ${formatKronor(sum, locale)}` };
}
