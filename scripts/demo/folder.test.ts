import { expect, test } from "vitest";
import { type DemoNote, reasonToFill } from "./folder.ts";

const note: DemoNote = {
  day: "2026-11-28",
  build: "a",
  filledAt: new Date("2026-11-28T09:00:00Z"),
  signIns: [],
};
const now = { day: "2026-11-28", build: "a", anew: false };

test("a demo of today and of this build goes on with its data", () => {
  expect(reasonToFill(note, now)).toBeNull();
});

test.each([
  ["there are none", null, now, "Makes the demo's data;"],
  ["they are of yesterday", note, { ...now, day: "2026-11-29" }, "of 2026-11-28"],
  ["they are of another build", note, { ...now, build: "b" }, "another build"],
  ["their filling was interrupted", { ...note, filledAt: null }, now, "interrupted"],
  ["somebody asks for it", note, { ...now, anew: true }, "anew"],
])("the data are made anew when %s", (_, stored, current, reason) => {
  expect(reasonToFill(stored, current)).toContain(reason);
});
