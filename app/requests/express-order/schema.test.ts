import fc from "fast-check";
import { expect, test } from "vitest";
import { orderMessages } from "#app/content/shared/order-form.server.ts";
import { fieldErrors } from "#app/forms/posted-form.ts";
import { orderFields } from "./fields.ts";
import { checkExpressOrder } from "./schema.ts";

const now = new Date("2026-11-21T12:00:00Z");
const order = {
  id: "0a3c8f1e-6a51-4a53-9d7e-0c1f2b3d4e5f",
  form: "order",
  locale: "sv",
  service: "guard",
  permit: "unknown",
  contactName: "Kim Ek",
  contactEmail: "kim@example.se",
  contactPhone: "070-123 45 67",
  billingEmail: "faktura@example.se",
  location: "Lagergatan 4, port B",
  jobDescription: "Trasig grind, någon behöver stå där.",
  startsAt: "2026-11-21T18:00",
  endsAt: "2026-11-22T06:00",
  guardCount: " 2 ",
  reference: "",
  company: "",
  orgNumber: "",
};

const issues = (change: object) => {
  const checked = checkExpressOrder({ ...order, ...change }, now);
  return checked.ok ? [] : checked.issues.map(({ field, code }) => `${field}: ${code}`);
};
const texts = (change: object) => {
  const checked = checkExpressOrder({ ...order, ...change }, now);
  return checked.ok ? [] : fieldErrors(checked.issues, orderMessages.sv)?.map(({ text }) => text);
};

test("gives the order as it is stored: a number, moments, and no permit for guards", () => {
  const checked = checkExpressOrder(order, now);
  expect(checked.ok && checked.value).toMatchObject({
    guardCount: 2,
    startsAt: new Date("2026-11-21T17:00:00Z"),
    endsAt: new Date("2026-11-22T05:00:00Z"),
    contactPhone: "070-123 45 67",
    reference: null,
    permit: null,
  });
});

test("takes a company and an organisation number, in any usual spelling, or neither", () => {
  const given = (change: object) => {
    const checked = checkExpressOrder({ ...order, ...change }, now);
    return checked.ok && [checked.value.company, checked.value.orgNumber];
  };
  expect(given({})).toEqual([null, null]);
  expect(given({ company: " Mälarport AB ", orgNumber: " 5566778899 " })).toEqual([
    "Mälarport AB",
    "556677-8899",
  ]);
  expect(given({ orgNumber: "SE556677889901" })).toEqual([null, "556677-8899"]);
});

test.each(["556677-8898", "55667788", "070-123 45 67", "nej", "5".repeat(99)])(
  "refuses %s as an organisation number",
  (orgNumber) => expect(issues({ orgNumber })).toEqual(["orgNumber: invalid"]),
);

test.each<[string, { at?: string } & Record<string, string>, string[]]>([
  [
    "in the hour that is skipped",
    { startsAt: "2027-03-28T02:30", endsAt: "2027-03-28T03:15" },
    ["2027-03-28T00:30:00.000Z", "2027-03-28T01:15:00.000Z"],
  ],
  [
    "chosen in the hour that is skipped",
    { nar: "valj", datum: "2027-03-28", fran: "02:30", till: "03:15" },
    ["2027-03-28T00:30:00.000Z", "2027-03-28T01:15:00.000Z"],
  ],
  [
    "at once, in the hour that comes a second time",
    { nar: "nu", at: "2026-10-25T01:10:00Z" },
    ["2026-10-25T01:30:00.000Z", "2026-10-25T05:30:00.000Z"],
  ],
])("a shift %s is taken, and ends after it begins", (_when, { at, ...times }, expected) => {
  const checked = checkExpressOrder({ ...order, ...times }, at ? new Date(at) : now);
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  const { startsAt, endsAt } = checked.value;
  expect([startsAt.toISOString(), endsAt.toISOString()]).toEqual(expected);
});

test("the permit belongs to public-order guards; left open it is unknown", () => {
  for (const [permit, stored] of [
    ["yes", "yes"],
    ["", "unknown"],
  ]) {
    const checked = checkExpressOrder({ ...order, service: "orderGuard", permit }, now);
    expect(checked.ok && checked.value.permit).toBe(stored);
  }
});

test.each([
  ["abc", "Antal vakter måste vara ett heltal"],
  ["2.5", "Antal vakter måste vara ett heltal"],
  ["-", "Antal vakter måste vara ett heltal"],
  ["1e2", "Antal vakter måste vara ett heltal"],
  ["0", "Minst 1 vakt krävs"],
  ["-3", "Minst 1 vakt krävs"],
  ["", "Minst 1 vakt krävs"],
  ["101", "Max 100 vakter"],
])("%j guards: %s", (guardCount, text) => expect(texts({ guardCount })).toEqual([text]));

test.each([1, 100])("%i guards may be ordered", (count) =>
  expect(issues({ guardCount: String(count) })).toEqual([]),
);

