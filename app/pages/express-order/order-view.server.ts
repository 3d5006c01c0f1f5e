import { firstResponse, responsePromise } from "#app/company/promise.ts";
import { responseTimeText, yesView } from "#app/company/response-promise.server.ts";
import { whoSaysYes } from "#app/company/who-says-yes.ts";
import { bookingTerms } from "#app/content/booking-terms.ts";
import { orderConfirmationMessages } from "#app/content/emails/express-order.server.ts";
import { expressOrderPage } from "#app/content/pages/express-order.server.ts";
import { orderChoiceMessages } from "#app/content/shared/order-choice.server.ts";
import { orderMessages } from "#app/content/shared/order-form.server.ts";
import { citiesIn } from "#app/domain/cities.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { orderParameters } from "#app/domain/url-parameters.ts";
import { formatClock, formatPeriod, formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { localTime } from "#app/i18n/swedish-time.ts";
import { linkText, type OrderLink, ownOrderHref } from "#app/orders/link.ts";
import { sumOf } from "#app/pages/booking-sum.ts";
import { sumBasis } from "#app/pages/sum-basis.server.ts";
import {
  firstWhen,
  type OrderChoice,
  orderedChoice,
  type Period,
  periodOf,
  readOrderChoice,
  shiftLabel,
  type When,
  whenOptionsAt,
} from "#app/requests/express-order/choice.ts";
import { orderedStaff } from "#app/requests/express-order/ordered-staff.server.ts";
import type { OwnOrder } from "#app/requests/express-order/own-order.server.ts";

const { shortestShiftHours, longestShiftHours } = bookingTerms;

export type OrderMessages = (typeof orderMessages)[Locale];

export type OrderFormView = ReturnType<typeof orderFormView>;

/**
 * The data of the order form at a given time: the values from a URL or from the order that is corrected, and prices.
 */
export function orderFormView(
  facts: CompanyFacts,
  {
    parameters,
    linkedOrder,
    now,
    locale,
  }: {
    parameters: URLSearchParams;
    linkedOrder: { link: OrderLink; order: OwnOrder } | null;
    now: Date;
    locale: Locale;
  },
) {
  const names = orderChoiceMessages[locale].whens;
  const { isPhoneOpen, shiftsFrom } = responseAt(facts, now);
  const { order, bookingApp } = yesView(facts.openingHours, now, locale);
  const carried = carriedChoice(parameters, { now, shiftsFrom });
  const from = choiceIn(parameters);
  return {
    /** Swedish wall-clock time. */
    swedishTime: localTime(now).slice(0, "2026-11-24T14:10".length),
    now: now.getTime(),
    whens: whenOptionsAt(now).map((value) => {
      const period = value === "valj" ? null : periodOf(value, now, shortestShiftHours);
      const times = period && timesOf(period, locale);
      const text = value === "nu" && times ? fill(orderMessages[locale].times.shortest, { times }) : times;
      const isLate = period !== null && whoSaysYes(period.startsAt, shiftsFrom) === "bookingApp";
      const label = names[value][shiftLabel(value, now)];
      return { value, label, text, short: period && shortName(label, value, period, locale), isLate };
    }),
    late: orderMessages[locale].times.late[isPhoneOpen ? "call" : "book"],
    bookingApp: bookingApp.text,
    sendAnyway: order.sendAnyway,
    shiftsFrom: shiftsFrom.getTime(),
    initial: linkedOrder
      ? { from: linkText(linkedOrder.link), values: valuesOf(linkedOrder.order.values) }
      : { from, values: carriedValues(carried, locale) },
    /** Whether the choice was made on the page before, or in the order. */
    isChosen: linkedOrder !== null || from !== "",
    link: linkedOrder && linkText(linkedOrder.link),
    number: linkedOrder?.order.number,
    basis: sumBasis(facts, locale),
  };
}

/** The choice that a URL carries, as text; the same whatever else it has, such as the language. */
function choiceIn(parameters: URLSearchParams): string {
  const choiceNames: readonly string[] = Object.values(orderParameters);
  return String(new URLSearchParams([...parameters].filter(([name]) => choiceNames.includes(name))));
}

/** The choice that a URL carries; without a time in it, the first one that can be kept. */
function carriedChoice(
  parameters: URLSearchParams,
  { now, shiftsFrom }: { now: Date; shiftsFrom: Date },
): OrderChoice {
  const choice = readOrderChoice(parameters);
  const hasTime = parameters.has(orderParameters.when) || parameters.has(orderParameters.day);
  return hasTime ? choice : { ...choice, when: firstWhen(now, shiftsFrom) };
}

/** A shift's name within a sentence: "i natt 22–06", and for "nu" its times: "nu 14:30–18:30". */
function shortName(label: string, when: When, { startsAt, endsAt }: Period, locale: Locale): string {
  const name = label.charAt(0).toLowerCase() + label.slice(1);
  return when === "nu" ? `${name} ${formatClock(startsAt, locale)}–${formatClock(endsAt, locale)}` : name;
}

/** The values of a carried choice, by the form's fields. */
function carriedValues(choice: OrderChoice, locale: Locale): Record<string, string> {
  const { service, people, permit, when, chosen, city } = choice;
  const place = citiesIn(locale).find(({ slug }) => slug === city);
  return {
    service,
    guardCount: String(people),
    ...(permit && { permit }),
    ...timeFields(when, chosen),
    ...(place && { location: place.name }),
    jobDescription: orderMessages[locale].jobPreset,
  };
}

/** The values of an order, by the form's fields. */
function valuesOf(values: OwnOrder["values"]): Record<string, string> {
  const { startsAt, endsAt, billingEmail, ...texts } = values;
  const [day = "", from = ""] = localTime(startsAt).split("T");
  const [, to = ""] = localTime(endsAt).split("T");
  const fields = { ...texts, billingEmail: billingEmail === values.contactEmail ? "" : billingEmail };
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? "")])),
    ...timeFields("valj", { day, from, to }),
  };
}

