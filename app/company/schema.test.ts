import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { differences, fieldNames, fieldsOf, nestedFields, readStored } from "./facts.ts";
import { checkFacts, type FactsPart, factsParts } from "./schema.ts";

/** A part's form as it is, with some fields changed. */
function typed(part: FactsPart, fields: Record<string, string>) {
  return checkFacts(part, nestedFields(part, { ...fieldsOf(defaultFacts[part]), ...fields }));
}

describe.each(factsParts)("the part %s", (part) => {
  it("is stored as it was read, and its form gives the same back", () => {
    expect(checkFacts(part, defaultFacts[part])).toEqual({ facts: defaultFacts[part] });
    expect(typed(part, {})).toEqual({ facts: defaultFacts[part] });
  });

  it("names every required field that is empty", () => {
    const required = fieldNames(part).filter((name) => !/\.(source|date|sv|en)$/.test(name));
    const { wrong } = checkFacts(part, nestedFields(part, {}));
    expect(wrong?.toSorted()).toEqual(required.toSorted());
  });

  // What a company has saved: every value differs from the default.
  const saved = checkFacts(part, nestedFields(part, changedFields(part))).facts;

  it("keeps every other saved field when one is new to the schema, and names it", () => {
    expect(saved).toBeDefined();
    for (const name of fieldNames(part)) {
      const { facts, unread } = readStored(part, without(saved, name.split(".")));
      expect(unread).toContain(name);
      expect(
        unread.every((each) => each.split(".")[0] === name.split(".")[0]),
        `${unread}`,
      ).toBe(true);
      const others = fieldsOf(facts);
      for (const [other, value] of Object.entries(fieldsOf(saved ?? {})))
        if (!unread.includes(other)) expect(others[other], other).toBe(value);
    }
  });

  it("reads any stored row, takes the default for what is invalid, and never throws", () => {
    const stored = fc.oneof(
      fc.jsonValue(),
      fc
        .constantFrom(...fieldNames(part))
        .chain((name) => fc.jsonValue().map((value) => withValue(saved, name.split("."), value))),
    );
    fc.assert(
      fc.property(stored, (row) => {
        const { facts } = readStored(part, row);
        expect(checkFacts(part, facts).facts).toEqual(facts);
      }),
    );
  });

  it("rejects any other shape", () => {
    expect(checkFacts(part, null).wrong).toEqual([""]);
    expect(checkFacts(part, { guard: 1, users: 1, openingHours: 1 }).wrong).not.toEqual([]);
  });
});

/** A part's fields, each with another value than the default. */
function changedFields(part: FactsPart): Record<string, string> {
  const changed = (name: string, value: string) => {
    if (name.endsWith(".source")) return "Registret";
    if (name.endsWith(".date")) return "2026-11-20";
    if (/\.(sv|en)$/.test(name)) return "Not";
    if (/^\d{4}-/.test(value)) return "2026-06-30";
    if (/^\d\d:/.test(value)) return value.replace(":00", ":15");
    return name.startsWith("appointed") ? "99" : value.includes(".") ? "4.5" : String(Number(value) + 1);
  };
  return Object.fromEntries(
    Object.entries(fieldsOf(defaultFacts[part])).map(([name, value]) => [name, changed(name, value)]),
  );
}

/** A copy without the value at a path. */
function without(content: unknown, [key = "", ...rest]: readonly string[]): object {
  const { [key]: value, ...others } = { ...Object(content) };
  return rest.length === 0 ? others : { ...others, [key]: without(value, rest) };
}

function withValue(content: unknown, [key = "", ...rest]: readonly string[], value: unknown): object {
  const whole = { ...Object(content) };
  return { ...whole, [key]: rest.length === 0 ? value : withValue(whole[key], rest, value) };
}

it.each([
  ["prices", "guard.stationary", ["0", "10000", "385,50", "-1", "tre", ""]],
  ["prices", "supplements.amounts.weekdayNight", ["-1", "10000"]],
  ["prices", "supplements.validUntil", ["2025-12-31", "2026-02-30", ""]],
  ["statements", "deliveryHours.value.to", ["0", "73"]],
  ["statements", "rating.value.value", ["0,9", "5,1", "4,85"]],
  ["statements", "appointedPercent.value", ["101"]],
  ["statements", "users.source", ["En rapport", "x".repeat(301)]],
  ["statements", "users.date", ["2026-11-20"]],
  ["statements", "users.footnote.sv", ["x".repeat(301)]],
  ["openingHours", "openingHours.value.closes", ["07:59", "08:00", "24:00", "18"]],
  ["openingHours", "responseMinutes.value", ["0", "601"]],
] as const)("%s: %s is refused at its bounds", (part, name, values) => {
  for (const value of values) {
    const { wrong } = typed(part, { [name]: value });
    expect(wrong?.length, value).toBeGreaterThan(0);
    const [group = ""] = name.split(".");
    expect(
      wrong?.every((each) => each.startsWith(group)),
      `${value}: ${wrong}`,
    ).toBe(true);
  }
});

it("accepts Swedish numbers, and a source only with its date", () => {
  expect(
    typed("statements", {
      "users.value": "12\u00a0500",
      "rating.value.value": "4,7",
      "customers.source": "Kundregistret",
      "customers.date": "2026-11-20",
      "customers.footnote.sv": "Aktiva kunder.",
      "customers.footnote.en": "Active customers.",
    }).facts,
  ).toMatchObject({
    users: { value: 12_500, source: null, date: null, footnote: null },
    rating: { value: { value: 4.7 } },
    customers: {
      source: "Kundregistret",
      date: "2026-11-20",
      footnote: { sv: "Aktiva kunder.", en: "Active customers." },
    },
  });
  expect(typed("statements", { "users.source": "Registret" }).wrong).toEqual(["users.date"]);
  expect(typed("statements", { "users.footnote.sv": "Bara svenska" }).wrong).toEqual(["users.footnote.en"]);
});

it("compares two states field by field", () => {
  const { facts } = typed("prices", { "guard.patrol": "366" });
  expect(differences(defaultFacts.prices, facts ?? {})).toEqual([
    { name: "guard.patrol", was: "365", now: "366" },
  ]);
});
