import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { Admin } from "#app/admin/admin-request.server.ts";
import { listColleagues } from "#app/admin/colleagues.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { fill } from "#app/i18n/fill.ts";
import { divideKnown, importLeads, undoImport } from "#app/leads/import-leads.server.ts";
import { storableText } from "#backend/database/storable.ts";
import { fileText, mostFileBytes, readCsv } from "./read-file.server.ts";
import { readRows, type WrongCell } from "./read-rows.server.ts";
import { importMessages } from "./words.server.ts";

/** How many wrong cells and new leads the preview names. */
const shownWrong = 50;
const shownFirst = 5;

/** What an import would do, in words, with the text of the file, which is posted again to do it. */
export interface Preview {
  text: string;
  batch: string;
  /** How many leads are new. */
  fresh: number;
  lines: string[];
  wrong: WrongCell[];
  more: string | null;
  first: { key: string; text: string }[];
  confirm: string;
}

export type ImportOutcome = Outcome & { preview?: Preview };

const undoForm = z.object({ batch: z.uuid() });

/** Handles the forms of the import (product 19.31): looks at a file, imports it, or undoes that. Null for another form. */
export async function handleImport(
  admin: Admin,
  form: FormData,
  { erasedBefore, retentionMonths }: { erasedBefore: Date; retentionMonths: number },
): Promise<ImportOutcome | null> {
  const { staff, locale } = admin;
  const messages = importMessages[locale];
  const intent = form.get("intent");
  if (intent === "undo") {
    const posted = undoForm.safeParse({ batch: form.get("batch") });
    if (!posted.success) return null;
    const count = await undoImport(staff, posted.data.batch);
    return { done: true, text: countWords(messages.undone, count, locale) };
  }
  if (intent !== "look" && intent !== "import") return null;
  const refused = (problem: keyof typeof messages.problems): Outcome => {
    const text = messages.problems[problem];
    return { done: false, form: "import", text, wrong: [{ fieldId: "import-file", name: "file", text }] };
  };
  const text = await textOf(form);
  if (text === null) return refused("none");
  if (text === "tooLarge") return refused("tooLarge");
  const file = readCsv(text.text);
  if (!file.ok) return refused(file.problem);
  const given = z.uuid().safeParse(form.get("batch"));
  const batch = given.success ? given.data : randomUUID();
  const colleagues = (await listColleagues(staff)).filter(({ active, worksLeads }) => active && worksLeads);
  const now = new Date();
  const read = readRows(file.head, file.rows, {
    colleagues,
    erasedBefore,
    retentionMonths,
    batch,
    now,
    locale,
  });
  if (!read.hasContacts) return refused("columns");
  if (intent === "import") {
    const added = await importLeads(staff, read.leads);
    if (added === "tags") return refused("tooManyTags");
    if (added.size === 0) return { done: true, text: messages.done.nothing };
    return {
      done: true,
      text: countWords(messages.done, added.size, locale),
      undo: { intent: "undo", batch },
    };
  }
  const { fresh, known } = await divideKnown(staff, read.leads);
  const { preview } = messages;
  const wrongRows = new Set(read.wrong.map(({ row }) => row)).size;
  return {
    done: false,
    text: "",
    preview: {
      text: text.text,
      batch,
      fresh: fresh.length,
      lines: [
        fresh.length > 0 ? countWords(preview.fresh, fresh.length, locale) : preview.none,
        ...(known > 0 ? [countWords(preview.known, known, locale)] : []),
        ...(read.unknownOwners.length > 0
          ? [fill(preview.owners, { names: read.unknownOwners.slice(0, 10).join(", ") })]
          : []),
        ...(read.ignored.length > 0
          ? [fill(preview.ignored, { names: read.ignored.slice(0, 40).join(", ") })]
          : []),
        ...(wrongRows > 0 ? [countWords(preview.wrong, wrongRows, locale)] : []),
      ],
      wrong: read.wrong.slice(0, shownWrong),
      more:
        read.wrong.length > shownWrong
          ? countWords(preview.more, read.wrong.length - shownWrong, locale)
          : null,
      first: fresh.slice(0, shownFirst).map(({ id, company, name, email, phone }) => ({
        key: id,
        text: [company, name, email, phone].filter(Boolean).join(" · "),
      })),
      confirm: countWords(preview.confirm, fresh.length, locale),
    },
  };
}

/** The text of the posted file, or of the one that was looked at before; null for none. */
async function textOf(form: FormData): Promise<{ text: string } | "tooLarge" | null> {
  const file = form.get("file");
  if (file instanceof File && file.size > 0)
    return file.size > mostFileBytes ? "tooLarge" : { text: fileText(await file.bytes()) };
  const text = form.get("text");
  return typeof text === "string" && text !== "" ? { text: storableText(text) } : null;
}
