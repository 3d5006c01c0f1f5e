import { expect, test } from "vitest";
import {
  choiceOfBoxes,
  type LeadWorker,
  type NoticeChoice,
  noticeChanges,
  noticeWays,
  tickedBoxes,
  toldOf,
} from "./notice.ts";

const worker = (id: string, choice: Partial<NoticeChoice> = {}): LeadWorker => ({
  newLeads: "email",
  assigned: "email",
  incomingEmails: "email",
  steps: "email",
  morning: "email",
  ...choice,
  id,
});
const people = (told: ReturnType<typeof toldOf>) => told.map(({ person, way }) => `${person} ${way}`);

test("whoever is notified by email is told by email", () => {
  expect(people(toldOf({ kind: "assigned", owner: "anna" }, [worker("anna")], "bo"))).toEqual(["anna email"]);
  expect(people(toldOf({ kind: "incomingEmail", owner: "anna" }, [worker("anna")], null))).toEqual([
    "anna email",
  ]);
});

test("a new lead is told to everybody who works with leads, as each of them chose", () => {
  const workers = noticeWays.map((newLeads) => worker(newLeads, { newLeads }));
  expect(people(toldOf({ kind: "new", owner: null }, workers, null))).toEqual([
    "browser browser",
    "email email",
    "both both",
  ]);
});

test("a new owner is told as they chose, and nobody else is", () => {
  for (const assigned of noticeWays)
    expect(
      people(toldOf({ kind: "assigned", owner: "anna" }, [worker("anna", { assigned }), worker("bo")], "bo")),
    ).toEqual(assigned === "none" ? [] : [`anna ${assigned}`]);
});

test("nobody is told of what they did themselves", () => {
  expect(toldOf({ kind: "assigned", owner: "anna" }, [worker("anna")], "anna")).toEqual([]);
});

test("somebody who no longer works with leads is not told of one", () => {
  expect(toldOf({ kind: "assigned", owner: "anna" }, [worker("bo")], "bo")).toEqual([]);
});

test("an email from a customer is told to the lead's owner alone", () => {
  const workers = [worker("anna", { incomingEmails: "browser" }), worker("bo")];
  expect(people(toldOf({ kind: "incomingEmail", owner: "anna" }, workers, null))).toEqual(["anna browser"]);
  const silent = [worker("anna", { incomingEmails: "none" }), worker("bo")];
  expect(toldOf({ kind: "incomingEmail", owner: "anna" }, silent, null)).toEqual([]);
});

test("that it is time for a step is told to the lead's owner alone", () => {
  const workers = [worker("anna", { steps: "both", incomingEmails: "none" }), worker("bo")];
  expect(people(toldOf({ kind: "step", owner: "anna" }, workers, null))).toEqual(["anna both"]);
});

test("the boxes of the form say the choice, whatever it is", () => {
  for (const newLeads of noticeWays)
    for (const morning of ["none", "email"] as const) {
      const { id: _, ...choice } = worker("anna", { newLeads, morning, steps: "browser" });
      expect(choiceOfBoxes(tickedBoxes(choice))).toEqual(choice);
    }
  const none = { newLeads: "none", assigned: "none", incomingEmails: "none", steps: "none", morning: "none" };
  expect(choiceOfBoxes({})).toEqual(none);
});

test.each([null, "somebody who has left"])(
  "with %s as owner it is told to all who follow new leads",
  (owner) => {
    const workers = [worker("anna", { newLeads: "none" }), worker("bo", { newLeads: "both" })];
    expect(people(toldOf({ kind: "incomingEmail", owner }, workers, null))).toEqual(["bo both"]);
  },
);

test("a choice is logged with each kind that differs, before and after", () => {
  expect(noticeChanges(worker("anna"), worker("anna", { newLeads: "both", incomingEmails: "none" }))).toEqual(
    [
      { name: "newLeads", from: "email", to: "both" },
      { name: "incomingEmails", from: "email", to: "none" },
    ],
  );
  expect(noticeChanges(worker("anna"), worker("anna"))).toEqual([]);
});
