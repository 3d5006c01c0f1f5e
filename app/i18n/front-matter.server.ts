import { z } from "zod";

/**
 * Reads the front matter of a Markdown file, between two lines of `---`: `key: value` on one line, or a list below its
 * key, each item after a hyphen. Returns it validated by the schema, and the rest of the text, with the removed lines
 * replaced by empty ones, so that line numbers stay the same. Throws with the file's name when something is missing,
 * empty or unknown.
 */
export function readFrontMatter<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): { head: z.output<Schema>; text: string } {
  const [first, ...lines] = source.replaceAll("&nbsp;", "\u00a0").split("\n");
  const end = lines.indexOf("---");
  if (first !== "---" || end === -1)
    throw new Error(`${file}: begins with its title between two lines of ---`);
  const head = new Map<string, string | string[]>();
  for (const [index, line] of lines.slice(0, end).entries()) {
    const [, key, value] = /^(\w+):(.*)$/.exec(line) ?? [];
    const [, point] = /^- (.*)$/.exec(line) ?? [];
    const [last, points] = [...head].at(-1) ?? [];
    if (key && value !== undefined && !head.has(key)) head.set(key, value.trim());
    else if (point && last && (points === "" || Array.isArray(points)))
      head.set(last, [...(points || []), point.trim()]);
    else
      throw new Error(`${file}, line ${index + 2}: a line is "key: value" with each key once, or "- point"`);
  }
  const read = schema.safeParse(Object.fromEntries(head));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  return { head: read.data, text: "\n".repeat(end + 2) + lines.slice(end + 1).join("\n") };
}
