import { expect, test } from "vitest";
import { isId, readVersion } from "./admin-request.server.ts";

const id = "3f2b8c1e-0000-4000-8000-00000000000a";

test("an id is a complete UUID", () => {
  expect(isId(id)).toBe(true);
  expect(isId(`${id}x`)).toBe(false);
  expect(isId(undefined)).toBe(false);
});

test("a version is a number that the database can store", () => {
  expect(readVersion("12")).toBe(12);
  for (const text of ["", "-1", "1e3", "9".repeat(10), undefined]) expect(readVersion(text)).toBeUndefined();
});
