import { z } from "zod";
import { oneOf } from "#app/domain/one-of.ts";
import { swedishMoment } from "#app/i18n/swedish-time.ts";
import { addedKinds, type Content, cellsOf } from "#app/news/content.ts";
import { changeRows, copySwedish, type RowChange, writeCell } from "#app/news/draft.ts";
import { contentSchema } from "#app/news/draft-schema.server.ts";
import { type Intent, intents } from "./news-editor.server.ts";

/** A command of the editor. `content` is null if it is invalid, which the editor's own fields prevent. */
export interface EditorCommand {
  intent: Intent;
  version: number;
  content: Content | null;
  /** When to publish; null for now. */
  at: Date | null;
  /** The command's argument: a revision's id, a time of publication (milliseconds since 1970), or a plan's id. */
  of: string | null;
  /** The id of the browser tab that sends it; null without script. */
  tab: string | null;
}

const argument = z
  .string()
  .regex(/^\d{1,15}$/)
  .nullable()
  .catch(null);
const commandSchema = z.object({
  intent: z.enum(intents),
  version: z.int(),
  content: contentSchema.nullable().catch(null),
  at: z
    .string()
    .catch("")
    .transform((text) => swedishMoment(text)),
  of: argument,
  tab: z.uuid().nullable().catch(null),
});

/** Reads a command that the editor's script sends as JSON; null for an invalid one. */
export function readJsonCommand(json: unknown): EditorCommand | null {
  return commandSchema.safeParse(json).data ?? null;
}

/**
 * Reads a command from the editor's form, which is posted without script: its texts replace the saved ones, and the
 * button's value is the command ("remove:b3", "add:text", "publish"). Null for an invalid one.
 */
export function readFormCommand(form: FormData, saved: Content, now: Date): EditorCommand | null {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  };
  const version = Number(text("version") ?? Number.NaN);
  const [word = "", id = ""] = (text("intent") ?? "save").split(":");
  if (!Number.isInteger(version)) return null;
  const time = now.toISOString();
  const rows = saved.rows.map((row) =>
    cellsOf(row.kind)
      .flatMap(([name]) => (["sv", "en"] as const).map((locale) => ({ name, locale })))
      .reduce((written, { name, locale }) => {
        const typed = text(`cell.${row.id}.${name}.${locale}`)?.replace(/\r\n?/g, "\n");
        return typed === undefined ? written : writeCell(written, name, locale, typed, time);
      }, row),
  );
  const change = changeOf(word, id);
  const newRows = change
    ? changeRows(rows, change)
    : word === "copy"
      ? rows.map((row) => (row.id === id ? copySwedish(row, time) : row))
      : rows;
  const content = contentSchema.safeParse({
    ...saved,
    rows: newRows,
    slug: text("slug") ?? saved.slug,
    category: text("category") ?? saved.category,
    cover: text("cover") ?? saved.cover,
    author: text("author") ?? saved.author,
    roles: form.getAll("roles"),
    reviewedOn: text("reviewedOn") || null,
    image: word === "removeImage" ? null : saved.image,
  });
  return {
    intent: oneOf(intents, word) ?? "save",
    version,
    content: content.data ?? null,
    at: swedishMoment(text("at") ?? ""),
    of: argument.parse(id),
    tab: null,
  };
}

function changeOf(word: string, id: string): RowChange | null {
  const kind = oneOf(addedKinds, id);
  if (word === "add") return kind ? { action: "add", kind, id: crypto.randomUUID() } : null;
  return word === "remove" || word === "up" || word === "down" || word === "confirm"
    ? { action: word, id }
    : null;
}
