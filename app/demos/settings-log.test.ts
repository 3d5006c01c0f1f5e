import { expect, test } from "vitest";
import { type ChangeableSalesRep, dayLog, rulesLog, salesRepLog } from "./settings-log.ts";

const bo: ChangeableSalesRep = {
  name: "Bo Ek",
  email: null,
  meetLink: null,
  teamsLink: null,
  userId: null,
  hours: { "1": ["09:00", "12:00"] },
  active: true,
};
const kinds = (change: Partial<ChangeableSalesRep>) =>
  salesRepLog(bo, { ...bo, ...change }).map(({ kind }) => kind);

test.each<Partial<ChangeableSalesRep>>([
  { name: "Bo Eka" },
  { email: "bo@example.se" },
  { meetLink: "https://meet.example/bo" },
  { teamsLink: "https://teams.example/bo" },
  { userId: "bo" },
])("other details of a sales rep are logged as such: %o", (change) =>
  expect(kinds(change)).toEqual(["demoSalesRepChanged"]),
);

test("own hours and pauses of a sales rep have entries of their own", () => {
  expect(kinds({ hours: null })).toEqual(["demoSalesRepHours"]);
  expect(kinds({ hours: { "1": ["09:00", "13:00"] } })).toEqual(["demoSalesRepHours"]);
  expect(kinds({ active: false })).toEqual(["demoSalesRepPaused"]);
  expect(salesRepLog({ ...bo, active: false }, bo).map(({ kind }) => kind)).toEqual(["demoSalesRepActive"]);
  expect(kinds({ email: "bo@example.se", hours: null, active: false })).toEqual([
    "demoSalesRepChanged",
    "demoSalesRepHours",
    "demoSalesRepPaused",
  ]);
});

test("the log names a sales rep as they are called after the change", () =>
  expect(salesRepLog(bo, { ...bo, name: "Bo Eka" })).toMatchObject([{ about: "Bo Eka" }]));

test("a sales rep who is saved unchanged is not logged", () =>
  expect(kinds({ hours: { "1": ["09:00", "12:00"] } })).toEqual([]));

test("the log has the opening rules before and after, and which day was closed or opened", () => {
  expect(rulesLog({ weeks: 2 }, { weeks: 1 })).toMatchObject({
    kind: "demoRules",
    data: { was: { weeks: 2 }, now: { weeks: 1 } },
  });
  expect(dayLog("2027-05-03", true)).toMatchObject({ kind: "demoDayClosed", about: "2027-05-03" });
  expect(dayLog("2027-05-03", false)).toMatchObject({ kind: "demoDayOpened", about: "2027-05-03" });
});
