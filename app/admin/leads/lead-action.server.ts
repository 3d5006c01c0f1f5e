import * as z from "zod/mini";
import type { Admin } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { handleEmailForm } from "#app/admin/emails/email-action.server.ts";
import { incomingEmailMessages } from "#app/admin/emails/incoming-email-words.server.ts";
import { type Outcome, wrongField, wrongFields } from "#app/admin/ui/outcome.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import {
  addNote,
  changeLead,
  logCall,
  removeNote,
  sendLeadEmail,
  takeBackEmail,
} from "#app/leads/change-lead.server.ts";
import { readAttachments } from "#app/leads/conversation/attachments.server.ts";
import { heldSeconds } from "#app/leads/conversation/held-email.ts";
import { markIncomingEmail } from "#app/leads/conversation/incoming-emails.server.ts";
import { unwrittenBlanks } from "#app/leads/conversation/open-places.ts";
import { unfilledPlaceholders } from "#app/leads/conversation/placeholders.ts";
import { readSigner } from "#app/leads/conversation/signer.server.ts";
import { listTemplates } from "#app/leads/conversation/templates.server.ts";
import { findLead, type LeadRow } from "#app/leads/leads.server.ts";
import { findWithMerged } from "#app/leads/merging.server.ts";
import { leadSchemas } from "#app/leads/schema.ts";
import { handleCorrection } from "./correct-facts-action.server.ts";
import { saysSomething, templatesFor } from "./email-form-view.server.ts";
import { changeSentences, fieldsOf, postedChange } from "./lead-changes.server.ts";
import { leadWasChanged } from "./lead-conflict.server.ts";
import { correctFactsForm } from "./lead-facts.tsx";
import { handleWithdrawal } from "./lead-offers-action.server.ts";
import { handleOrderForm } from "./lead-orders-action.server.ts";
import { handleTagForm } from "./lead-tags-action.server.ts";
import { handleLinkForm } from "./link-demo-action.server.ts";
import { handleMergeForm } from "./merge-action.server.ts";
import { leadPanelMessages } from "./words.server.ts";

/** Handles a form of a lead's page. Null when the lead is gone or the form is invalid. */
export async function handleLeadForm(admin: Admin, leadId: string, form: FormData): Promise<Outcome | null> {
  const { staff, locale } = admin;
  const { quick, ...texts } = textsOf(form);
  // A button with one of the offered times overrides the field.
  const posted: Record<string, string> = quick ? { ...texts, at: quick } : texts;
  const lead = await findWithMerged(staff, leadId);
  if (!lead) return null;
  const messages = leadPanelMessages[locale];
  switch (posted.intent) {
    case "handle": {
      const parsed = leadSchemas.handle.safeParse(posted);
      const { title, value, at } = messages.wrong;
      if (parsed.success && (!parsed.data.step || parsed.data.at)) return saveLead(admin, lead, parsed.data);
      const error = parsed.error ?? { issues: [{ path: ["at"] }] };
      const refused = wrongFields("handle", error, posted, title, { value, at });
      return refused.wrong?.length ? refused : null;
    }
    case "call": {
      const parsed = leadSchemas.call.safeParse(posted);
      if (!parsed.success || !(await logCall(staff, leadId, parsed.data.outcome))) return null;
      return { done: true, form: "call", text: messages.done.call[parsed.data.outcome] };
    }
    case "note": {
      const note = leadSchemas.note.safeParse(posted);
      if (!note.success) return wrongField("note", "text", messages.wrong.note, posted, messages.wrong.title);
      await addNote(staff, { ...note.data, leadId });
      return { done: true, form: "note", text: messages.done.note };
    }
    case "removeNote": {
      const parsed = leadSchemas.removeNote.safeParse(posted);
      const text = parsed.success ? await removeNote(staff, parsed.data.note) : null;
      if (text === null) return { done: false, title: messages.conflict.somebody, text: messages.notTaken };
      return {
        done: true,
        text: messages.done.noteRemoved,
        undo: { intent: "restoreNote", id: crypto.randomUUID(), text },
      };
    }
    case "restoreNote": {
      const note = leadSchemas.note.safeParse(posted);
      if (!note.success) return null;
      await addNote(staff, { ...note.data, leadId });
      return { done: true, text: messages.done.noteRestored };
    }
    case "sendEmail": {
      const writtenEmail = leadSchemas.sendEmail.safeParse(posted);
      if (!lead.email) return null;
      if (!writtenEmail.success) {
        const { title, subject, body } = messages.wrong;
        const refused = wrongFields("sendEmail", writtenEmail.error, posted, title, { subject, body });
        return refused.wrong?.length ? refused : null;
      }
      const signer = await readSigner(staff);
      const now = new Date();
      const written = `${writtenEmail.data.subject} ${writtenEmail.data.body}`;
      const templates = templatesFor({ lead, signer, templates: await listTemplates(staff), now, locale });
      const template = templates.find(({ value }) => value === posted.template);
      const [open] = [
        ...unfilledPlaceholders(written),
        ...(template ? unwrittenBlanks(`${template.subject} ${template.body}`, written) : []),
      ];
      if (open) {
        const name = writtenEmail.data.subject.includes(open) ? "subject" : "body";
        const text = fill(messages.wrong.place, { place: open });
        return wrongField("sendEmail", name, text, posted, messages.wrong.title);
      }
      if (!saysSomething(writtenEmail.data.body, lead, signer, now))
        return wrongField("sendEmail", "body", messages.wrong.empty, posted, messages.wrong.title);
      const files = await readAttachments(form);
      if (typeof files === "string")
        return wrongField("sendEmail", "files", messages.wrong[files], posted, messages.wrong.title);
      const { email: recipient, locale: language } = lead;
      const sent = await sendLeadEmail(staff, {
        ...writtenEmail.data,
        leadId,
        recipient,
        locale: language,
        files,
      });
      if (!sent.done) return leadConflict(admin, sent.now, posted);
      return {
        done: true,
        form: "sendEmail",
        text: fill(messages.done.sendEmail, { to: recipient }),
        version: sent.version,
        undo: { ...writtenText(posted), intent: "undoEmail", email: writtenEmail.data.id },
        held: { seconds: heldSeconds, text: messages.done.held },
      };
    }
    case "undoEmail": {
      const parsed = leadSchemas.undoEmail.safeParse(posted);
      const undone = parsed.success ? await takeBackEmail(staff, parsed.data.email) : undefined;
      if (!undone?.done) return { done: false, text: messages.notTakenBack };
      return {
        done: true,
        form: "undoEmail",
        text: messages.done.undoEmail,
        values: { ...writtenText(posted), files: undone.files.join(", ") },
        ...(undone.version !== undefined && { version: undone.version }),
      };
    }
    case correctFactsForm:
      return handleCorrection(admin, leadId, posted);
    case "merge":
    case "split":
      return handleMergeForm(admin, lead, posted);
    case "tag":
      return handleTagForm(admin, leadId, posted);
    case "markIncomingEmail":
      return handleSpamMark(admin, posted);
    case "retryEmail":
    case "giveUpEmail":
    case "correctEmail":
      return handleEmailForm(admin, posted);
    case "withdrawOffer":
      return handleWithdrawal(admin, lead, posted);
    case "reportOrder":
    case "undoOrder":
    case "addOrder":
      return handleOrderForm(admin, lead, posted);
    case "linkDemo":
      return handleLinkForm(admin, posted, leadId);
    default:
      return null;
  }
}

