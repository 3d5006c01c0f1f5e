import * as z from "zod/mini";
import type { Admin } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { versioned } from "#app/forms/field-schemas.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { countWords } from "#app/i18n/count-words.ts";
import {
  type ChangedLead,
  changedMost,
  changeFoundLeads,
  changeLeads,
} from "#app/leads/change-lead.server.ts";
import { type LeadWish, nextSteps } from "#app/leads/lead.ts";
import { pageRows, readLeadView } from "#app/leads/lead-filter.ts";
import { hasEnded } from "#app/leads/lead-status.ts";
import { findLead, type LeadRow, listLeadsById } from "#app/leads/leads.server.ts";
import { leadSchemas, statusChoice } from "#app/leads/schema.ts";
import { changeSentences, fieldsOf, postedChange } from "./lead-changes.server.ts";
import { leadWasChanged } from "./lead-conflict.server.ts";
import { labelLead } from "./lead-labels.server.ts";
import { tagChosenLeads } from "./lead-tags-action.server.ts";
import { handleSavedViewForm } from "./saved-views-action.server.ts";
import { leadListMessages, leadPanelMessages } from "./words.server.ts";

/** A field that is absent or "" changes nothing. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.union([z.literal(""), schema]));

const schema = z.object({
  /** The chosen leads, unless `all` is the query of a list: then all that it finds. */
  leads: z.array(versioned).check(z.maxLength(pageRows)),
  all: optional(z.string().check(z.maxLength(2_000))),
  /** The form is that of one row. */
  row: z.optional(z.literal("yes")),
  status: optional(statusChoice),
  assigned: optional(z.union([z.literal("none"), z.uuid()])),
  step: optional(z.union([z.literal("none"), z.enum(nextSteps)])),
  at: leadSchemas.handle.shape.at,
});

const undoSchema = z.extend(leadSchemas.handle, { id: z.uuid() });

/**
 * Handles the list's forms: one's own saved views, the owner or next step of a row, and the status, owner and next step
 * of the chosen leads, or of all that the list finds.
 */
export async function handleLeadsForm(admin: Admin, form: FormData): Promise<Outcome> {
  const { staff, locale } = admin;
  const texts = textsOf(form);
  const ofViews = await handleSavedViewForm(admin, texts);
  if (ofViews) return ofViews;
  if (texts.intent === "tag") return tagChosenLeads(admin, form);
  const messages = leadListMessages[locale].chosen;
  const undone = form.getAll("undo");
  if (undone.length > 0) return takeBack(admin, undone.map(String), texts.row === "yes");
  const { success, data } = schema.safeParse({ ...texts, leads: form.getAll("lead") });
  const wish = success ? wishOf(data) : {};
  const isAll = data?.all !== undefined;
  if (!success || Object.keys(wish).length === 0 || (!isAll && data.leads.length === 0))
    return { done: false, text: messages.nothing };
  const change = isAll
    ? await changeFoundLeads(staff, readLeadView(new URLSearchParams(data.all)).filter, wish)
    : await changeChosen(admin, data.leads, wish);
  if (!change) return { done: false, text: messages.tooMany };
  const undo = undoOf(change);
  if (data.row) return rowOutcome(admin, change, undo);
  const ended = wish.next && !wish.status ? change.before.filter((lead) => hasEnded(lead.status)).length : 0;
  const asked = isAll ? change.before.length : data.leads.length;
  const missed = asked - change.changed.length - ended;
  return {
    done: missed === 0,
    text: [
      countWords(messages.changed, change.changed.length, locale),
      ...(ended > 0 ? [countWords(messages.ended, ended, locale)] : []),
      ...(missed > 0 ? [countWords(messages.missed, missed, locale)] : []),
    ].join(" "),
    ...(undo.length > 0 ? { undo: { undo } } : {}),
  };
}

/** What a form of the list asks for; nothing if all its fields are empty. */
function wishOf({ status, assigned, step, at }: z.infer<typeof schema>): LeadWish {
  return {
    ...(status || {}),
    ...(assigned ? { assignedTo: assigned === "none" ? null : assigned } : {}),
    ...(step === "none" ? { next: null } : step && at ? { next: { step, at } } : {}),
  };
}

/** Leads as they were before a change, and those that were changed. */
interface ListChange {
  before: LeadRow[];
  changed: ChangedLead[];
}

async function changeChosen(
  { staff }: Admin,
  leads: readonly ChangedLead[],
  wish: LeadWish,
): Promise<ListChange> {
  const before = await listLeadsById(
    staff,
    leads.map(({ id }) => id),
  );
  return {
    before,
    changed: await changeLeads(
      staff,
      leads.map((lead) => ({ ...lead, ...wish })),
    ),
  };
}

/** The hidden fields that undo a change, one for each lead. */
function undoOf({ before, changed }: ListChange): string[] {
  const leads = new Map(before.map((lead) => [lead.id, lead]));
  return changed.flatMap(({ id, version }) => {
    const lead = leads.get(id);
    return lead ? new URLSearchParams(fieldsOf(lead, version)).toString() : [];
  });
}

/** What became of the lead of one row: what has changed, or who was faster. */
async function rowOutcome(
  admin: Admin,
  { before: [before], changed }: ListChange,
  undo: readonly string[],
): Promise<Outcome> {
  const { staff, locale } = admin;
  const messages = leadPanelMessages[locale];
  const now = before && (await findLead(staff, before.id));
  if (!before || !now) return { done: false, form: "row", text: leadListMessages[locale].gone };
  const { title } = labelLead(now, new Date(), locale);
  if (changed.length === 0) {
    const conflict = await leadWasChanged(admin, now);
    return {
      done: false,
      form: "row",
      title: conflict.title,
      text: `${title}: ${conflict.happened} ${leadListMessages[locale].again}`,
    };
  }
  const sentences = changeSentences(before, now, await listNames(staff), locale);
  return {
    done: true,
    form: "row",
    title,
    text: sentences.join(" ") || messages.done.nothing,
    ...(sentences.length > 0 ? { undo: { undo, row: "yes" } } : {}),
  };
}

/**
 * Undoes a change of one row or of several leads. Those that a colleague has changed since are left as they are.
 */
async function takeBack(
  { staff, locale }: Admin,
  fields: readonly string[],
  isRow: boolean,
): Promise<Outcome> {
  const messages = leadListMessages[locale].chosen;
  const asked = fields.slice(0, changedMost);
  const changes = asked.flatMap((one) => {
    const undo = undoSchema.safeParse(Object.fromEntries(new URLSearchParams(one)));
    return undo.success ? [postedChange(undo.data.id, undo.data)] : [];
  });
  const missed = asked.length - (await changeLeads(staff, changes)).length;
  const text = missed === 0 ? messages.undone : countWords(messages.missed, missed, locale);
  return { done: missed === 0, text, ...(isRow ? { form: "row" } : {}) };
}
