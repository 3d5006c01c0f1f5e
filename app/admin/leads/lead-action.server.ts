import * as z from "zod/mini";
import { listNames } from "#app/admin/colleagues.server.ts";
import { wrongFields } from "#app/admin/ui/outcome.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { type LeadStatus, leadStatuses } from "#app/domain/lead-status.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { findLead, type LeadRow, listEvents } from "./data.server.ts";
import type { LeadOutcome } from "./lead-notice.tsx";
import { addNote, changeLead, removeNote, sendReply } from "./mutations.server.ts";
import { leadPanelWords, leadStatusWords } from "./words.server.ts";

/** A text of a form's field: trimmed, line breaks as \n, without control characters. */
const text = (most: number, pattern: RegExp) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.replace(/\r\n?/g, "\n").replace(pattern, "").trim().toWellFormed()),
    ),
    z.string().check(
      z.minLength(1),
      z.refine((value) => Array.from(value).length <= most),
    ),
  );
const lines = (most: number) => text(most, /[^\P{Cc}\n\t]/gu);
const version = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

const schemas = {
  handle: z.object({
    version,
    status: z.optional(z.enum(leadStatuses)),
    assigned: z.optional(z.union([z.literal(""), z.uuid()])),
  }),
  note: z.object({ id: z.uuid(), text: lines(4000) }),
  removeNote: z.object({ note: z.uuid() }),
  reply: z.object({ id: z.uuid(), version, subject: text(200, /\p{Cc}/gu), body: lines(10_000) }),
};

/** Handles a form of a lead's page. Gives its outcome; null when the lead is gone or the form is unknown. */
export async function actOnLead(
  staff: StaffAccess,
  leadId: string,
  form: FormData,
  locale: Locale,
): Promise<LeadOutcome | null> {
  const posted = textsOf(form);
  const lead = await findLead(staff, leadId);
  if (!lead) return null;
  const words = leadPanelWords[locale];
  switch (posted.intent) {
    case "handle": {
      const asked = schemas.handle.safeParse(posted);
      return asked.success ? handle(staff, leadId, asked.data, locale) : null;
    }
    case "note": {
      const note = schemas.note.safeParse(posted);
      if (!note.success)
        return wrongFields("note", note.error, posted, words.wrong.title, { text: words.wrong.note });
      await addNote(staff, { ...note.data, leadId });
      return { done: true, form: "note", text: words.done.note };
    }
    case "removeNote": {
      const asked = schemas.removeNote.safeParse(posted);
      const text = asked.success ? await removeNote(staff, asked.data.note) : null;
      if (text === null) return { done: false, title: words.conflict.somebody, text: words.notTaken };
      return {
        done: true,
        text: words.done.noteRemoved,
        undo: { intent: "restoreNote", id: crypto.randomUUID(), text },
      };
    }
    case "restoreNote": {
      const note = schemas.note.safeParse(posted);
      if (!note.success) return null;
      await addNote(staff, { ...note.data, leadId });
      return { done: true, text: words.done.noteRestored };
    }
    case "reply": {
      const reply = schemas.reply.safeParse(posted);
      if (!lead.email) return null;
      if (!reply.success) {
        const { title, subject, body } = words.wrong;
        const refused = wrongFields("reply", reply.error, posted, title, { subject, body });
        return refused.wrong?.length ? refused : null;
      }
      const { email: recipient, locale: language } = lead;
      const sent = await sendReply(staff, { ...reply.data, leadId, recipient, locale: language });
      if (!sent.done) return conflict(staff, sent.now, locale, posted);
      return {
        done: true,
        form: "reply",
        text: fill(words.done.reply, { to: recipient }),
        version: sent.version,
      };
    }
    default:
      return null;
  }
}

async function handle(
  staff: StaffAccess,
  id: string,
  { version: madeOn, status, assigned }: z.infer<typeof schemas.handle>,
  locale: Locale,
): Promise<LeadOutcome | null> {
  const words = leadPanelWords[locale];
  const before = await findLead(staff, id);
  const assignedTo = assigned === undefined ? undefined : assigned || null;
  const change = await changeLead(staff, {
    id,
    version: madeOn,
    status,
    assignedTo,
  });
  if (!change.done) return conflict(staff, change.now, locale);
  const names = await listNames(staff);
  const changes = [
    ...(status && status !== before?.status ? [statusText(status, locale)] : []),
    ...(assignedTo !== undefined && assignedTo !== before?.assignedTo
      ? [assigneeText(assignedTo, names, locale)]
      : []),
  ];
  return {
    done: true,
    text: changes.join(" ") || words.done.nothing,
    version: change.version,
    ...(before && changes.length > 0
      ? {
          undo: {
            intent: "handle",
            id,
            version: String(change.version),
            status: before.status,
            assigned: before.assignedTo ?? "",
          },
        }
      : {}),
  };
}

/** Says who changed the lead first and how. `reply` is the email that was therefore not sent. */
async function conflict(
  staff: StaffAccess,
  now: LeadRow | undefined,
  locale: Locale,
  reply?: Record<string, string>,
): Promise<LeadOutcome | null> {
  if (!now) return null;
  const words = leadPanelWords[locale].conflict;
  const [events, names] = await Promise.all([listEvents(staff, now.id), listNames(staff)]);
  const last = events.find(({ kind }) => kind === "status" || kind === "assigned" || kind === "reply");
  const happened =
    last?.kind === "reply"
      ? fill(words.replied, { subject: last.reply?.subject ?? "" })
      : last?.kind === "assigned"
        ? assigneeText(now.assignedTo, names, locale)
        : statusText(now.status, locale);
  return {
    done: false,
    title: fill(words.title, { who: names.get(last?.actor ?? "") ?? words.somebody }),
    text: `${happened} ${reply ? words.notSent : words.text}`,
    conflict: { version: now.version, ...(reply ? { reply } : {}) },
  };
}

function statusText(status: LeadStatus, locale: Locale): string {
  return fill(leadPanelWords[locale].done.status, {
    status: leadStatusWords[locale].one[status].toLowerCase(),
  });
}

function assigneeText(person: string | null, names: ReadonlyMap<string, string>, locale: Locale): string {
  const { assigned, unassigned } = leadPanelWords[locale].done;
  return person ? fill(assigned, { name: names.get(person) ?? "" }) : unassigned;
}
