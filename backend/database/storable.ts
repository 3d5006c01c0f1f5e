/** No form and no client of ours nests deeper; without a limit the recursion could overflow the stack. */
const maxDepth = 32;

/** Replaces what PostgreSQL can't store, NUL and (in JSON) lone surrogates, by U+FFFD, the replacement character. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}

/** Applies `storableText` to every string in parsed JSON. Throws RangeError when it is nested deeper than 32 levels. */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return storableText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === maxDepth) throw new RangeError("nested too deep");
  if (Array.isArray(value)) return value.map((part) => storable(part, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [storableText(key), storable(part, depth + 1)]),
  );
}
