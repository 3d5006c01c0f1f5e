import * as z from "zod/mini";
import type { Admin } from "#app/admin/admin-request.server.ts";
import { readVersion } from "#app/admin/admin-request.server.ts";
import { storePictureFile } from "#app/admin/media/upload.server.ts";
import { conflictOutcome } from "#app/admin/ui/conflict.server.ts";
import { type Outcome, wrongField, wrongFields } from "#app/admin/ui/outcome.ts";
import { version } from "#app/forms/field-schemas.ts";
import { changedFields, type Fields } from "#app/forms/merged-fields.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import {
  moveReference,
  removeReference,
  saveReference,
  showReference,
} from "#app/references/change-reference.server.ts";
import type { ReferenceKind } from "#app/references/keys.ts";
import { referenceName } from "#app/references/reference.ts";
import { findReference, type ReferenceRow } from "#app/references/references.server.ts";
import { parseReference, referenceFieldNames } from "#app/references/schema.ts";
import { referenceFieldText, referenceTexts } from "./reference-view.server.ts";
import { referenceMessages, referencesPageMessages } from "./words.server.ts";

const opposite = { show: "hide", hide: "show", up: "down", down: "up" } as const;
const listed = z.object({ intent: z.enum(["show", "hide", "up", "down"]), id: z.uuid(), version });

/** Handles a form of the page of all references: showing, hiding or moving one. Null for an invalid form. */
export async function handleReferencesForm(
  { staff, locale }: Admin,
  form: FormData,
): Promise<Outcome | null> {
  const messages = referencesPageMessages[locale];
  const parsed = listed.safeParse(textsOf(form));
  if (!parsed.success) return null;
  const { intent, ...reference } = parsed.data;
  const isMove = intent === "up" || intent === "down";
  const isDone = isMove
    ? await moveReference(staff, reference.id, intent)
    : await showReference(staff, reference, intent === "show");
  const row = await findReference(staff, reference.id);
  if (!isDone || !row) return { done: false, text: messages.refused };
  return {
    done: true,
    text: fill(messages.done[isMove ? "move" : intent], { name: referenceName(row, locale) }),
    undo: { intent: opposite[intent], id: row.id, version: String(row.version) },
  };
}

/** Handles a form of a reference's page; one that is not stored yet is added. Null for an invalid form. */
export async function handleReferenceForm(
  admin: Admin,
  { kind, id }: { kind: ReferenceKind; id: string },
  form: FormData,
): Promise<Outcome | null> {
  const { staff, locale } = admin;
  const messages = referenceMessages[locale];
  const texts = textsOf(form);
  if (texts.intent === "remove") {
    const removed = await removeReference(staff, id);
    if (!removed) return { done: true, form: "reference", text: messages.done.gone };
    return {
      done: true,
      form: "reference",
      text: fill(messages.done.removed, { name: referenceName(removed, locale) }),
      undo: {
        ...referenceTexts(removed),
        intent: "save",
        version: "0",
        place: String(removed.place),
        shown: String(removed.shown),
      },
    };
  }
  const based = readVersion(texts.version);
  if (texts.intent !== "save" || based === undefined) return null;
  const file = form.get("image");
  if (file instanceof File && file.size > 0) {
    const stored = await storePictureFile(staff, file);
    if ("problem" in stored)
      return wrongField("reference", "picture", messages.problems[stored.problem], texts);
    texts.picture = stored.picture.hash;
  }
  const parsed = parseReference(kind, texts);
  if (!parsed.fields) {
    const { title, many, gone, title_field, ...wrong } = messages.wrong;
    return wrongFields("reference", parsed.error, texts, title, { ...wrong, title: title_field });
  }
  const state = {
    ...(/^-?\d{1,6}$/.test(texts.place ?? "") && { place: Number(texts.place) }),
    ...(texts.shown && { shown: texts.shown === "true" }),
  };
  const saved = await saveReference(staff, { id, kind, version: based, ...state }, parsed.fields);
  const now = await findReference(staff, id);
  if (saved === "many") return { done: false, form: "reference", text: messages.wrong.many, values: texts };
  if (saved === "picture") return wrongField("reference", "picture", messages.wrong.gone, texts);
  if (!now)
    return {
      done: false,
      form: "reference",
      text: messages.removedMeanwhile,
      values: { ...texts, version: "0" },
    };
  const posted = postedTexts(kind, texts);
  // The form was sent twice.
  const isSame = changedFields(referenceTexts(now), posted).length === 0;
  if (saved === "changed" && !isSame) return referenceConflict(admin, now, posted);
  return { done: true, form: "reference", text: now.shown ? messages.done.saved : messages.done.hidden };
}

function postedTexts(kind: ReferenceKind, posted: Fields): Fields {
  return Object.fromEntries(
    referenceFieldNames(kind).map((name) => [name, (posted[name] ?? "").replaceAll("\r\n", "\n").trim()]),
  );
}

function referenceConflict(admin: Admin, latest: ReferenceRow, values: Fields): Promise<Outcome> {
  const { locale } = admin;
  const changes = changedFields(values, referenceTexts(latest)).map(({ name, now: text }) =>
    fill(referenceMessages[locale].theirs, { field: referenceFieldText(latest.kind, name, locale), text }),
  );
  return conflictOutcome(admin, {
    form: "reference",
    values,
    version: latest.version,
    changes,
    by: { actor: latest.changedBy, at: latest.changedAt },
  });
}
