import { expect, test } from "vitest";
import { isSameTag, readTags, tagName, tagsText } from "./tag.ts";

test("a tag's name has no spaces around it, single ones within, and at most forty letters", () => {
  expect(tagName.parse("  Mässa \n 2026 ")).toBe("Mässa 2026");
  expect(tagName.safeParse(" ").success).toBe(false);
  expect(tagName.safeParse("x".repeat(41)).success).toBe(false);
});

test("a name is the same tag whatever its case", () => {
  expect(isSameTag("MÄSSA", "mässa")).toBe(true);
  expect(isSameTag("Mässa", "Massa")).toBe(false);
});

test("the tags of an export are read back, each once, at most ten", () => {
  expect(readTags(tagsText(["Avtal", "Mässa 2026"]))).toEqual(["Avtal", "Mässa 2026"]);
  expect(readTags("avtal, Avtal,, Mässa ")).toEqual(["avtal", "Mässa"]);
  expect(readTags("")).toEqual([]);
  expect(readTags(Array.from({ length: 11 }, (_, n) => `t${n}`).join(","))).toBeNull();
  expect(readTags("x".repeat(41))).toBeNull();
});
