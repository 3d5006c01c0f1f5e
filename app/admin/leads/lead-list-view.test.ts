import { expect, test } from "vitest";
import { filtersView } from "./lead-list-view.server.ts";

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
