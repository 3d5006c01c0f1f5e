/**
 * The rules of an order (product 20): what was agreed with a buyer, and how the company reports that it is staffed, on
 * site, done and invoiced. Nothing here reads or writes; change-order.server.ts stores what is decided here.
 */

import { milliseconds } from "#app/domain/milliseconds.ts";
import type { StaffMember } from "./schema.ts";

/** What the rules know of an order. */
export interface Order {
  id: string;
  /** Raised by every change. */
  version: number;
  people: number;
  place: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Who comes, as the buyer sees it; may be empty although it is staffed. */
  staff: readonly StaffMember[];
  staffedAt: Date | null;
  onSiteAt: Date | null;
  doneAt: Date | null;
  invoicedAt: Date | null;
  invoiceReference: string | null;
  cancelledAt: Date | null;
  cancelledReason: string | null;
}

/** The steps that the company reports, in their usual order. */
export const orderSteps = ["staffed", "onSite", "done", "invoiced"] as const;
export type OrderStep = (typeof orderSteps)[number];

/** What the company reports about an order. Reporting a step again changes what it says, such as who comes. */
export type OrderReport =
  | { step: "staffed"; staff: readonly StaffMember[] }
  | { step: "onSite" | "done" }
  | { step: "invoiced"; reference: string }
  | { step: "changed"; plan: OrderPlan }
  | { step: "cancelled"; reason: string };

/** When, where and with how many people an order is carried out, as agreed with the buyer. */
export type OrderPlan = Pick<Order, "startsAt" | "endsAt" | "place" | "people">;

/** Why a report is refused: somebody changed the order first, it is cancelled, or there is none. */
export type ReportRefusal = "changed" | "cancelled" | "gone";

/** Where an order is: the latest step that was reported, `agreed` when there is none. */
export function orderStage(order: Order): OrderStep | "agreed" | "cancelled" {
  if (order.cancelledAt) return "cancelled";
  return orderSteps.findLast((step) => timeOfStep(order, step) !== null) ?? "agreed";
}

/** When a step was reported; null when it was not. */
export function timeOfStep(order: Order, step: OrderStep): Date | null {
  return { staffed: order.staffedAt, onSite: order.onSiteAt, done: order.doneAt, invoiced: order.invoicedAt }[
    step
  ];
}

/** Whether nothing of an order is to come: it is done or cancelled, or its time has passed. */
export function isOver({ cancelledAt, doneAt, endsAt }: Order, now: Date): boolean {
  return cancelledAt !== null || doneAt !== null || (endsAt !== null && endsAt < now);
}

/** Whether it is still to be said who comes. Somebody who is on site was found, whether or not that was reported. */
export function lacksStaff({ staffedAt, onSiteAt }: Order): boolean {
  return !(staffedAt ?? onSiteAt);
}

/** From this long before its work begins an order without staff stands out. */
export const urgentMilliseconds = milliseconds.day;

/** Whether an order lacks its staff although its work begins soon, or has begun. */
export function isUrgent(order: Order, now: Date): boolean {
  const { startsAt } = order;
  if (!startsAt || !lacksStaff(order) || isOver(order, now)) return false;
  return startsAt.getTime() - now.getTime() <= urgentMilliseconds;
}

/** How many of the people who were ordered are named. */
export function namedOf({ staff, people }: Pick<Order, "staff" | "people">): number {
  return Math.min(staff.length, people);
}

/**
 * The order after a report; the same object when the report says nothing new. An order counts as staffed as soon as
 * the company says so: names may be fewer, and follow later.
 */
export function reportOrder(
  order: Order,
  report: OrderReport,
  now: Date,
): Order | { refused: ReportRefusal } {
  if (order.cancelledAt) return report.step === "cancelled" ? order : { refused: "cancelled" };
  switch (report.step) {
    case "staffed":
      if (order.staffedAt && isSameStaff(order.staff, report.staff)) return order;
      return { ...order, staff: report.staff, staffedAt: order.staffedAt ?? now };
    case "onSite":
      return order.onSiteAt ? order : { ...order, onSiteAt: now };
    case "done":
      return order.doneAt ? order : { ...order, doneAt: now };
    case "invoiced":
      if (order.invoiceReference === report.reference) return order;
      return { ...order, invoicedAt: order.invoicedAt ?? now, invoiceReference: report.reference };
    case "changed":
      return isSamePlan(order, report.plan) ? order : { ...order, ...report.plan };
    case "cancelled":
      return { ...order, cancelledAt: now, cancelledReason: report.reason };
  }
}

/** What can be taken back when it was reported by mistake. */
export type UndoableStep = OrderStep | "cancelled";

/** The order without a step that was reported by mistake. */
export function undoReport(order: Order, step: UndoableStep): Order {
  switch (step) {
    case "staffed":
      return { ...order, staff: [], staffedAt: null };
    case "onSite":
      return { ...order, onSiteAt: null };
    case "done":
      return { ...order, doneAt: null };
    case "invoiced":
      return { ...order, invoicedAt: null, invoiceReference: null };
    case "cancelled":
      return { ...order, cancelledAt: null, cancelledReason: null };
  }
}

function isSameStaff(one: readonly StaffMember[], other: readonly StaffMember[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, badge }, place) => name === other[place]?.name && badge === other[place]?.badge)
  );
}

function isSamePlan(one: OrderPlan, other: OrderPlan): boolean {
  return (
    one.startsAt?.getTime() === other.startsAt?.getTime() &&
    one.endsAt?.getTime() === other.endsAt?.getTime() &&
    one.place === other.place &&
    one.people === other.people
  );
}

/** The emails to an order's buyer, besides those about offers. */
export const orderEmailKinds = ["staffed", "changed", "cancelled", "restored", "done"] as const;
export type OrderEmailKind = (typeof orderEmailKinds)[number];

/** The email to the buyer that follows from a change of an order; null where they need not hear of it. */
export function emailOfChange(before: Order, after: Order): OrderEmailKind | null {
  if (after.cancelledAt && !before.cancelledAt) return "cancelled";
  if (before.cancelledAt && !after.cancelledAt) return "restored";
  if (!isSamePlan(before, after)) return "changed";
  if (after.doneAt && !before.doneAt) return "done";
  const isNews = after.staffedAt && (!before.staffedAt || !isSameStaff(before.staff, after.staff));
  return isNews ? "staffed" : null;
}
