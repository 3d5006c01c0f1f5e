import { cityName } from "#app/domain/cities.ts";
import { storedValues } from "#app/forms/form-row.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import type { Placeholder } from "#app/leads/conversation/placeholders.ts";
import { type Signer, signatureOf } from "#app/leads/conversation/signature.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { leadMessages } from "#app/leads/words.server.ts";
import { orderFields } from "#app/requests/express-order/fields.ts";
import { quoteFields } from "#app/requests/quote-request/fields.ts";
import { brand } from "#brand/company.ts";

/** What placeholders tell of a lead. */
export type PlaceholderLead = Pick<
  LeadRow,
  | "kind"
  | "number"
  | "locale"
  | "name"
  | "company"
  | "email"
  | "service"
  | "place"
  | "city"
  | "value"
  | "startsAt"
  | "nextAt"
  | "facts"
>;

/**
 * What the placeholders of an email to a lead's customer are filled in with, in the customer's language. One that the
 * lead has no value for is missing.
 */
export function placeholderValues(
  lead: PlaceholderLead,
  signer: Signer,
  now: Date,
): Partial<Record<Placeholder, string>> {
  const { name, company, email, number, service, value, nextAt, startsAt, locale } = lead;
  const all: Partial<Record<Placeholder, string | null | undefined>> = {
    name: (name ?? company ?? email ?? "").trim(),
    firstName: name?.trim().split(/\s+/)[0],
    company,
    number,
    service: service && leadMessages[locale].services[service].toLowerCase(),
    place: lead.place ?? cityName(lead.city, locale),
    count: countOf(lead),
    value: value === null ? null : formatKronor(value, locale),
    start: startsAt && formatShortMoment(startsAt, locale),
    time: nextAt && nextAt > now ? formatShortMoment(nextAt, locale) : null,
    me: signer.name,
    signature: signatureOf(signer, brand.name),
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [Placeholder, string] => Boolean(entry[1])),
  );
}

/** How many are needed, as the visitor wrote it; null if they did not. */
function countOf({ kind, facts }: PlaceholderLead): string | null {
  const { guardCount } =
    kind === "order" ? storedValues(orderFields, facts) : storedValues(quoteFields, facts);
  return guardCount ? String(guardCount) : null;
}
