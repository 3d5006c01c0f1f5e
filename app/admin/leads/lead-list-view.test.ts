import { expect, test } from "vitest";
import { changedMost } from "#app/leads/change-lead.server.ts";
import type { LeadView } from "#app/leads/lead-filter.ts";
import { type LeadStatus, leadStatuses } from "#app/leads/lead-status.ts";
import { allFound, filtersView } from "./lead-list-view.server.ts";

test("leads can be assigned to who works with them, and filtered by all who did, but by no editor", () => {
  const anna = { id: "a", name: "Anna", active: true, worksLeads: true };
  const former = { id: "b", name: "Bo", active: false, worksLeads: true };
  const editor = { id: "c", name: "Eva", active: false, worksLeads: false };
  const view = { filter: {}, sort: "newest", cursor: null } as const;
  const { change, choices } = filtersView(view, new Map(), [anna, former, editor], "a", "sv");
  expect(change.assigned.map(({ value }) => value)).toEqual(["", "none", "a"]);
  expect(choices.assigned.map(({ value }) => value)).toEqual(["", "none", "a", "b"]);
  const ofEditor = { ...view, filter: { assigned: "c" } };
  const chosen = filtersView(ofEditor, new Map(), [anna, former, editor], "a", "sv").choices.assigned;
  expect(chosen.map(({ value }) => value)).toContain("c");
});

const newest: LeadView = { filter: {}, sort: "newest", cursor: null };

function countsOf(counts: Partial<Record<LeadStatus, { leads: number | null; value: number }>>) {
  return new Map(leadStatuses.map((status) => [status, counts[status] ?? { leads: 0, value: 0 }]));
}

test("a tab says how many leads there are and what they are worth; all are without spam, and too many say nothing", () => {
  const counts = countsOf({
    new: { leads: 17, value: 412_000 },
    won: { leads: 3, value: 0 },
    spam: { leads: 9, value: 5_000 },
  });
  const tabs = (of: typeof counts) =>
    filtersView(newest, of, [], "a", "sv").pipeline.map(({ key, count, sum }) => [
      key,
      count,
      sum?.replaceAll("\u00a0", " ") ?? null,
    ]);
  expect(tabs(counts).filter(([, count]) => count !== "0")).toEqual([
    ["all", "20", "412 tkr"],
    ["new", "17", "412 tkr"],
    ["won", "3", null],
    ["spam", "9", "5 tkr"],
  ]);
  expect(tabs(countsOf({ new: { leads: null, value: 1_000_000 } })).slice(0, 2)).toEqual([
    ["all", null, null],
    ["new", null, null],
  ]);
});

test("all leads of a list can be chosen beyond its page, as long as one change may concern so many", () => {
  const view: LeadView = { ...newest, filter: { status: "new", search: "hamn" }, sort: "name" };
  const found = (leads: number | null) => allFound(view, countsOf({ new: { leads, value: 0 } }), 25, "sv");
  expect(found(25)).toBeNull();
  expect(found(26)).toEqual({ query: "status=new&sok=hamn", text: "Alla 26 som matchar", count: "26" });
  expect(found(changedMost)?.text).not.toBeNull();
  expect(found(changedMost + 1)?.text).toBeNull();
  expect(found(null)?.text).toBeNull();
});
