import type { Admin } from "#app/admin/admin-request.server.ts";
import { conflictOutcome } from "#app/admin/ui/conflict.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { Longest } from "#app/domain/stored.ts";
import { changedFields, initialFields, mergedFields } from "#app/forms/merged-fields.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import { describePicture, removePicture } from "#app/news/change-picture.server.ts";
import { findDescription } from "#app/news/pictures.server.ts";
import { mediaMessages } from "./words.server.ts";

/** The longest description. */
const maxAltCharacters = 600 satisfies Longest<"media.alt_sv">;

/**
 * Handles a form of the page of pictures: it erases a picture or saves its descriptions. The form has the descriptions
 * that it began with, so that a colleague's are never overwritten.
 */
export async function handlePictureForm(admin: Admin, form: FormData): Promise<Outcome> {
  const { staff, locale } = admin;
  const messages = mediaMessages[locale];
  const { done, refused } = messages;
  const posted = textsOf(form);
  const { intent, hash = "", altSv = "", altEn = "" } = posted;
  if (intent === "remove")
    return (await removePicture(staff, hash))
      ? { done: true, text: done.removed }
      : { done: false, text: refused.used };
  const descriptions = { altSv: altSv.trim(), altEn: altEn.trim() };
  if (Math.max(descriptions.altSv.length, descriptions.altEn.length) > maxAltCharacters)
    return { done: false, form: hash, text: refused.tooLong, values: posted };
  const initial = { altSv: "", altEn: "", ...initialFields(posted) };
  const saved = { done: true, form: hash, text: done.saved };
  if (await describePicture(staff, hash, descriptions, initial)) return saved;
  const description = await findDescription(staff, hash);
  if (!description) return { done: false, text: refused.gone };
  const { by, ...now } = description;
  // The form was sent twice.
  if (changedFields(now, descriptions).length === 0) return saved;
  return conflictOutcome(admin, {
    form: hash,
    values: { ...mergedFields(initial, descriptions, now), began: JSON.stringify(now) },
    version: 0,
    changes: changedFields(initial, now).map((change) =>
      fill(messages.theirs, { field: wordOf(messages.fields, change.name) ?? "", text: change.now }),
    ),
    by,
  });
}
