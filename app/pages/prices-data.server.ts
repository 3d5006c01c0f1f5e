import { orderLink } from "#app/company/response-promise.server.ts";
import { bookingTerms } from "#app/content/booking-terms.ts";
import { pricesPage } from "#app/content/pages/prices.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import { citiesIn } from "#app/domain/cities.ts";
import { type PriceKey, priceKeys, priceList, pricesOf } from "#app/domain/price-list.ts";
import type { PricedService } from "#app/domain/services.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref, withQuery } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor, formatPercent } from "#app/i18n/numbers.ts";
import { limits, ratesOf } from "#app/prices/carried-estimate.server.ts";
import { areExpired, estimate, estimateShift, type Rates, type Shift } from "#app/prices/estimate.ts";
import { receiptRows } from "#app/prices/receipt-rows.ts";
import { type Choice, choiceOf, parametersOf, type When } from "#app/prices/schema.ts";
import { pageContext } from "./page-context.server.ts";

const listedHours = 8;

/** The price examples, also drawn on the week. `when` is the estimate's nearest band. */
const examples: readonly (Shift & { service: PriceKey; people: number; when: When })[] = [
  { service: "stationar", people: 1, weekday: 1, from: 8, hours: 8, when: "dag" },
  { service: "stationar", people: 2, weekday: 4, from: 14, hours: 7, when: "dag" },
  { service: "evenemang", people: 4, weekday: 5, from: 18, hours: 7, when: "helgnatt" },
];

/** The data of /pris in one language; the URL's parameters set the estimate. */
export function pricesData(args: Parameters<typeof pageContext>[0] & { url: URL }, now: Date) {
  const { locale, facts, page } = pageContext(args);
  const { prices } = facts;
  const { meta, here, services: names, ...messages } = pricesPage(facts, locale);
  const { validUntil } = prices.supplements;
  const day = formatDay(validUntil, locale, { year: true });
  const expired = areExpired(validUntil, now) ? fill(messages.week.amounts.expired, { date: day }) : null;
  const rates = ratesOf(prices, priceKeys);
  const serviceNames = Object.fromEntries(
    Object.entries(names).map(([service, { name }]) => [service, name]),
  ) as Record<PriceKey, string>;
  const note = [messages.estimator.note, expired].filter(Boolean).join(" ");
  const estimator = { ...messages.estimator, note, services: serviceNames };
  const rowsOf = (service: PricedService) =>
    pricesOf(service).map((key) => priceRow(key, rates.prices[key], names[key], messages.list, locale));
  return {
    ...page("prices", meta, { name: here }),
    messages: { ...messages, estimator },
    showAll: servicePageMessages[locale].showAll,
    // For the estimate in the server's HTML, and for another one when an in-app link sets it.
    search: args.url.search,
    urlChoice: choiceOf(args.url.searchParams, limits),
    rates,
    limits,
    cities: citiesIn(locale),
    orders: {
      guard: orderLink(locale, { service: "guard" }),
      orderGuard: orderLink(locale, { service: "orderGuard" }),
    },
    tables: { guard: rowsOf("guard"), orderGuard: rowsOf("orderGuard") },
    agreements: (["fullTime", "partTime", "event"] as const).map((form) => ({
      ...messages.agreements.items[form],
      amount: prices.agreement[form],
    })),
    supplements: (
      Object.keys(messages.week.amounts.names) as (keyof typeof messages.week.amounts.names)[]
    ).map((band) => ({
      band,
      name: messages.week.amounts.names[band],
      amount: band === "weekdayDay" ? 0 : prices.supplements.amounts[band],
    })),
    expired,
    shifts: examples.map(({ weekday, from, hours }) => ({ weekday, from, hours })),
    examples: examples.map((example, index) =>
      workedExample(example, index, rates, estimator, messages, locale),
    ),
    ladder: bookingTerms.cancellation.map(({ percent }, index) => ({
      percent,
      share: formatPercent(percent, locale),
      when: messages.changes.ladder.steps[index] ?? "",
    })),
    links: {
      entranceHost: pageHref("entranceHost", locale),
      training: pageHref("training", locale),
    },
  };
}

function priceRow(
  key: PriceKey,
  amount: number,
  messages: { name: string; detail: string },
  list: { from: string; hour: string; callout: string },
  locale: Locale,
) {
  const callout = priceList[key].unit === "callout";
  return {
    ...messages,
    from: list.from,
    amount,
    unit: callout ? list.callout : list.hour,
    example: callout ? "" : formatKronor(amount * listedHours, locale),
  };
}

type Messages = ReturnType<typeof pricesPage>;

function workedExample(
  { service, people, when, ...shift }: (typeof examples)[number],
  index: number,
  rates: Rates,
  estimator: { receipt: Messages["estimator"]["receipt"] },
  { examples: { items, weekdays, open, openBase } }: Pick<Messages, "examples">,
  locale: Locale,
) {
  const messages = items[index];
  if (!messages) throw new Error(`worked example ${index + 1} has no text`);
  const sum = estimateShift(service, people, shift, rates);
  const clock = (hour: number) => String(hour % 24).padStart(2, "0");
  const typed = { people: String(people), hours: String(shift.hours) };
  const choice: Choice = { service, people, hours: shift.hours, when, permit: "ja", city: "goteborg", typed };
  return {
    title: messages.title,
    note: messages.note,
    time: `${weekdays[shift.weekday]} ${clock(shift.from)}–${clock(shift.from + shift.hours)}`,
    rows: receiptRows({ service, people, hours: shift.hours }, sum, messages.when, estimator.receipt, locale),
    // The estimator prices a whole shift in one band, so its sum may differ; then the link says so.
    open: estimate(choice, rates).sum === sum.sum ? open : openBase,
    href: `${withQuery(pageHref("prices", locale), parametersOf(choice))}#kalkyl`,
  };
}
