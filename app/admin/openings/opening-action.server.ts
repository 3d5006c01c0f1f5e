import { type Admin, isId, readVersion } from "#app/admin/admin-request.server.ts";
import { conflictOutcome } from "#app/admin/ui/conflict.server.ts";
import { type Outcome, wrongField, wrongFields } from "#app/admin/ui/outcome.ts";
import {
  addOpening,
  changeOpening,
  copyOpening,
  restoreOpening,
} from "#app/careers/change-opening.server.ts";
import { findEarlier, findOpening, type OpeningDraft } from "#app/careers/drafts.server.ts";
import { isPublishedAfter, openingSlug } from "#app/careers/opening.ts";
import { draftForm, openingForm } from "#app/careers/schema.ts";
import { oneOf } from "#app/domain/one-of.ts";
import { type Fields, mergedFields } from "#app/forms/merged-fields.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { fieldAndLanguage, openingChanges, openingTexts } from "./opening-view.server.ts";
import { openingEditorMessages } from "./words.server.ts";

/** The outcome of the editor's form; `id` is that of an opening that was saved for the first time. */
export type OpeningOutcome = Outcome & { id?: string };

/** Handles a form of an opening's editor; `before` is the stored opening, undefined for a new one. */
export async function handleOpeningForm(
  admin: Admin,
  before: OpeningDraft | undefined,
  form: FormData,
): Promise<OpeningOutcome> {
  const { staff, locale } = admin;
  const messages = openingEditorMessages[locale];
  const posted = textsOf(form);
  const slug = openingSlug(before, { slug: posted.slug ?? "", title: posted.title_sv ?? "" });
  const texts: Fields = { ...posted, slug };
  const intent = oneOf(["save", "publish", "withdraw", "restore", "copy"], texts.intent);
  const version = readVersion(texts.version);
  if (!intent || version === undefined) return { done: false, text: messages.refused.unknown };
  if (intent === "copy") {
    const id = before && (await copyOpening(staff, before, new Date()));
    return id
      ? { done: true, text: messages.done.added, id }
      : { done: false, text: messages.refused.unknown };
  }
  if (intent === "restore") {
    if (!before || !/^\d{1,18}$/.test(texts.revision ?? ""))
      return { done: false, text: messages.refused.unknown };
    const restored = await restoreOpening(staff, { id: before.id, version }, texts.revision ?? "");
    if (restored.kind === "done") return done(restored, messages.done.restore);
    const text = restored.kind === "slugTaken" ? messages.slugTaken : messages.refused.first;
    // Without `form`, so that the editor's fields stay as they are.
    return { done: false, text };
  }
  const published = isPublishedAfter(intent, before?.published ?? false);
  const parsed = (published ? openingForm : draftForm).safeParse(texts);
  if (!parsed.success)
    return wrongFields("opening", parsed.error, texts, messages.wrongTitle, errorTexts(locale));
  const slugTaken = wrongField("opening", "slug", messages.slugTaken, texts, messages.wrongTitle);
  if (!before) {
    if (!isId(texts.id)) return { done: false, text: messages.refused.unknown };
    const added = await addOpening(staff, texts.id, parsed.data, published);
    if (added.kind !== "done") return slugTaken;
    return { ...done(added, published ? messages.done.publish : messages.done.added), id: texts.id };
  }
  const changed = await changeOpening(staff, { id: before.id, version }, parsed.data, published);
  if (changed.kind === "done") return done(changed, messages.done[intent]);
  return changed.kind === "slugTaken" ? slugTaken : openingConflict(admin, before, version, texts);
}

async function openingConflict(
  admin: Admin,
  before: OpeningDraft,
  baseVersion: number,
  posted: Fields,
): Promise<Outcome> {
  const [now = before, was = now] = await Promise.all([
    findOpening(admin.staff, before.id),
    findEarlier(admin.staff, before.id, { version: baseVersion }),
  ]);
  const values = mergedFields(openingTexts(was), posted, openingTexts(now));
  return conflictOutcome(admin, {
    form: "opening",
    values,
    version: now.version,
    changes: openingChanges(was, now, values, admin.locale),
    by: { actor: now.changedBy, at: now.updatedAt },
  });
}

function done(changed: { version: number; revision: string | null }, text: string): Outcome {
  return {
    done: true,
    form: "opening",
    text,
    ...(changed.revision
      ? { undo: { intent: "restore", version: String(changed.version), revision: changed.revision } }
      : {}),
  };
}

/** The error message of each field, in the form's order. */
function errorTexts(locale: Locale): Fields {
  const messages = openingEditorMessages[locale];
  return Object.fromEntries(
    Object.keys(openingForm.def.shape).map((name) => {
      const [field, language] = fieldAndLanguage(name);
      const text = wordOf(messages.wrong, field) ?? name;
      return [name, language ? fill(text, { language: messages[language] }) : text];
    }),
  );
}
