import * as z from "zod/mini";
import { type Admin, readVersion } from "#app/admin/admin-request.server.ts";
import { type Outcome, wrongField } from "#app/admin/ui/outcome.ts";
import { applicationStatuses } from "#app/careers/application/application.ts";
import { findApplication } from "#app/careers/application/applications.server.ts";
import { changeApplication } from "#app/careers/application/change-application.server.ts";
import { oneOf } from "#app/domain/one-of.ts";
import type { Longest } from "#app/domain/stored.ts";
import { lines, orNull } from "#app/forms/field-schemas.ts";
import { type Fields, initialFields, mergedFields } from "#app/forms/merged-fields.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { applicationPageMessages } from "./words.server.ts";

const noteText = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.trim()),
  ),
  orNull(lines(2000 satisfies Longest<"job_applications.note">)),
);

/** Handles a form of an application's page: its status, or the note. */
export async function handleApplicationForm(admin: Admin, id: string, form: FormData): Promise<Outcome> {
  const { refused } = applicationPageMessages[admin.locale];
  const posted = textsOf(form);
  const version = readVersion(posted.version);
  if (version === undefined) return { done: false, text: refused.unknown };
  if (posted.intent === "note") return saveNote(admin, { id, version }, posted);
  const status = oneOf(applicationStatuses, posted.status);
  if (posted.intent !== "status" || !status) return { done: false, text: refused.unknown };
  const changed = await changeApplication(admin.staff, id, { version, status });
  if (changed.kind !== "done") return { done: false, text: refused[changed.kind] };
  const { version: now, was } = changed;
  const undo = { intent: "status", version: String(now), status: was.status };
  const text = applicationPageMessages[admin.locale].done;
  return { done: true, text, version: now, ...(was.status !== status && { undo }) };
}

/** Saves the note. On an old version it stays in its field, merged with a colleague's, to be saved again. */
async function saveNote(
  { staff, locale }: Admin,
  { id, version }: { id: string; version: number },
  posted: Fields,
): Promise<Outcome> {
  const { note: messages, refused } = applicationPageMessages[locale];
  const { intent: _intent, ...sent } = posted;
  const note = noteText.safeParse(sent.note ?? "");
  if (!note.success) return wrongField("note", "note", messages.tooLong, sent);
  const changed = await changeApplication(staff, id, { version, note: note.data });
  if (changed.kind === "done") {
    const { version: now, was } = changed;
    const undo = { intent: "note", version: String(now), note: was.note ?? "" };
    const text = note.data === null ? messages.removed : messages.done;
    return { done: true, form: "note", version: now, text, ...(was.note !== note.data && { undo }) };
  }
  const now = await findApplication(staff, id);
  const initial = initialFields(posted);
  if (!now || !initial) return { done: false, text: refused[now ? changed.kind : "gone"] };
  const latest = { note: now.note ?? "" };
  return {
    done: false,
    form: "note",
    text: refused.changed,
    values: {
      ...mergedFields(initial, sent, latest),
      began: JSON.stringify(latest),
      version: String(now.version),
    },
  };
}
