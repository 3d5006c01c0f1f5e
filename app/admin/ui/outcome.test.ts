import { expect, test } from "vitest";
import { followedVersion } from "./outcome.ts";

test("a form follows the person's own change, which raised the version by one", () => {
  expect(followedVersion(3, { version: 4 })).toBe(4);
});

test.each([
  ["an outcome that raised no version", {}],
  ["a change that a colleague's came before", { version: 5 }],
])("a form stays on its version after %s, so that saving it is refused", (_name, outcome) => {
  expect(followedVersion(3, outcome)).toBe(3);
});

test("a form is based on the version that a conflict's notice has shown", () => {
  expect(followedVersion(3, { conflict: { version: 7 } })).toBe(7);
});
