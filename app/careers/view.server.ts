import { careersMessages, openingMessages, openingNames } from "#app/content/pages/careers.server.ts";
import { cityName } from "#app/domain/cities.ts";
import type { Pay } from "#app/domain/company-facts.ts";
import { type JobRole, jobRoles } from "#app/domain/services.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor, formatKronorSpan, formatPercent } from "#app/i18n/numbers.ts";
import { formatIsoDay, shownDay } from "#app/i18n/swedish-days.ts";
import type { PageKey } from "#app/site-map.ts";
import type { Database } from "#backend/database/connection.ts";
import { brand } from "#brand/company.ts";
import { everyOpening, type OpeningsView, openingHref } from "./filters.ts";
import { applicationId } from "./keys.ts";
import {
  type FullOpening,
  findOpening,
  isClosedOpening,
  listOpenings,
  type Opening,
} from "./openings.server.ts";
import {
  isSamplePay,
  lowestPay,
  type PayBand,
  type PaySpan,
  payBands,
  payInBand,
  payOfHours,
  supplementOf,
} from "./pay.ts";
import { eveningAndNightHours, shiftHours } from "./shift.ts";

const otherCount = 3;

/** The page about the training for a role; null when it needs none. */
const trainingPages: Readonly<Record<JobRole, PageKey | null>> = {
  guard: "training",
  orderGuard: "orderGuardTraining",
  entranceHost: null,
};

export type OpeningRow = ReturnType<typeof viewOpening>;

/** The openings of a view. Reads as anon. */
export async function viewOpenings(database: Database, locale: Locale, view: OpeningsView) {
  const openings = await database.as("anon", (queries) => listOpenings(queries, locale, view));
  return openings.map((opening) => viewOpening(opening, locale));
}

/**
 * An opening (`facts`) and similar ones. If none is open at that slug, `facts` is undefined and `over` says whether
 * there was one that has closed. Reads as anon.
 */
export async function viewOpeningPage(database: Database, locale: Locale, slug: string) {
  return database.as("anon", async (queries) => {
    const opening = await findOpening(queries, locale, slug);
    const openings = await listOpenings(queries, locale, everyOpening);
    const others = openings
      .filter((other) => other.slug !== slug)
      .sort((one, other) => similarity(other, opening) - similarity(one, opening))
      .slice(0, otherCount)
      .map((other) => viewOpening(other, locale));
    return { facts: opening, others, over: opening ? false : await isClosedOpening(queries, slug) };
  });
}

/** The hours of the week that is drawn on the careers page (public/illustrations/jobb/vecka.svg), by their band. */
const exampleWeek = {
  weekdayDay: 14,
  weekdayNight: 8,
  weekendDay: 8,
  weekendNight: 2,
} as const satisfies Record<PayBand, number>;
/** The hours of the offered shift beside the careers page's title, and those of them with a supplement. */
const offeredHours = { all: 8, evening: 4 } as const;

/** What the careers page shows of pay: of each role by the time of day, of an offered shift, and of a week. */
export function viewPay(pay: Pay, openings: readonly OpeningRow[], locale: Locale) {
  const { hero, offer, week } = careersMessages[locale];
  const basic = pay.guard.from * offeredHours.all;
  const evening = supplementOf(pay, "weekdayNight") * offeredHours.evening;
  const amounts = {
    basic: formatKronor(basic, locale),
    evening: formatKronor(evening, locale),
    sum: formatKronor(basic + evening, locale),
  };
  return {
    /** Whether an amount on the page is invented. */
    isSample: isSamplePay(pay) || openings.some(({ hasSamplePay }) => hasSamplePay),
    lowest: fill(hero.pay, { from: String(lowestPay(pay)) }),
    offer: {
      label: fill(offer.label, amounts),
      rows: (["basic", "evening", "sum"] as const).map((row) => ({
        name: offer.rows[row],
        value: amounts[row],
      })),
    },
    roles: jobRoles.map((role) => ({
      role,
      name: openingNames[locale].roles[role],
      spans: payBands.map((band) => ({ band, ...payInBand(pay, pay[role], band) })),
    })),
    hours: payBands.map((band) => ({ band, hours: exampleWeek[band] })),
    week: fill(week.pay, { sum: formatKronorSpan(payOfHours(pay, pay.guard, exampleWeek), locale) }),
    note: fill(week.payNote, { day: formatIsoDay(pay.supplements.validFrom, locale) }),
  };
}

