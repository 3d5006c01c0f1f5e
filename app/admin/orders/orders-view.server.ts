import { type Names, nameOf } from "#app/admin/colleagues.server.ts";
import { adminHref, leadHref } from "#app/admin/urls.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { oneOf } from "#app/domain/one-of.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { capital } from "#app/i18n/capital.ts";
import { formatClock, formatShortMoment, formatWeekday } from "#app/i18n/clock.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { formatIsoDay, noonOf, startOfDay } from "#app/i18n/swedish-days.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { leadMessages } from "#app/leads/words.server.ts";
import { isUrgent } from "#app/orders/order.ts";
import { orderChip } from "#app/orders/order-chip.server.ts";
import { orderStageMessages } from "#app/orders/order-words.server.ts";
import { type ListedOrder, maxOrders, type OrderList, orderLists } from "#app/orders/orders.server.ts";
import { ordersPageMessages } from "./words.server.ts";

/** The URL's parameter for which orders are shown, and its values. */
const listParameter = "visa";
const listValues = {
  coming: "kommande",
  unstaffed: "obemannade",
  past: "tidigare",
} as const satisfies Record<OrderList, string>;

/** The list that a URL asks for; the coming ones for anything else. */
export function readOrderList(parameters: URLSearchParams): OrderList {
  const value = oneOf(Object.values(listValues), parameters.get(listParameter));
  return orderLists.find((list) => listValues[list] === value) ?? "coming";
}

/** The path of a list of orders. */
function orderListHref(list: OrderList, locale: Locale): string {
  return adminHref(adminPaths.orders, locale, list === "coming" ? {} : { [listParameter]: listValues[list] });
}

interface ListParts {
  list: OrderList;
  counts: Readonly<Record<OrderList, number>>;
  names: Names;
  now: Date;
  locale: Locale;
}

/** A list of orders by the day that they begin on, with the tabs of all lists. */
export function orderListData(orders: readonly ListedOrder[], parts: ListParts) {
  const { list, counts, now, locale } = parts;
  const messages = ordersPageMessages[locale];
  const days = Map.groupBy(orders, ({ startsAt }) => (startsAt ? swedishDay(startsAt) : ""));
  return {
    tabs: orderLists.map((key) => ({
      key,
      label: `${messages.tabs[key]} ${counts[key]}`,
      href: orderListHref(key, locale),
      current: key === list,
    })),
    title: messages.list[list],
    days: [...days].map(([day, ofDay]) => ({
      day,
      title: day ? capital(dayTitle(day, now, locale)) : messages.noTime,
      orders: ofDay.map((order) => orderRow(order, parts)),
    })),
    most:
      orders.length === maxOrders && counts[list] > maxOrders
        ? fill(messages.most, { count: String(maxOrders), all: String(counts[list]) })
        : null,
    empty: orders.length === 0 ? messages.empty[list] : null,
  };
}

function orderRow(order: ListedOrder, { names, now, locale }: ListParts) {
  const messages = ordersPageMessages[locale];
  const { startsAt, endsAt, service, place, people, staff, company, name, number, assignedTo, value } = order;
  const owner = nameOf(names, assignedTo, locale);
  return {
    id: order.id,
    href: `${leadHref(order.leadId, locale)}#uppdrag`,
    title: company ?? name ?? number,
    time:
      startsAt && endsAt ? { iso: startsAt.toISOString(), text: timesText(startsAt, endsAt, locale) } : null,
    detail: [
      service && leadMessages[locale].services[service],
      countWords(orderStageMessages[locale].people, people, locale),
      place,
    ]
      .filter(Boolean)
      .join(" · "),
    chip: orderChip(order, now, locale),
    /** Who comes, or why it stands out. */
    note: isUrgent(order, now)
      ? { text: untilStart(order, now, locale), isUrgent: true }
      : { text: staff.map((each) => each.name).join(", "), isUrgent: false },
    owner: owner ? fill(messages.owner, { name: owner }) : messages.noOwner,
    value: value === null ? null : formatKronor(value, locale),
  };
}

/** From when to when, with the date of the end if that is not within a day. */
function timesText(startsAt: Date, endsAt: Date, locale: Locale): string {
  const isShift = endsAt.getTime() - startsAt.getTime() < milliseconds.day;
  const end = isShift ? formatClock(endsAt, locale) : formatShortMoment(endsAt, locale);
  return `${formatClock(startsAt, locale)}${isShift ? "–" : " – "}${end}`;
}

/** How long it is until an order begins, in hours, or in minutes when it is less than one. */
function untilStart({ startsAt }: ListedOrder, now: Date, locale: Locale): string {
  const messages = ordersPageMessages[locale];
  const left = (startsAt?.getTime() ?? 0) - now.getTime();
  if (left <= 0) return messages.started;
  const hours = Math.floor(left / milliseconds.hour);
  const time =
    hours > 0
      ? countWords(messages.hours, hours, locale)
      : countWords(messages.minutes, Math.ceil(left / milliseconds.minute), locale);
  return fill(messages.startsIn, { time });
}

function dayTitle(day: string, now: Date, locale: Locale): string {
  const messages = ordersPageMessages[locale];
  const isThisYear = day.slice(0, 4) === swedishDay(now).slice(0, 4);
  const name = `${formatWeekday(noonOf(day), locale)} ${formatIsoDay(day, locale, { year: !isThisYear })}`;
  if (day === swedishDay(now)) return fill(messages.today, { day: name });
  if (day === swedishDay(startOfDay(swedishDay(now), 1))) return fill(messages.tomorrow, { day: name });
  return name;
}
