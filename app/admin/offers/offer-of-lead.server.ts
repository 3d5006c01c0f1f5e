import { bookingTerms } from "#app/content/booking-terms.ts";
import { pricesPage } from "#app/content/pages/prices.server.ts";
import { serviceNames } from "#app/content/shared/service-names.server.ts";
import { cityName } from "#app/domain/cities.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { type PriceKey, priceKeys, priceList } from "#app/domain/price-list.ts";
import { isUnpriced, type OrderedService, orderedServices, serviceTable } from "#app/domain/services.ts";
import { storedValues } from "#app/forms/form-row.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { limits, ratesOf } from "#app/prices/carried-estimate.server.ts";
import { bandsOf } from "#app/prices/estimate.ts";
import { type Band, bands, choiceOf } from "#app/prices/schema.ts";
import { shiftOf } from "#app/prices/shift.ts";
import { orderFields } from "#app/requests/express-order/fields.ts";
import { orderedTimes } from "#app/requests/ordered-times.server.ts";
import { quoteFields, type ServiceType } from "#app/requests/quote-request/fields.ts";
import type { ProposedLine } from "./typed-lines.ts";

/** What a lead asks for, as an offer proposes it. */
export interface ProposedOffer {
  service: OrderedService;
  place: string | null;
  people: number;
  startsAt: Date | null;
  endsAt: Date | null;
  lines: ProposedLine[];
}

type Asked = Omit<ProposedOffer, "lines"> & {
  price: PriceKey | null;
  /** Hours of each person, and those in each band of inconvenient hours. */
  hours: number;
  bands: readonly { band: Band; hours: number }[];
  /** When, as the customer wrote it. */
  period: string | null;
};

/** The price of each type of service in a quote request; what is tailored has the usual one of its service. */
const priceOfType: Record<ServiceType, PriceKey | null> = {
  regular: "stationar",
  mobile: "rondering",
  alarm: "larm",
  events: "evenemang",
  public: "offentlig-plats",
  commercial: "kommersiellt",
  transport: "transport",
  custom: null,
};

/** Of a lead and those merged into it, the one that says most about what is wanted: an order, else a quote request. */
export function tellingRequest(leads: readonly [LeadRow, ...LeadRow[]]): LeadRow {
  const [lead] = leads;
  return leads.find(({ kind }) => kind === "order") ?? leads.find(({ kind }) => kind === "quote") ?? lead;
}

/** What the buyer has said about a permit: "yes", "no", "unknown", or null for nothing. */
export function permitOf({ facts }: Pick<LeadRow, "facts">): string | null {
  return typeof facts.permit === "string" ? facts.permit : null;
}

/**
 * What an offer for a lead says before anybody changes it, with its lines in the buyer's language: people × hours × price
 * by the estimator's rules, and a line for each supplement. An order has its own times; a quote request its estimate,
 * else the shortest shift of what it asks for; a contact request one guard for the shortest shift.
 */
export function offerOfLead(
  lead: Pick<LeadRow, "kind" | "city" | "service" | "place" | "startsAt" | "facts">,
  facts: CompanyFacts,
  locale: Locale,
): ProposedOffer {
  const { price, hours, bands: hoursInBands, period, ...offer } = askedBy(lead, locale);
  const { services, estimator } = pricesPage(facts, locale);
  const { people } = offer;
  const named = (name: string) => [name, period].filter(Boolean).join(", ").slice(0, 200);
  if (!price) {
    const text = named(serviceNames[locale][offer.service]);
    return { ...offer, lines: [{ kind: "hours", text, people, hours, price: null }] };
  }
  const rates = ratesOf(facts.prices, priceKeys);
  const work = named(lead.kind === "order" ? serviceNames[locale][offer.service] : services[price].name);
  if (priceList[price].unit === "callout")
    return { ...offer, lines: [{ kind: "each", text: work, number: people, price: rates.prices[price] }] };
  const supplements = hoursInBands.flatMap(({ band, hours: bandHours }): ProposedLine[] => {
    const rate = rates.supplements[band];
    const slug = Object.keys(bands).find(
      (each): each is keyof typeof bands => Reflect.get(bands, each) === band,
    );
    const text = `${estimator.receipt.supplement}, ${slug ? estimator.bands[slug].text : ""}`;
    return rate > 0 ? [{ kind: "hours", text, people, hours: quarters(bandHours), price: rate }] : [];
  });
  const base = { kind: "hours", text: work, people, hours, price: rates.prices[price] } as const;
  return { ...offer, lines: [base, ...supplements] };
}

/** What the form of a lead asks for. */
function askedBy(lead: Parameters<typeof offerOfLead>[0], locale: Locale): Asked {
  const { kind, city, service, facts } = lead;
  const shortest = bookingTerms.shortestShiftHours;
  const known = orderedServices.find((each) => each === service) ?? "guard";
  const asked: Asked = {
    service: known,
    place: lead.place ?? cityName(city, locale),
    people: 1,
    startsAt: null,
    endsAt: null,
    price: isUnpriced(known) ? null : serviceTable[known].price,
    hours: shortest,
    bands: [],
    period: null,
  };
  if (kind === "order") {
    const { guardCount } = storedValues(orderFields, facts);
    const { startsAt, endsAt } = orderedTimes(lead);
    const order = { ...asked, people: guardCount ?? 1 };
    if (!startsAt || !endsAt || endsAt <= startsAt) return order;
    const limit = { shortestHours: shortest, longestHours: Number.POSITIVE_INFINITY };
    const shift = shiftOf({ startsAt, endsAt }, limit);
    return { ...order, startsAt, endsAt, hours: quarters(shift.hours), bands: bandsOf(shift) };
  }
  if (kind !== "quote") return asked;
  const { guardCount, period, serviceType } = storedValues(quoteFields, facts);
  const request = { ...asked, people: guardCount ?? 1, period };
  const carried: unknown = Reflect.get(Object(facts.estimate), "parameters");
  if (typeof carried === "string") {
    const { service: price, people, hours, when } = choiceOf(new URLSearchParams(carried), limits);
    const { service: priced } = priceList[price];
    return { ...request, service: priced, people, price, hours, bands: [{ band: bands[when], hours }] };
  }
  const ofType = serviceType && priceOfType[serviceType];
  return { ...request, price: ofType ?? (known === "guard" ? "skraddarsytt" : asked.price) };
}

/** Hours in quarters, as an offer counts them; at least one. */
const quarters = (hours: number) => Math.max(0.25, Math.round(hours * 4) / 4);
