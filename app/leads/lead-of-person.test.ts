import { expect, test } from "vitest";
import {
  demosOfNewLead,
  leadForDemo,
  leadForEmail,
  type PersonDemo,
  type PersonLead,
} from "./lead-of-person.ts";

const lead = (id: string, change: Partial<PersonLead> = {}): PersonLead => ({
  id,
  status: "new",
  byEmail: true,
  createdAt: new Date("2026-11-20T10:00:00Z"),
  ...change,
});

test("a demo belongs to an open lead of the person before one that has ended", () => {
  const latest = new Date("2026-11-28T10:00:00Z");
  expect(
    leadForDemo([lead("won", { status: "won", createdAt: latest }), lead("quoted", { status: "quoted" })]),
  ).toBe("quoted");
  expect(leadForDemo([lead("lost", { status: "lost" })])).toBe("lost");
});

test("of open ones to that with the email address before one with the number alone, then to the latest", () => {
  const latest = new Date("2026-11-28T10:00:00Z");
  const byNumber = lead("number", { byEmail: false, createdAt: latest });
  expect(leadForDemo([byNumber, lead("email")])).toBe("email");
  expect(leadForDemo([lead("earlier"), lead("later", { createdAt: latest })])).toBe("later");
});

test("a demo belongs to no spam, and to none where there is none", () => {
  expect(leadForDemo([lead("spam", { status: "spam" })])).toBeNull();
  expect(leadForDemo([])).toBeNull();
});

test("a new lead gets the person's demos that are still to come and belong to no lead", () => {
  const now = new Date("2026-11-28T10:00:00Z");
  const demo = (id: string, change: Partial<PersonDemo> = {}): PersonDemo => ({
    id,
    isBooked: true,
    endsAt: new Date("2026-11-28T10:30:00Z"),
    leadId: null,
    ...change,
  });
  const demos = [
    demo("running"),
    demo("over", { endsAt: now }),
    demo("cancelled", { isBooked: false }),
    demo("linked", { leadId: "lead" }),
  ];
  expect(demosOfNewLead(demos, now)).toEqual(["running"]);
});

test("an email joins its sender's latest open lead, and is a new lead after one that has ended", () => {
  const latest = new Date("2026-11-28T10:00:00Z");
  expect(leadForEmail([lead("earlier"), lead("later", { createdAt: latest, status: "quoted" })])).toBe(
    "later",
  );
  expect(leadForEmail([lead("open"), lead("won", { status: "won", createdAt: latest })])).toBe("open");
  expect(leadForEmail([lead("won", { status: "won" }), lead("lost", { status: "lost" })])).toBeNull();
  expect(leadForEmail([lead("number", { byEmail: false })])).toBeNull();
  expect(leadForEmail([])).toBeNull();
});

test("a sender who is spam makes no new lead, until another of their leads is none", () => {
  const spam = lead("spam", { status: "spam" });
  expect(leadForEmail([spam])).toBe("spam");
  expect(leadForEmail([spam, lead("lost", { status: "lost" })])).toBeNull();
});
