import { expect, it } from "vitest";
import { monthsBefore } from "./retention.server.ts";

it.each([
  ["2026-11-21T09:00:00.000Z", 12, "2025-11-21T09:00:00.000Z"],
  ["2026-03-31T09:00:00.000Z", 1, "2026-02-28T09:00:00.000Z"],
  ["2028-02-29T09:00:00.000Z", 12, "2027-02-28T09:00:00.000Z"],
  ["2026-01-15T09:00:00.000Z", 2, "2025-11-15T09:00:00.000Z"],
])("%s less %i months is %s", (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
});
