import { expect, test } from "vitest";
import {
  emailOfChange,
  isOver,
  isUrgent,
  lacksStaff,
  namedOf,
  type Order,
  type OrderReport,
  orderStage,
  reportOrder,
  undoReport,
} from "./order.ts";

const now = new Date("2026-11-28T13:30:00Z");
const kim = { name: "Kim Ek", badge: "4711" };

function order(fields: Partial<Order> = {}): Order {
  return {
    id: "order",
    version: 1,
    people: 2,
    place: "Lagergatan 4",
    startsAt: new Date("2026-11-28T21:00:00Z"),
    endsAt: new Date("2026-11-29T05:00:00Z"),
    staff: [],
    staffedAt: null,
    onSiteAt: null,
    doneAt: null,
    invoicedAt: null,
    invoiceReference: null,
    cancelledAt: null,
    cancelledReason: null,
    ...fields,
  };
}

function report(before: Order, reported: OrderReport): Order {
  const after = reportOrder(before, reported, now);
  if ("refused" in after) throw new Error(`refused: ${after.refused}`);
  return after;
}

test("an order is at the latest step that was reported, whatever was left out", () => {
  expect(orderStage(order())).toBe("agreed");
  expect(orderStage(report(order(), { step: "staffed", staff: [] }))).toBe("staffed");
  expect(orderStage(report(order(), { step: "done" }))).toBe("done");
  expect(orderStage(report(order({ doneAt: now }), { step: "onSite" }))).toBe("done");
  expect(orderStage(report(order(), { step: "invoiced", reference: "2026-118" }))).toBe("invoiced");
  expect(orderStage(order({ doneAt: now, cancelledAt: now }))).toBe("cancelled");
});

test("the names may be fewer than the people, and follow later; the time of staffing stays", () => {
  const first = report(order(), { step: "staffed", staff: [] });
  const named = reportOrder(first, { step: "staffed", staff: [kim] }, new Date("2026-11-28T15:00:00Z"));
  expect(named).toMatchObject({ staff: [kim], staffedAt: now });
  expect(namedOf(order({ staff: [kim] }))).toBe(1);
  expect(namedOf(order({ staff: [kim, kim, kim] }))).toBe(2);
});

test("a report that says nothing new changes nothing", () => {
  const staffed = order({ staff: [kim], staffedAt: now });
  expect(report(staffed, { step: "staffed", staff: [{ ...kim }] })).toBe(staffed);
  const done = order({ onSiteAt: now, doneAt: now });
  expect(report(done, { step: "onSite" })).toBe(done);
  expect(report(done, { step: "done" })).toBe(done);
  const { startsAt, endsAt, place, people } = done;
  expect(report(done, { step: "changed", plan: { startsAt, endsAt, place, people } })).toBe(done);
});

test("nothing is reported about a cancelled order until that is undone", () => {
  const cancelled = report(order({ staffedAt: now }), { step: "cancelled", reason: "Kunden ställde in." });
  expect(reportOrder(cancelled, { step: "done" }, now)).toEqual({ refused: "cancelled" });
  expect(report(cancelled, { step: "cancelled", reason: "Igen" })).toBe(cancelled);
  expect(orderStage(undoReport(cancelled, "cancelled"))).toBe("staffed");
});

test("what was reported by mistake is undone, with what it said", () => {
  expect(undoReport(order({ staff: [kim], staffedAt: now }), "staffed")).toMatchObject({
    staff: [],
    staffedAt: null,
  });
  const invoiced = order({ invoicedAt: now, invoiceReference: "2026-118" });
  expect(undoReport(invoiced, "invoiced")).toMatchObject({ invoicedAt: null, invoiceReference: null });
});

test("the buyer gets an email about who comes, new times, a cancellation, and when it is done", () => {
  const staffed = order({ staff: [kim], staffedAt: now });
  expect(emailOfChange(order(), staffed)).toBe("staffed");
  expect(emailOfChange(staffed, { ...staffed, staff: [kim, kim] })).toBe("staffed");
  expect(emailOfChange(staffed, { ...staffed, place: "Port B" })).toBe("changed");
  expect(emailOfChange(staffed, { ...staffed, doneAt: now })).toBe("done");
  const cancelled = { ...staffed, cancelledAt: now, cancelledReason: "Regn" };
  expect(emailOfChange(staffed, cancelled)).toBe("cancelled");
  expect(emailOfChange(cancelled, staffed)).toBe("restored");
  expect(emailOfChange(staffed, { ...staffed, onSiteAt: now })).toBeNull();
  expect(emailOfChange(staffed, order())).toBeNull();
});

test("an order stands out from 24 hours before its start, and still when it has begun without staff", () => {
  const startingIn = (hours: number, fields: Partial<Order> = {}) => {
    const startsAt = new Date(now.getTime() + hours * 3_600_000);
    return order({ startsAt, endsAt: new Date(startsAt.getTime() + 8 * 3_600_000), ...fields });
  };
  expect([24.1, 24, 1, -1, -8.1].map((hours) => isUrgent(startingIn(hours), now))).toEqual([
    ...[false, true, true, true, false],
  ]);
  const fine = [{ staffedAt: now }, { onSiteAt: now }, { doneAt: now }, { cancelledAt: now }];
  expect(fine.map((fields) => isUrgent(startingIn(1, fields), now))).toEqual([false, false, false, false]);
  expect(isUrgent(order({ startsAt: null, endsAt: null }), now)).toBe(false);
});

test("somebody who is on site was found, whether or not the staffing was reported", () => {
  expect([{}, { staffedAt: now }, { onSiteAt: now }].map((fields) => lacksStaff(order(fields)))).toEqual([
    ...[true, false, false],
  ]);
});

test("nothing is to come of an order that is done, cancelled or past its end", () => {
  expect(isOver(order(), now)).toBe(false);
  expect(isOver(order({ startsAt: null, endsAt: null }), now)).toBe(false);
  const over = [{ doneAt: now }, { cancelledAt: now }, { endsAt: new Date(now.getTime() - 1) }];
  expect(over.map((fields) => isOver(order(fields), now))).toEqual([true, true, true]);
});