function timeFields(when: string, { day, from, to }: { day: string; from: string; to: string }) {
  return {
    [orderParameters.when]: when,
    [orderParameters.day]: day,
    [orderParameters.from]: from,
    [orderParameters.to]: to,
  };
}

/** "tis 24 nov 18:00–02:00"; with the date of the end when it is longer than a day; in English with the zone. */
function timesOf({ startsAt, endsAt }: Period, locale: Locale): string {
  return inSweden(formatPeriod(startsAt, endsAt, locale), locale);
}

const inSweden = (times: string, locale: Locale) => fill(orderMessages[locale].times.inSweden, { times });

/** Whether somebody answers the phone, and the earliest start of a shift that we can respond to before it begins. */
function responseAt({ openingHours }: CompanyFacts, now: Date) {
  const { state, shiftsFrom } = firstResponse(now, responsePromise(openingHours));
  return { isPhoneOpen: state !== "closed", shiftsFrom };
}

/** The estimate of an order at a given time; null without a list price, or when it is longer than a shift. */
function orderSum(facts: CompanyFacts, values: OwnOrder["values"], now: Date, locale: Locale) {
  const { startsAt, endsAt, service, guardCount: people } = values;
  if (endsAt.getTime() - startsAt.getTime() > longestShiftHours * milliseconds.hour) return null;
  const choice = readOrderChoice(new URLSearchParams(valuesOf(values)));
  return sumOf({ ...choice, service, people }, now, sumBasis(facts, locale), locale);
}

/** The sum that the buyer is shown, SEK without VAT; null where there is none. */
export function orderEstimate(facts: CompanyFacts, order: OwnOrder["values"], now: Date): number | null {
  return orderSum(facts, order, now, "sv")?.amount ?? null;
}

/** The data of an order's receipt, for anybody with its link. */
export function receiptView(
  facts: CompanyFacts,
  { link, order, now, locale }: { link: OrderLink; order: OwnOrder; now: Date; locale: Locale },
) {
  const messages = expressOrderPage(facts, locale).receipt;
  const { response: texts } = orderConfirmationMessages(facts, locale);
  const { fields } = orderMessages[locale];
  const { values, number, createdAt, state } = order;
  const { location, permit } = values;
  const { isPhoneOpen, shiftsFrom } = responseAt(facts, now);
  const isLate = state === "open" && values.startsAt < responseAt(facts, createdAt).shiftsFrom;
  const late = isLate ? whoSaysYes(values.startsAt, shiftsFrom) : null;
  const response = responseTimeText(facts.openingHours, texts, createdAt, now, locale);
  const sum = state === "takenBack" ? null : orderSum(facts, values, now, locale);
  const { title: label, terms } = orderMessages[locale].sum;
  return {
    state,
    title: state === "takenBack" ? messages.takenBackTitle : messages.title,
    tape: fill(messages.tapes[isLate ? "late" : state], { response }),
    note: messages.notes[state],
    isPhoneOpen,
    late: late && messages.late[late === "order" ? "call" : "book"],
    /** Whether the booking app is the first action, and what is in its URL. */
    bookFirst: late === "bookingApp" ? orderedChoice(values) : null,
    facts: [
      { name: messages.number, value: number },
      { name: messages.staff, value: orderedStaff(values, locale) },
      { name: messages.where, value: location },
      { name: messages.when, value: timesOf(values, locale) },
      ...(permit ? [{ name: fields.permit.fact, value: fields.permit.options[permit] }] : []),
      { name: messages.received, value: inSweden(formatShortMoment(createdAt, locale), locale) },
    ],
    rows: sum && [
      ...sum.rows,
      { label, terms, amount: formatKronor(sum.amount, locale), kind: "sum" as const },
    ],
    address: ownOrderHref("status", link, locale),
    newHref: pageHref("expressOrder", locale),
    correctHref: ownOrderHref("correct", link, locale),
    calendarHref: ownOrderHref("calendar", link, locale),
  };
}