/** Changes a lead by its form, and gives the change in words with what undoes it. */
async function saveLead(
  admin: Admin,
  before: LeadRow,
  posted: z.infer<typeof leadSchemas.handle>,
): Promise<Outcome | null> {
  const { staff, locale } = admin;
  const change = await changeLead(staff, postedChange(before.id, posted));
  if (!change.done) return leadConflict(admin, change.now);
  const [now, names] = await Promise.all([findLead(staff, before.id), listNames(staff)]);
  const changes = now ? changeSentences(before, now, names, locale) : [];
  return {
    done: true,
    form: "handle",
    text: changes.join(" ") || leadPanelMessages[locale].done.nothing,
    version: change.version,
    ...(changes.length > 0
      ? {
          undo: { intent: "handle", ...fieldsOf(before, change.version) },
        }
      : {}),
  };
}

/** The outcome that says who changed the lead first, and how. `email` is the email that was not sent because of it. */
async function leadConflict(
  admin: Admin,
  latest: LeadRow | undefined,
  email?: Record<string, string>,
): Promise<Outcome | null> {
  if (!latest) return null;
  const messages = leadPanelMessages[admin.locale].conflict;
  const { title, happened } = await leadWasChanged(admin, latest);
  return {
    done: false,
    title,
    text: `${happened} ${email ? messages.notSent : messages.text}`,
    conflict: { version: latest.version, ...(email ? { email } : {}) },
  };
}

/** What somebody wrote in the form of an email, to be shown in it again. */
function writtenText({ subject = "", body = "", template = "" }: Readonly<Record<string, string>>) {
  return { subject, body, template };
}

const markForm = z.object({ incoming: z.uuid(), spam: z.enum(["yes", "no"]) });

/** Handles the button that marks an incoming email as spam or not. Null when the form is invalid or the email is gone. */
async function handleSpamMark(
  { staff, locale }: Admin,
  posted: Readonly<Record<string, string>>,
): Promise<Outcome | null> {
  const form = markForm.safeParse(posted);
  if (!form.success) return null;
  const { incoming, spam } = form.data;
  const isSpam = spam === "yes";
  if (!(await markIncomingEmail(staff, incoming, isSpam))) return null;
  const messages = incomingEmailMessages[locale];
  return {
    done: true,
    text: isSpam ? messages.markedSpam : messages.markedGood,
    undo: { intent: "markIncomingEmail", incoming, spam: isSpam ? "no" : "yes" },
  };
}
