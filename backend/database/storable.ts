/** No form and no client of ours nests deeper; what goes through a value level by level would else run out of stack. */
const deepest = 32;

/**
 * A text as PostgreSQL can hold it: it knows no NUL, and its JSON no half of a surrogate pair. Each becomes U+FFFD, the
 * sign for what can't be read.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}

/**
 * What was parsed from JSON that a stranger sent, with every text in it as PostgreSQL can hold it. Throws RangeError
 * for what is nested deeper than anything that we ask for.
 */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return storableText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === deepest) throw new RangeError("nested too deep");
  if (Array.isArray(value)) return value.map((part) => storable(part, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [storableText(key), storable(part, depth + 1)]),
  );
}
