import { randomUUID } from "node:crypto";
import { offerHref } from "#app/admin/urls.ts";
import { vatPercent } from "#app/content/booking-terms.ts";
import { offerMessages } from "#app/content/shared/offer.server.ts";
import { orderTerms } from "#app/content/shared/order-terms.server.ts";
import { serviceNames } from "#app/content/shared/service-names.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { orderedServices } from "#app/domain/services.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { localTime } from "#app/i18n/swedish-time.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { usualValidity } from "#app/orders/offer.ts";
import type { OfferRow } from "#app/orders/offers.server.ts";
import type { OfferDocument } from "#app/orders/schema.ts";
import { brand } from "#brand/company.ts";
import { offerOfLead, permitOf, tellingRequest } from "./offer-of-lead.server.ts";
import { fieldsOfLines, type TypedLine, typedLine } from "./typed-lines.ts";
import { offerFormMessages } from "./words.server.ts";

export interface OfferParts {
  /** The lead with the facts of those merged into it, and these. */
  lead: LeadRow;
  merged: readonly LeadRow[];
  /** Its own offers, the latest first. */
  offers: readonly OfferRow[];
  me: { name: string };
  /** The telephone number that this colleague's offers begin with. */
  phone: string;
  facts: CompanyFacts;
  /** Whether to begin from the request, although there is an offer. */
  again: boolean;
  /** The URL's parameters: those of the list that the lead was opened from. */
  parameters: URLSearchParams;
  now: Date;
  locale: Locale;
}

/** The data of the form for an offer: filled in from the latest offer, or from the lead and the price list. */
export function offerFormData(parts: OfferParts) {
  const { lead, merged, offers, phone, me, again, parameters, now, locale } = parts;
  const messages = offerFormMessages[locale];
  const [latest] = offers;
  const isChanged = latest !== undefined && latest.withdrawnAt !== null && latest.withdrawnReason === null;
  const from = again || isChanged ? undefined : latest;
  const request = tellingRequest([lead, ...merged]);
  const typed = (wanted: Pick<OfferDocument, "lines">["lines"] | ReturnType<typeof offerOfLead>["lines"]) =>
    wanted.map((line) => typedLine(line, locale));
  const proposed = {
    sv: offerOfLead(request, parts.facts, "sv"),
    en: offerOfLead(request, parts.facts, "en"),
  };
  const document = from?.document;
  const wanted = document ? timesOf(document) : proposed[lead.locale];
  return {
    id: randomUUID(),
    version: lead.version,
    initial: {
      recipient: from?.recipient ?? lead.email ?? "",
      locale: document?.locale ?? lead.locale,
      company: (document ? document.buyer.company : lead.company) ?? "",
      name: (document ? document.buyer.name : lead.name) ?? "",
      service: wanted.service ?? "",
      place: wanted.place ?? "",
      people: String(wanted.people),
      startsAt: wanted.startsAt ? localTime(wanted.startsAt) : "",
      endsAt: wanted.endsAt ? localTime(wanted.endsAt) : "",
      text: document?.text ?? "",
      validUntil: localTime(usualValidity(wanted.startsAt, now)),
      senderName: me.name,
      senderPhone: phone,
      ...fieldsOfLines(typed(wanted.lines)),
    } satisfies Fields,
    /** The proposed lines in both languages; null for those of an earlier offer. */
    ownLines: document
      ? null
      : ({ sv: typed(proposed.sv.lines), en: typed(proposed.en.lines) } satisfies Record<
          Locale,
          TypedLine[]
        >),
    hasPermit: permitOf(request) === "yes",
    frame: {
      number: `${lead.number}/${(latest?.version ?? 0) + 1}`,
      senderEmail: brand.salesEmail,
      vatPercent,
    },
    terms: orderTerms,
    offerMessages,
    services: [
      { value: "", label: messages.fields.noService },
      ...orderedServices.map((value) => ({ value, label: serviceNames[locale][value] })),
    ],
    languages: (["sv", "en"] as const).map((value) => ({ value, label: messages.languages[value] })),
    start: {
      text: document
        ? fill(messages.start.version, { number: document.number })
        : isChanged
          ? messages.start.changed
          : messages.start.lead,
      again: document
        ? offerHref(lead.id, locale, { ...Object.fromEntries(parameters), [againParameter]: "" })
        : null,
    },
  };
}

/** The parameter of the page that fills the form in from the request again. */
export const againParameter = "fran-forfragan";

function timesOf({ startsAt, endsAt, ...document }: OfferDocument) {
  return {
    ...document,
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
}
