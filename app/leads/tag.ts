import * as z from "zod/mini";
import type { Longest } from "#app/domain/stored.ts";

/** How many tags a lead may have (product 19.34). The database refuses more. */
export const maxTagsOfLead = 10;

/** How long a tag's name may be. */
export const maxTagName = 40 satisfies Longest<"tags.name">;

/** A tag's name as somebody types it: without spaces around it and with single ones within. */
export const tagName = z.string().check(
  z.overwrite((text) => text.normalize("NFC").replaceAll(/\s+/g, " ").trim()),
  z.minLength(1),
  z.maxLength(maxTagName),
);

/** Whether two names are the same tag: without case. */
export function isSameTag(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The text of a lead's tags in a cell, which is read back by `readTags`. */
export function tagsText(tags: readonly string[]): string {
  return tags.join(", ");
}

/** The names of tags in a cell: separated by commas, each once; null if one is too long or there are too many. */
export function readTags(text: string): string[] | null {
  const names = text.split(",").filter((name) => name.trim() !== "");
  const parsed = z.array(tagName).safeParse(names);
  if (!parsed.success) return null;
  const distinct = parsed.data.filter(
    (name, index) => parsed.data.findIndex((other) => isSameTag(name, other)) === index,
  );
  return distinct.length <= maxTagsOfLead ? distinct : null;
}