test.each([
  ["a place too short", { location: "x" }, "location: tooShort"],
  ["a place too long", { location: "x".repeat(201) }, "location: tooLong"],
  ["a job too short", { jobDescription: "x".repeat(9) }, "jobDescription: tooShort"],
  ["a job too long", { jobDescription: "x".repeat(2001) }, "jobDescription: tooLong"],
  ["a reference too long", { reference: "x".repeat(101) }, "reference: tooLong"],
  ["no address for the invoice", { billingEmail: "faktura" }, "billingEmail: invalid"],
  ["a phone with emails", { contactPhone: "ring mig nu" }, "contactPhone: invalid"],
  ["no phone", { contactPhone: "" }, "contactPhone: invalid"],
  ["no email, once", { contactEmail: "", billingEmail: "" }, "contactEmail: invalid"],
  ["no start", { startsAt: "" }, "startsAt: missing"],
  ["a day that does not exist", { startsAt: "2026-11-31T10:00" }, "startsAt: missing"],
  ["a start that has passed", { startsAt: "2026-11-21T13:00" }, "startsAt: passed"],
  ["an end before the start", { endsAt: "2026-11-21T18:00" }, "endsAt: beforeStart"],
  ["an end more than a year later", { endsAt: "2027-11-23T18:00" }, "endsAt: tooLate"],
  ["a service that is none", { service: "police" }, "service: formInvalid"],
])("refuses %s", (_what, change, issue) => expect(issues(change)).toEqual([issue]));

test("the invoice goes to the buyer unless another address is given", () => {
  const checked = checkExpressOrder({ ...order, billingEmail: " " }, now);
  expect(checked.ok && checked.value.billingEmail).toBe("kim@example.se");
});

test.each([
  ["tonight as the page named it", { nar: "ikvall", visad: "2026-11-21T12:59" }, "21T17:00", "22T01:00"],
  ["at once, by the clock of the server", { nar: "nu", visad: "2026-11-21T12:20" }, "21T12:30", "21T16:30"],
  [
    "a page of tomorrow: by the clock of the server",
    { nar: "nu", visad: "2026-11-22T12:20" },
    "21T12:30",
    "21T16:30",
  ],
  ["no moment of a page", { nar: "inatt", visad: "x" }, "21T21:00", "22T05:00"],
  [
    "times of one's own",
    { nar: "valj", datum: "2026-12-24", fran: "20:00", till: "04:00" },
    "24T19:00",
    "25T03:00",
  ],
])("the form's choice of times is worked out: %s", (_what, times, from, to) => {
  const checked = checkExpressOrder({ ...order, startsAt: undefined, endsAt: undefined, ...times }, now);
  if (!checked.ok) throw new Error("refused");
  const { startsAt, endsAt } = checked.value;
  expect([startsAt, endsAt].map((moment) => moment.toISOString().slice(8, 16))).toEqual([from, to]);
});

test("incomplete or past times are refused at their field", () => {
  const chosen = (times: object) => issues({ nar: "valj", datum: "", fran: "", till: "", ...times });
  expect(chosen({})).toEqual(["startsAt: missing", "endsAt: missing"]);
  expect(chosen({ datum: "2026-11-24", fran: "18:00" })).toEqual(["endsAt: missing"]);
  expect(chosen({ fran: "18:00", till: "20:00" })).toEqual(["startsAt: missing"]);
  expect(chosen({ datum: "2026-11-20", fran: "18:00", till: "20:00" })).toEqual(["startsAt: passed"]);
  expect(issues({ nar: "ikvall", visad: "2026-11-19T14:00" })).toEqual(["startsAt: passed"]);
});

test("the night when summer time begins is an hour shorter", () => {
  const checked = checkExpressOrder(
    { ...order, startsAt: "2027-03-27T22:00", endsAt: "2027-03-28T06:00" },
    now,
  );
  if (!checked.ok) throw new Error("refused");
  expect((checked.value.endsAt.getTime() - checked.value.startsAt.getTime()) / 3_600_000).toBe(7);
});

test("an hour that comes twice in autumn does not end before it begins", () =>
  expect(issues({ startsAt: "2027-10-31T02:30", endsAt: "2027-10-31T03:00" })).toEqual([]));

test("issues come in the order of the fields", () =>
  expect(
    issues({ contactName: "", startsAt: "2020-01-01T10:00", guardCount: "0", reference: "x".repeat(101) }),
  ).toEqual(["guardCount: tooSmall", "startsAt: passed", "contactName: tooShort", "reference: tooLong"]));

test(
  "whatever is sent, an answer is given in words that exist",
  () =>
    fc.assert(
      fc.property(
        fc.record(
          Object.fromEntries(
            Object.entries(order).map(([name, value]) => [
              name,
              fc.oneof(fc.constant(value), fc.string({ maxLength: 300 }), fc.anything()),
            ]),
          ),
          { requiredKeys: [] },
        ),
        (posted) => {
          const checked = checkExpressOrder(posted, now);
          if (checked.ok) {
            expect(checked.value.guardCount).toBeLessThanOrEqual(orderFields.guardCount.max);
            expect(checked.value.endsAt > checked.value.startsAt).toBe(true);
            return;
          }
          for (const issue of checked.issues.filter(({ field }) => field !== "form"))
            expect(fieldErrors([issue], orderMessages.sv)).not.toBeNull();
        },
      ),
      { numRuns: 300 },
    ),
  30_000,
);
