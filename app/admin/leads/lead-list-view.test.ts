import { expect, test } from "vitest";
import { filtersView } from "./lead-list-view.server.ts";

test("leads can be assigned to who works with them, and filtered by all who had any", () => {
  const anna = { id: "a", name: "Anna", active: true };
  const former = { id: "b", name: "Bo", active: false };
  const view = { filter: {}, sort: "newest", cursor: null } as const;
  const { change, choices } = filtersView(view, new Map(), [anna, former], "a", "sv");
  expect(change.assigned.map(({ value }) => value)).toEqual(["", "none", "a"]);
  expect(choices.assigned.map(({ value }) => value)).toEqual(["", "none", "a", "b"]);
});
