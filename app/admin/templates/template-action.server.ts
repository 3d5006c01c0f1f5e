import { type Admin, readVersion } from "#app/admin/admin-request.server.ts";
import { conflictOutcome } from "#app/admin/ui/conflict.server.ts";
import { type Outcome, wrongFields } from "#app/admin/ui/outcome.ts";
import { changedFields, type Fields } from "#app/forms/merged-fields.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import { unknownPlaceholders } from "#app/leads/conversation/placeholders.ts";
import { templateForm } from "#app/leads/conversation/template.ts";
import {
  findTemplate,
  removeTemplate,
  saveTemplate,
  type TemplateRow,
} from "#app/leads/conversation/templates.server.ts";
import { fieldText, templateFields, templateTexts } from "./template-view.server.ts";
import { templateMessages } from "./words.server.ts";

/** Handles a form of a template's page; one that is not stored yet is added. Null for an invalid form. */
export async function handleTemplateForm(admin: Admin, id: string, form: FormData): Promise<Outcome | null> {
  const { staff, locale } = admin;
  const messages = templateMessages[locale];
  const texts = textsOf(form);
  if (texts.intent === "remove") {
    const removed = await removeTemplate(staff, id);
    if (!removed) return { done: true, form: "template", text: messages.done.gone };
    return {
      done: true,
      form: "template",
      text: fill(messages.done.removed, { name: removed.name }),
      undo: { intent: "save", version: "0", ...templateTexts(removed) },
    };
  }
  const version = readVersion(texts.version);
  if (texts.intent !== "save" || version === undefined) return null;
  const parsed = templateForm.safeParse(texts);
  if (!parsed.success) {
    const unknown = unknownPlaceholders(`${texts.subject} ${texts.body}`);
    const place = unknown[0] && fill(messages.wrong.place, { place: unknown[0] });
    const has = (name: string) => unknownPlaceholders(texts[name] ?? "").length > 0;
    return wrongFields("template", parsed.error, texts, messages.wrong.title, {
      name: messages.wrong.name,
      subject: has("subject") && place ? place : messages.wrong.subject,
      body: has("body") && place ? place : messages.wrong.body,
    });
  }
  const saved = await saveTemplate(staff, { id, version }, parsed.data);
  const savedOutcome = { done: true, form: "template", text: messages.done.saved };
  if (saved === "saved") return savedOutcome;
  if (saved === "many") return { done: false, form: "template", text: messages.wrong.many, values: texts };
  const now = await findTemplate(staff, id);
  if (!now)
    return {
      done: false,
      form: "template",
      text: messages.removedMeanwhile,
      values: { ...texts, version: "0" },
    };
  const isSame = changedFields(templateTexts(now), parsed.data).length === 0;
  // The form was sent twice.
  if (isSame) return savedOutcome;
  return templateConflict(admin, now, texts);
}

function templateConflict(admin: Admin, latest: TemplateRow, posted: Fields): Promise<Outcome> {
  const { locale } = admin;
  const messages = templateMessages[locale];
  const values = Object.fromEntries(
    templateFields.map((name) => [name, (posted[name] ?? "").replaceAll("\r\n", "\n")]),
  );
  const changes = changedFields(values, templateTexts(latest)).map(({ name, now: text }) =>
    fill(messages.theirs, { field: fieldText(name, locale), text: wordOf(messages.values, text) ?? text }),
  );
  const by = { actor: latest.changedBy, at: latest.changedAt };
  return conflictOutcome(admin, { form: "template", values, version: latest.version, changes, by });
}
