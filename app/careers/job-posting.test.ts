import { expect, test } from "vitest";
import { jobPosting } from "./job-posting.server.ts";
import type { FullOpening } from "./openings.server.ts";

const opening: FullOpening = {
  slug: "vaktare-lager",
  role: "guard",
  city: "uppsala",
  extent: "full",
  percent: null,
  positions: 2,
  startsAt: 22,
  endsAt: 6,
  postedOn: "2026-11-01",
  lastDay: "2026-12-31",
  title: "Väktare, lager",
  place: "Lager",
  lead: "Du går ronder.",
  tasks: ["Ronder"],
  needs: ["Utbildning"],
  merits: [],
  payFrom: 155,
  payTo: 170,
  isSample: false,
};
const posting = (change: Partial<FullOpening> = {}) =>
  jobPosting({ ...opening, ...change }, "https://site.example/x", "https://site.example", "sv");

test("the structured data has the basic pay by the hour", () => {
  expect(posting()).toMatchObject({
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "SEK",
      value: { "@type": "QuantitativeValue", minValue: 155, maxValue: 170, unitText: "HOUR" },
    },
  });
});

test("an opening without pay has none, and invented pay is in no structured data", () => {
  expect(posting({ payFrom: null, payTo: null })).not.toHaveProperty("baseSalary");
  expect(posting({ isSample: true })).not.toHaveProperty("baseSalary");
});
