import type { AdminRequest } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { colleagueFirst } from "#app/admin/ui/conflict.server.ts";
import { beganWith, changedFields, mergedFields } from "#app/admin/ui/merged-fields.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import { findDescription } from "./data.server.ts";
import { describePicture, removePicture } from "./mutations.server.ts";
import { mediaWords } from "./words.server.ts";

/** The most characters of a description, as the table media has it. */
const mostAlt = 600;

/**
 * Handles a form of the page of pictures: a description, or a picture to erase. A description names the one that it was
 * written on, so that a colleague's is never overwritten.
 */
export async function actOnPicture({ staff, locale }: AdminRequest, form: FormData): Promise<Outcome> {
  const words = mediaWords[locale];
  const { done, refused } = words;
  const posted = textsOf(form);
  const { intent, hash = "", altSv = "", altEn = "" } = posted;
  if (intent === "remove")
    return (await removePicture(staff, hash))
      ? { done: true, text: done.removed }
      : { done: false, text: refused.used };
  const wrote = { altSv: altSv.trim(), altEn: altEn.trim() };
  if (Math.max(wrote.altSv.length, wrote.altEn.length) > mostAlt)
    return { done: false, form: hash, text: refused.tooLong, values: posted };
  const began = { altSv: "", altEn: "", ...beganWith(posted) };
  const saved = { done: true, form: hash, text: done.saved };
  if (await describePicture(staff, hash, wrote, began)) return saved;
  const found = await findDescription(staff, hash);
  if (!found) return { done: false, text: refused.gone };
  const { by, ...now } = found;
  // Sent twice.
  if (changedFields(now, wrote).length === 0) return saved;
  return colleagueFirst(
    {
      form: hash,
      values: { ...mergedFields(began, wrote, now), began: JSON.stringify(now) },
      version: 0,
      changes: changedFields(began, now).map((change) =>
        fill(words.theirs, { field: wordOf(words.fields, change.name) ?? "", text: change.now }),
      ),
      by,
      names: await listNames(staff),
    },
    locale,
  );
}
