import { milliseconds } from "#app/domain/milliseconds.ts";
import { capital } from "#app/i18n/capital.ts";
import { formatClock, formatWeekday } from "#app/i18n/clock.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatHours, formatKronor } from "#app/i18n/numbers.ts";
import { swedishDay, swedishMoment } from "#app/i18n/swedish-time.ts";
import { type OrderChoice, type Period, periodOf } from "#app/requests/express-order/choice.ts";
import type { MomentName, ShiftStory } from "#app/sections/shift-scene.tsx";
import { type SumBasis, sumOf } from "./booking-sum.ts";

/** What a story says beside the order itself: the place, who meets the guard, what is known of who comes. */
export type Particulars = Readonly<
  Record<
    | "place"
    | "contact"
    | "entrance"
    | "firstKnown"
    | "secondKnown"
    | "point1"
    | "point2"
    | "point3"
    | "incidents"
    /** Empty for a role that needs none. */
    | "permit",
    string
  >
>;

interface Told {
  choice: OrderChoice;
  /** When it is ordered: what "tonight" means in the choice. */
  orderedAt: Date;
  confirmedAt: Date;
  particulars: Particulars;
}

/**
 * A shift as the scene tells it (app/sections/shift-scene.tsx): the time of every moment, and the values that its texts
 * have in braces. Null where there is no sum (the service has no list price, or the times are open), or one of other hours
 * than the shift's: it is shorter than the shortest that is paid, or longer than the longest.
 */
export function shiftStory(
  { choice, orderedAt, confirmedAt, particulars }: Told,
  basis: SumBasis,
  locale: Locale,
): ShiftStory | null {
  const { people, service } = choice;
  const period = periodOf(choice.when, orderedAt, basis.shortestHours, choice.chosen);
  const sum = sumOf(choice, orderedAt, basis, locale);
  if (!period || !sum) return null;
  const { startsAt, endsAt } = period;
  const hours = (endsAt.getTime() - startsAt.getTime()) / milliseconds.hour;
  if (hours < basis.shortestHours || hours > basis.longestHours) return null;
  const times = momentTimes(period, orderedAt, confirmedAt);
  const [base, supplement] = sum.rows;
  const total = formatKronor(sum.amount, locale);
  const hasSupplement = base?.amount !== total;
  const vat = (sum.amount * basis.rates.vatPercent) / 100;
  const { one, more } = basis.receipt.staff[service];
  const staff = (count: number) => `${count} ${count === 1 ? one : more}`;
  const clock = (time: number) => formatClock(new Date(time), locale);
  // From noon: where the clocks change a day has 23 or 25 hours.
  const noon = Date.parse(`${swedishDay(startsAt)}T12:00:00Z`);
  const weekday = (days: number) => formatWeekday(new Date(noon + days * milliseconds.day), locale);
  const span = `${formatClock(startsAt, locale)}–${formatClock(endsAt, locale)}`;
  const second = people > 2 ? `${capital(one)} 2–${people}` : `${capital(one)} 2`;
  return {
    times,
    facts: {
      ...particulars,
      when: `${dateFormat(locale, { weekday: "short" }).format(startsAt)} ${span}`,
      span,
      dayBefore: weekday(-1),
      day: weekday(0),
      dayAfter: weekday(1),
      role: capital(one),
      staff: staff(people),
      together: people > 1 ? staff(people - 1) : "",
      first: people > 1 ? `${capital(one)} 1` : capital(one),
      second: people > 1 ? second : "",
      hours: formatHours(hours, locale),
      staffHours: formatHours(people * hours, locale),
      base: base?.label ?? "",
      baseAmount: base?.amount ?? "",
      supplement: hasSupplement ? (supplement?.label ?? "") : "",
      supplementAmount: hasSupplement ? (supplement?.amount ?? "") : "",
      sum: total,
      vatPercent: String(basis.rates.vatPercent),
      vat: formatKronor(vat, locale),
      total: formatKronor(sum.amount + vat, locale),
      arrive: clock(times.arrive),
      point1At: clock(within(period, 3 / 16)),
      follow: clock(times.follow),
      point3At: clock(within(period, 5 / 8)),
      incident: clock(times.incident),
      report: clock(times.report),
    },
  };
}

/**
 * When each moment is: who comes checks in 12 minutes early, but not before the order is confirmed; the report is there
 * 12 minutes after the end, the invoice on the next Monday at 08:00.
 */
function momentTimes(period: Period, orderedAt: Date, confirmedAt: Date): Record<MomentName, number> {
  const book = orderedAt.getTime();
  const match = confirmedAt.getTime();
  const margin = 12 * milliseconds.minute;
  const endsAt = period.endsAt.getTime();
  return {
    book,
    offer: book + Math.round(((match - book) * 7) / 18 / milliseconds.minute) * milliseconds.minute,
    match,
    arrive: Math.max(match, period.startsAt.getTime() - margin),
    follow: within(period, 5 / 12),
    incident: within(period, 57 / 80),
    report: endsAt + margin,
    invoice: mondayAfter(period.endsAt).getTime(),
  };
}

/** The whole minute at such a share of the shift. */
function within({ startsAt, endsAt }: Period, share: number): number {
  const start = startsAt.getTime();
  const minutes = ((endsAt.getTime() - start) / milliseconds.minute) * share;
  return start + Math.round(minutes) * milliseconds.minute;
}

function mondayAfter(time: Date): Date {
  const noon = new Date(`${swedishDay(time)}T12:00:00Z`);
  const days = (8 - noon.getUTCDay()) % 7 || 7;
  const monday = new Date(noon.getTime() + days * milliseconds.day)
    .toISOString()
    .slice(0, "2026-11-24".length);
  return swedishMoment(`${monday}T08:00`) ?? noon;
}
