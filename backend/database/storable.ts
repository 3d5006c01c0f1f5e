/** No form and no client of ours nests deeper; a recursive function would otherwise run out of stack. */
const deepest = 32;

/**
 * A text that PostgreSQL can store: it takes no NUL, and its JSON no lone surrogates. Each becomes U+FFFD, the
 * replacement character.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}

/**
 * A stranger's parsed JSON, with every text in it cleaned for PostgreSQL. Throws RangeError when it is nested too
 * deep.
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
