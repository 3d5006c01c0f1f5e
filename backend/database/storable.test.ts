import { expect, test } from "vitest";
import { storable, storableText } from "./storable.ts";

test("what PostgreSQL can't hold becomes the sign for what can't be read", () => {
  expect(storableText("a\0b\ud800c\udc00 👩 å")).toBe("a\uFFFDb\uFFFDc\uFFFD 👩 å");
  expect(storable({ "k\0": ["\ud800", { a: "\0" }], n: 1, no: null })).toEqual({
    "k\uFFFD": ["\uFFFD", { a: "\uFFFD" }],
    n: 1,
    no: null,
  });
});

test("a name that means something to objects is a name like any other", () => {
  const value = storable(JSON.parse('{"__proto__": {"isAdmin": true}}'));
  expect(Object.keys(Object(value))).toEqual(["__proto__"]);
  expect(Reflect.get(Object(value), "isAdmin")).toBeUndefined();
});

test("what is nested deeper than any form is refused, however deep", () => {
  const nested = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);
  expect(storable(nested(32))).toEqual(nested(32));
  expect(() => storable(nested(33))).toThrow(RangeError);
  expect(() => storable(nested(500_000))).toThrow(RangeError);
});