/** The basic pay of an opening; null where it names none. */
function basicPay({ payFrom: from, payTo: to }: Pick<Opening, "payFrom" | "payTo">): PaySpan | null {
  return from === null || to === null ? null : { from, to };
}

/** Everything that an opening's page shows of it. */
export function viewAdvertisement(facts: FullOpening, pay: Pay, locale: Locale) {
  const messages = openingMessages[locale];
  const { positions, ruler } = messages;
  const row = viewOpening(facts, locale);
  const hours = shiftHours(facts.startsAt, facts.endsAt);
  const inconvenient = eveningAndNightHours(facts.startsAt, facts.endsAt);
  const supplement = inconvenient === hours ? ruler.allInconvenient : ruler.inconvenient;
  const { subject, body } = messages.mail;
  const training = trainingPages[facts.role];
  const basic = basicPay(facts);
  const weekday = {
    weekdayDay: hours - inconvenient,
    weekdayNight: inconvenient,
    weekendDay: 0,
    weekendNight: 0,
  };
  const amounts = Object.entries(pay.supplements.amounts).map(([band, amount]) => [band, String(amount)]);
  return {
    ...row,
    slug: facts.slug,
    citySlug: facts.city,
    /** What the shift pays, and the supplements; null for an opening without pay. */
    shiftPay: basic && {
      sum: formatKronorSpan(payOfHours(pay, basic, weekday), locale),
      supplements: fill(ruler.supplements, Object.fromEntries(amounts)),
    },
    posted: shownDay(facts.postedOn, locale, { year: false }),
    roleName: openingNames[locale].roles[facts.role],
    employer: brand.legalName,
    lead: facts.lead,
    lists: [
      { title: messages.tasks, items: facts.tasks },
      { title: messages.needs, items: facts.needs },
      { title: messages.merits, items: facts.merits },
    ].filter(({ items }) => items.length > 0),
    positions:
      facts.positions === 1 ? positions.one : fill(positions.many, { count: String(facts.positions) }),
    hours: fill(ruler.hours, { hours: String(hours) }),
    inconvenient: inconvenient ? fill(supplement, { hours: String(inconvenient) }) : ruler.convenient,
    mail: applyByMail({ subject: `${subject} ${row.title}, ${row.city}`, body }),
    ways: [
      { href: pageHref("careers", locale, applicationId), label: messages.how },
      ...(training ? [{ href: pageHref(training, locale), label: messages.training }] : []),
    ],
  };
}

/** A mailto link to the customer-service mailbox. */
export function applyByMail({ subject, body }: { subject: string; body: string }): string {
  return `mailto:${brand.customerServiceEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function viewOpening(opening: Opening, locale: Locale) {
  const { slug, role, title, place, city, percent, startsAt, endsAt, lastDay } = opening;
  const extent = openingNames[locale].extents[opening.extent];
  const basic = basicPay(opening);
  return {
    href: openingHref(slug, locale),
    role,
    title,
    place,
    city: cityName(city, locale) ?? city,
    extent: percent ? `${extent} ${formatPercent(percent, locale)}` : extent,
    startsAt,
    endsAt,
    /** "152–172 kr/tim"; null where the opening names none. */
    pay:
      basic &&
      fill(openingMessages[locale].pay, {
        span: basic.from === basic.to ? String(basic.to) : `${basic.from}–${basic.to}`,
      }),
    /** Whether the pay is the invented one of a new installation. */
    hasSamplePay: opening.isSample && basic !== null,
    /** "14–22". */
    shift: `${hour(startsAt)}–${hour(endsAt)}`,
    lastDay: shownDay(lastDay, locale, { year: false }),
  };
}

function similarity(one: Opening, other: Opening | undefined): number {
  return Number(one.role === other?.role) * 2 + Number(one.city === other?.city);
}

function hour(value: number): string {
  return String(value).padStart(2, "0");
}
