import { quoteFacts } from "#app/content/emails/quote-request.server.ts";
import { contactMessageMessages } from "#app/content/shared/forms.server.ts";
import { orderMessages } from "#app/content/shared/order-form.server.ts";
import { quoteMessages } from "#app/content/shared/quote-forms.server.ts";
import { type FormFact, factLabels, formFacts } from "#app/forms/form-facts.ts";
import { storedValues } from "#app/forms/form-row.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { contactMessageFields } from "#app/requests/contact-request/fields.ts";
import { orderFields } from "#app/requests/express-order/fields.ts";
import { quoteFields } from "#app/requests/quote-request/fields.ts";

// The fields of each form that every lead has under other names; they are shown separately.
const ofContacts = ["name", "companyName", "email", "phone", "message"] as const;
const ofQuotes = ["name", "company", "email", "phone", "message", "serviceType"] as const;
const ofOrders = ["contactName", "contactEmail", "contactPhone", "jobDescription", "service"] as const;

/** The other fields of a lead's form, without empty ones. */
export function formFactsOf({ kind, facts }: Pick<LeadRow, "kind" | "facts">, locale: Locale): FormFact[] {
  if (kind === "quote") {
    const estimate = estimateOf(facts.estimate, locale);
    return formFacts(quoteFields, storedValues(quoteFields, facts), quoteMessages[locale].fields, locale, {
      without: ofQuotes,
      replaced: { estimate: estimate ? { label: quoteFacts[locale].estimate, text: estimate } : null },
    });
  }
  if (kind === "order")
    return formFacts(orderFields, storedValues(orderFields, facts), orderMessages[locale].fields, locale, {
      without: ofOrders,
    });
  const stored = storedValues(contactMessageFields, facts);
  return formFacts(contactMessageFields, stored, contactMessageMessages[locale].fields, locale, {
    without: ofContacts,
  });
}

/** The labels of these facts, each once, and whether they are times: the columns of the export. */
export function formFactLabels(locale: Locale): { label: string; isTime: boolean }[] {
  const all = [
    ...factLabels(contactMessageFields, contactMessageMessages[locale].fields, ofContacts),
    ...factLabels(quoteFields, quoteMessages[locale].fields, ofQuotes),
    { label: quoteFacts[locale].estimate, kind: "hidden" },
    ...factLabels(orderFields, orderMessages[locale].fields, ofOrders),
  ];
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

/** The estimate from the price page, on one line, without VAT. */
function estimateOf(estimate: unknown, locale: Locale): string | null {
  if (typeof estimate !== "object" || estimate === null) return null;
  const subject: unknown = Reflect.get(Object(Reflect.get(estimate, locale)), "what");
  const sum: unknown = Reflect.get(estimate, "sum");
  if (typeof subject !== "string" || typeof sum !== "number") return null;
  return `${subject} · ${formatKronor(sum, locale)}`;
}
