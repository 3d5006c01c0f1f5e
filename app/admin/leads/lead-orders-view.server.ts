import { type Names, nameOf } from "#app/admin/colleagues.server.ts";
import type { HiddenValues } from "#app/admin/ui/outcome.ts";
import { orderedServices } from "#app/domain/services.ts";
import { storedValues } from "#app/forms/form-row.server.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { formatPeriod, formatRecent } from "#app/i18n/clock.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { localTime } from "#app/i18n/swedish-time.ts";
import type { LeadEvent } from "#app/leads/events.server.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { leadMessages } from "#app/leads/words.server.ts";
import {
  isOver,
  lacksStaff,
  type Order,
  type OrderPlan,
  type OrderReport,
  orderStage,
  orderSteps,
  timeOfStep,
} from "#app/orders/order.ts";
import { orderChip } from "#app/orders/order-chip.server.ts";
import { orderStageMessages } from "#app/orders/order-words.server.ts";
import type { OrderRow } from "#app/orders/orders.server.ts";
import type { StaffMember } from "#app/orders/schema.ts";
import { fieldsOfStaff } from "#app/orders/staff-rows.ts";
import { orderFields } from "#app/requests/express-order/fields.ts";
import { orderedTimes } from "#app/requests/ordered-times.server.ts";
import { leadOrdersMessages } from "./lead-orders-words.server.ts";

interface OrdersParts {
  lead: LeadRow;
  orders: readonly OrderRow[];
  events: readonly LeadEvent[];
  names: Names;
  now: Date;
  locale: Locale;
}

/** The orders of a lead and of those merged into it, or the form by which one is entered; nulls for neither. */
export function leadOrders({ lead, orders, ...parts }: OrdersParts) {
  const mayBeAdded = orders.length === 0 && lead.status === "won" && lead.mergedInto === null;
  return {
    orders: orders.map((order) => orderLabels(order, parts)),
    add: mayBeAdded ? newOrder(lead, parts.locale) : null,
  };
}

function orderLabels(order: OrderRow, { events, names, now, locale }: Omit<OrdersParts, "lead" | "orders">) {
  const messages = leadOrdersMessages[locale];
  const ofOrder = events.filter(({ leadId }) => leadId === order.id);
  const reported = (kind: LeadEvent["kind"], at: Date) => {
    const event = ofOrder.find((each) => each.kind === kind);
    const who = event && (event.system ?? nameOf(names, event.actor, locale));
    const time = formatRecent(at, now, locale);
    return who ? fill(messages.by, { time, who }) : time;
  };
  const back = (step: string): HiddenValues => ({
    intent: "undoOrder",
    order: order.id,
    version: String(order.version),
    step,
  });
  const { cancelledAt, staff, people } = order;
  return {
    id: order.id,
    version: order.version,
    chip: orderChip(order, now, locale),
    plan: planText(order, order.service, locale),
    /** What was reported, with who and when, and what takes it back. */
    steps: [
      ...orderSteps.flatMap((step) => {
        const at = timeOfStep(order, step);
        const label = fill(messages.steps[step], { reference: order.invoiceReference ?? "" });
        return at ? [{ step, label, by: reported(step, at), back: cancelledAt ? null : back(step) }] : [];
      }),
      ...(cancelledAt
        ? [
            {
              step: "cancelled" as const,
              label: messages.cancelled,
              by: reported("cancelled", cancelledAt),
              back: back("cancelled"),
            },
          ]
        : []),
    ],
    cancelledReason: order.cancelledReason,
    staff,
    isStaffed: !lacksStaff(order),
    isCancelled: cancelledAt !== null,
    /** The usual next step, whose button stands out. */
    next: cancelledAt ? null : nextStep(order),
    canBeOnSite: !order.onSiteAt && !order.doneAt,
    canBeDone: !order.doneAt,
    canBeCancelled: !order.doneAt || !isOver(order, now),
    staffFields: fieldsOfStaff(staff, people),
    staffText: fill(messages.staffing.text, { people: String(people) }),
    planFields: planFields(order),
    invoiceFields: { reference: order.invoiceReference ?? "" },
  };
}

/** The usual next step of an order; null after the last one. */
function nextStep(order: Order) {
  const stage = orderStage(order);
  if (stage === "cancelled") return null;
  return orderSteps[stage === "agreed" ? 0 : orderSteps.indexOf(stage) + 1] ?? null;
}

/** When, where, how many and for what: "lör 28 nov 18:00–02:00 · 2 personer · Väktare · Lagergatan 4". */
export function planText(
  { startsAt, endsAt, people, place }: OrderPlan,
  service: OrderRow["service"],
  locale: Locale,
): string {
  const messages = orderStageMessages[locale];
  return [
    startsAt && endsAt ? formatPeriod(startsAt, endsAt, locale) : messages.noTime,
    countWords(messages.people, people, locale),
    service && leadMessages[locale].services[service],
    place,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The fields of the form that changes a plan. */
export function planFields({ startsAt, endsAt, place, people }: OrderPlan): Fields {
  return {
    startsAt: startsAt ? localTime(startsAt) : "",
    endsAt: endsAt ? localTime(endsAt) : "",
    place: place ?? "",
    people: String(people),
  };
}

/** The fields of the form that makes a report. */
export function reportFields(report: OrderReport): Fields {
  switch (report.step) {
    case "staffed":
      return fieldsOfStaff(report.staff, 0);
    case "invoiced":
      return { reference: report.reference };
    case "changed":
      return planFields(report.plan);
    case "cancelled":
      return { reason: report.reason };
    default:
      return {};
  }
}

/** The names of those who come, each with the number on the badge. */
export function staffText(staff: readonly StaffMember[]): string {
  return staff.map(({ name, badge }) => (badge ? `${name} (${badge})` : name)).join(", ");
}

/** The form by which an order is entered, filled in from what the lead asked for. */
function newOrder(lead: LeadRow, locale: Locale) {
  const { kind, facts, service, place } = lead;
  const messages = leadOrdersMessages[locale].plan;
  const isOrder = kind === "order";
  const { startsAt, endsAt } = isOrder ? orderedTimes(lead) : { startsAt: null, endsAt: null };
  const { guardCount } = storedValues(orderFields, isOrder ? facts : {});
  const isShift = startsAt && endsAt && startsAt < endsAt;
  return {
    version: 0,
    values: {
      ...planFields({
        startsAt: isShift ? startsAt : null,
        endsAt: isShift ? endsAt : null,
        place,
        people: guardCount ?? 1,
      }),
      service: orderedServices.find((each) => each === service) ?? "",
    } satisfies Fields,
    services: [
      ...orderedServices.map((value) => ({ value, label: leadMessages[locale].services[value] })),
      { value: "", label: messages.otherService },
    ],
  };
}
