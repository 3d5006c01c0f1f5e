import { expect, test } from "vitest";
import { storable, storableText } from "./storable.ts";

test("characters that PostgreSQL can't store become the replacement character", () => {
  expect(storableText("a\0b\ud800c\udc00 👩 å")).toBe("a\uFFFDb\uFFFDc\uFFFD 👩 å");
  expect(storable({ "k\0": ["\ud800", { a: "\0" }], n: 1, no: null })).toEqual({
    "k\uFFFD": ["\uFFFD", { a: "\uFFFD" }],
    n: 1,
    no: null,
  });
});

test("__proto__ is a key like any other", () => {
  const value = storable(JSON.parse('{"__proto__": {"isAdmin": true}}'));
  expect(Object.keys(Object(value))).toEqual(["__proto__"]);
  expect(Reflect.get(Object(value), "isAdmin")).toBeUndefined();
});

test("JSON that is nested too deep is refused, however deep", () => {
  const nested = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);
  expect(storable(nested(32))).toEqual(nested(32));
  expect(() => storable(nested(33))).toThrow(RangeError);
  expect(() => storable(nested(500_000))).toThrow(RangeError);
});
