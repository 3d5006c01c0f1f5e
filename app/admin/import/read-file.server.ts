import { parse } from "csv-parse/sync";
import { mostImported } from "#app/leads/import-leads.server.ts";

/** The longest file: 2 000 rows with a message each. */
export const mostFileBytes = 1024 * 1024;

export type ReadFile =
  | { ok: true; head: string[]; rows: string[][] }
  | { ok: false; problem: "empty" | "tooLarge" | "tooMany" | "unreadable" };

/**
 * The text of a file: UTF-8 with or without a byte order mark, UTF-16 with one, else Windows-1252, as Excel saves it.
 * Unicode's own line breaks become spaces: the form that posts the text again would make new rows of them.
 */
export function fileText(bytes: Uint8Array): string {
  return decoded(bytes).replaceAll(/[\u2028\u2029]/g, " ");
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Reads a CSV text: its head and rows, with semicolons, commas or tabs between the cells, whichever its head has. */
export function readCsv(text: string): ReadFile {
  if (text.length > mostFileBytes) return { ok: false, problem: "tooLarge" };
  const [head = ""] = text.split(/\r?\n/, 1);
  const [delimiter] = [";", ",", "\t"].toSorted(
    (one, other) => head.split(other).length - head.split(one).length,
  );
  try {
    const [names, ...rows] = parse(text, {
      bom: true,
      delimiter: delimiter ?? ";",
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      // One more than is allowed, and the head.
      to: mostImported + 2,
    });
    if (!names || rows.length === 0) return { ok: false, problem: "empty" };
    if (rows.length > mostImported) return { ok: false, problem: "tooMany" };
    return { ok: true, head: names, rows };
  } catch {
    return { ok: false, problem: "unreadable" };
  }
}
