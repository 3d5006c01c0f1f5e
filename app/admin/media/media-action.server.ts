import type { AdminRequest } from "#app/admin/admin-request.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { describePicture, removePicture } from "./mutations.server.ts";
import { mediaWords } from "./words.server.ts";

/** The most characters of a description, as the table media has it. */
const mostAlt = 600;

/** Handles a form of the page of pictures: a description, or a picture to erase. */
export async function actOnPicture({ staff, locale }: AdminRequest, form: FormData): Promise<Outcome> {
  const { done, refused } = mediaWords[locale];
  const { intent, hash = "", altSv = "", altEn = "" } = textsOf(form);
  if (intent === "remove")
    return (await removePicture(staff, hash))
      ? { done: true, text: done.removed }
      : { done: false, text: refused.used };
  const texts = { altSv: altSv.trim(), altEn: altEn.trim() };
  if (Math.max(texts.altSv.length, texts.altEn.length) > mostAlt)
    return { done: false, form: hash, text: refused.tooLong, values: { altSv, altEn } };
  await describePicture(staff, hash, texts);
  return { done: true, form: hash, text: done.saved };
}
