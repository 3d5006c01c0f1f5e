import { expect, test } from "vitest";
import type { ListedOrder } from "#app/orders/orders.server.ts";
import { orderListData, readOrderList } from "./orders-view.server.ts";

const now = new Date("2026-11-28T13:30:00Z");
const names = new Map([["anna", "Anna Lind"]]);
const counts = { coming: 3, unstaffed: 2, past: 0 };

function order(id: string, fields: Partial<ListedOrder> = {}): ListedOrder {
  return {
    ...{ id, leadId: id, offerId: null, version: 1, service: "guard", place: "Lagergatan 4", people: 2 },
    ...{ startsAt: new Date("2026-11-28T21:00:00Z"), endsAt: new Date("2026-11-29T05:00:00Z") },
    ...{ createdAt: now, changedAt: now, staff: [], staffedAt: null, onSiteAt: null, doneAt: null },
    ...{ invoicedAt: null, invoiceReference: null, cancelledAt: null, cancelledReason: null },
    ...{ number: "B-1", company: "Hamnen AB", name: "Kim Ek", phone: null, assignedTo: "anna", value: 6160 },
    ...fields,
  };
}

const view = (orders: readonly ListedOrder[], locale: "sv" | "en" = "sv") =>
  orderListData(orders, { list: "coming", counts, names, now, locale });

test("orders are grouped by the Swedish day that they begin on, those without a time last", () => {
  const later = { startsAt: new Date("2027-01-03T23:30:00Z"), endsAt: new Date("2027-01-05T07:00:00Z") };
  const { days, empty } = view([
    order("tonight"),
    order("tomorrow", { startsAt: new Date("2026-11-28T23:30:00Z") }),
    order("later", later),
    order("open", { startsAt: null, endsAt: null }),
  ]);
  expect(days.map(({ title }) => title.replaceAll("\u00a0", " "))).toEqual([
    "I dag, lördag 28 november",
    "I morgon, söndag 29 november",
    "Måndag 4 januari 2027",
    "Tid ej bestämd",
  ]);
  const times = days.flatMap(({ orders }) => orders.map(({ time }) => time?.text));
  expect(times).toEqual(["22:00–06:00", "00:30–06:00", "00:30 – tis 5 jan 08:00", undefined]);
  expect(empty).toBeNull();
});

test("a row says who, what, where, whose and how much", () => {
  expect(view([order("one")]).days[0]?.orders[0]).toMatchObject({
    title: "Hamnen AB",
    detail: "Väktare · 2 personer · Lagergatan 4",
    owner: "Ansvarig: Anna Lind",
    value: "6 160 kr".replace(" ", "\u00a0").replace(" ", "\u00a0"),
    href: "/admin/forfragningar/one#uppdrag",
  });
  const bare = order("one", { company: null, name: null, assignedTo: null, value: null, place: null });
  expect(view([bare], "en").days[0]?.orders[0]).toMatchObject({
    title: "B-1",
    detail: "Guards · 2 people",
    owner: "No owner",
    value: null,
  });
});

test("what lacks its staff within 24 hours says when it begins; other rows say who comes", () => {
  const at = (iso: string) => ({ startsAt: new Date(iso), endsAt: new Date("2026-12-03T05:00:00Z") });
  const rows = view([
    order("soon"),
    order("minutes", at("2026-11-28T14:10:00Z")),
    order("begun", at("2026-11-28T13:00:00Z")),
    order("half", { staffedAt: now, staff: [{ name: "Kim Ek", badge: "4711" }] }),
    order("whole", {
      staffedAt: now,
      staff: [
        { name: "Kim Ek", badge: null },
        { name: "Bo Ask", badge: null },
      ],
    }),
    order("later", at("2026-11-29T13:31:00Z")),
  ]).days.flatMap(({ orders }) => orders);
  expect(rows.map(({ chip, note }) => `${chip.look}: ${chip.label}. ${note.text}`)).toEqual([
    "error: Ej bemannat. Börjar om 7 timmar",
    "error: Ej bemannat. Börjar om 40 minuter",
    "error: Ej bemannat. Har börjat",
    "info: 1 av 2 bemannade. Kim Ek",
    "ok: Bemannat. Kim Ek, Bo Ask",
    "warning: Ej bemannat. ",
  ]);
});

test("a URL names a list; anything else is the coming ones", () => {
  const list = (query: string) => readOrderList(new URLSearchParams(query));
  expect(["", "visa=obemannade", "visa=tidigare", "visa=x"].map(list)).toEqual([
    ...["coming", "unstaffed", "past", "coming"],
  ]);
});

test("an empty list says what will be there and how", () => {
  const { empty, tabs } = view([]);
  expect(empty?.text).toContain("godkänner en offert");
  expect(tabs.map(({ label }) => label)).toEqual(["Kommande 3", "Ej bemannade 2", "Tidigare 0"]);
});
