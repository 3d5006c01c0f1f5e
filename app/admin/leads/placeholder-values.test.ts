import { expect, test } from "vitest";
import { placeholders } from "#app/leads/conversation/placeholders.ts";
import { type PlaceholderLead, placeholderValues } from "./placeholder-values.server.ts";

const now = new Date("2026-11-26T10:00:00Z");
const signer = { name: "Anna Lind", title: null, phone: "070-123 45 67" };

function lead(fields: Partial<PlaceholderLead> = {}): PlaceholderLead {
  return {
    kind: "contact",
    number: "K-1",
    locale: "sv",
    name: null,
    company: null,
    email: null,
    service: null,
    place: null,
    city: null,
    value: null,
    startsAt: null,
    nextAt: null,
    facts: {},
    ...fields,
  };
}

const order = lead({
  kind: "order",
  name: "Karin Maria Lund",
  company: "Lunds Bygg",
  service: "orderGuard",
  city: "goteborg",
  value: 12_500,
  startsAt: new Date("2026-12-04T17:00:00Z"),
  nextAt: new Date("2026-11-27T08:00:00Z"),
  place: "Storgatan 1",
  facts: { guard_count: 4 },
});

test("every placeholder is filled in from an order, in its customer's language", () => {
  const values = placeholderValues(order, signer, now);
  expect(Object.keys(values).toSorted()).toEqual(placeholders.toSorted());
  expect(values).toMatchObject({
    ...{ name: "Karin Maria Lund", firstName: "Karin", company: "Lunds Bygg", number: "K-1" },
    ...{ service: "ordningsvakter", place: "Storgatan 1", count: "4", value: "12\u00a0500\u00a0kr" },
    ...{ start: "fre 4 dec 18:00", time: "fre 27 nov 09:00" },
  });
  const english = placeholderValues({ ...order, locale: "en" }, signer, now);
  expect(english).toMatchObject({ service: "public-order guards", value: "SEK\u00a012,500" });
});

test("a place that nobody wrote is the city; without one, the placeholder stays open", () => {
  expect(placeholderValues(lead({ city: "goteborg" }), signer, now).place).toBe("Göteborg");
  expect(placeholderValues(lead(), signer, now)).not.toHaveProperty("place");
});

test("what a lead doesn't have stays open: a first name without a name, a time that has passed", () => {
  const { name, ...rest } = placeholderValues(
    lead({ company: "Lunds Bygg", nextAt: new Date("2026-11-25T08:00:00Z") }),
    signer,
    now,
  );
  expect(name).toBe("Lunds Bygg");
  expect(Object.keys(rest).toSorted()).toEqual(["company", "me", "number", "signature"]);
});
