import * as z from "zod/mini";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { type LeadStatus, leadStatuses } from "#app/domain/lead-status.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { findLead, type LeadFile, listColleagues, listEvents } from "./data.server.ts";
import type { LeadAnswer } from "./lead-notice.tsx";
import { leadStatusWords } from "./lead-words.server.ts";
import { addNote, changeLead, removeNote, sendReply } from "./mutations.server.ts";
import { leadPageWords } from "./words.server.ts";

/** A text as a form's field holds it: trimmed, line breaks as \n, without characters that hide or break a line. */
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

/**
 * Does what a form of a lead's page asks for. Gives what became of it, or null when the lead is gone or the form is
 * none of this page's.
 */
export async function actOnLead(
  staff: StaffAccess,
  leadId: string,
  form: FormData,
  locale: Locale,
): Promise<LeadAnswer | null> {
  const posted = Object.fromEntries([...form].filter((entry) => typeof entry[1] === "string"));
  const lead = await findLead(staff, leadId);
  if (!lead) return null;
  const words = leadPageWords[locale];
  switch (posted.intent) {
    case "handle": {
      const asked = schemas.handle.safeParse(posted);
      return asked.success ? handle(staff, leadId, asked.data, locale) : null;
    }
    case "note": {
      const note = schemas.note.safeParse(posted);
      if (!note.success) return wrong("note", "note", ["text"], words.wrong.note, posted);
      await addNote(staff, { ...note.data, leadId });
      return { kind: "done", what: "note", text: words.done.note };
    }
    case "removeNote": {
      const asked = schemas.removeNote.safeParse(posted);
      const said = asked.success ? await removeNote(staff, asked.data.note) : null;
      if (said === null) return { kind: "refused", title: words.conflict.somebody, text: words.notTaken };
      return {
        kind: "done",
        what: "removeNote",
        text: words.done.noteRemoved,
        undo: { intent: "restoreNote", values: { id: crypto.randomUUID(), text: said } },
      };
    }
    case "restoreNote": {
      const note = schemas.note.safeParse(posted);
      if (!note.success) return null;
      await addNote(staff, { ...note.data, leadId });
      return { kind: "done", what: "restoreNote", text: words.done.noteRestored };
    }
    case "reply": {
      const reply = schemas.reply.safeParse(posted);
      if (!lead.email) return null;
      if (!reply.success) {
        const fields = (["subject", "body"] as const).filter((name) =>
          reply.error.issues.some(({ path }) => path[0] === name),
        );
        if (fields.length === 0) return null;
        return {
          kind: "wrong",
          what: "reply",
          errors: fields.map((name) => ({ fieldId: `reply-${name}`, name, text: words.wrong[name] })),
          values: textsOf(posted),
        };
      }
      const { email: recipient, locale: language } = lead;
      const sent = await sendReply(staff, { ...reply.data, leadId, recipient, locale: language });
      if (!sent.done) return conflict(staff, sent.now, locale, textsOf(posted));
      return {
        kind: "done",
        what: "reply",
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
): Promise<LeadAnswer | null> {
  const words = leadPageWords[locale];
  const before = await findLead(staff, id);
  const assignedTo = assigned === undefined ? undefined : assigned || null;
  const change = await changeLead(staff, {
    id,
    version: madeOn,
    ...(status === undefined ? {} : { status }),
    ...(assignedTo === undefined ? {} : { assignedTo }),
  });
  if (!change.done) return conflict(staff, change.now, locale);
  const nameOf = await namesOf(staff);
  const told = [
    ...(status && status !== before?.status ? [statusText(status, locale)] : []),
    ...(assignedTo !== undefined && assignedTo !== before?.assignedTo
      ? [assigneeText(assignedTo, nameOf, locale)]
      : []),
  ];
  return {
    kind: "done",
    what: "handle",
    text: told.join(" ") || words.done.nothing,
    version: change.version,
    ...(before && told.length > 0
      ? {
          undo: {
            intent: "handle",
            values: {
              id,
              version: String(change.version),
              status: before.status,
              assigned: before.assignedTo ?? "",
            },
          },
        }
      : {}),
  };
}

/** Tells who was ahead and what they did. `reply` is the email that was not sent for it. */
async function conflict(
  staff: StaffAccess,
  now: LeadFile | undefined,
  locale: Locale,
  reply?: Record<string, string>,
): Promise<LeadAnswer | null> {
  if (!now) return null;
  const words = leadPageWords[locale].conflict;
  const [events, nameOf] = await Promise.all([listEvents(staff, now.id), namesOf(staff)]);
  const last = events.find(({ kind }) => kind === "status" || kind === "assigned" || kind === "reply");
  const happened =
    last?.kind === "reply"
      ? fill(words.replied, { subject: last.reply?.subject ?? "" })
      : last?.kind === "assigned"
        ? assigneeText(now.assignedTo, nameOf, locale)
        : statusText(now.status, locale);
  return {
    kind: "refused",
    title: fill(words.title, { who: nameOf(last?.actor) ?? words.somebody }),
    text: `${happened} ${reply ? words.notSent : words.text}`,
    conflict: { version: now.version, ...(reply ? { reply } : {}) },
  };
}

type NameOf = (person: string | null | undefined) => string | undefined;

async function namesOf(staff: StaffAccess): Promise<NameOf> {
  const colleagues = await listColleagues(staff);
  return (person) => colleagues.find(({ id }) => id === person)?.name;
}

function statusText(status: LeadStatus, locale: Locale): string {
  return fill(leadPageWords[locale].done.status, {
    status: leadStatusWords[locale].one[status].toLowerCase(),
  });
}

function assigneeText(person: string | null, nameOf: NameOf, locale: Locale): string {
  const { assigned, unassigned } = leadPageWords[locale].done;
  return person ? fill(assigned, { name: nameOf(person) ?? "" }) : unassigned;
}

function wrong(
  what: "note" | "reply",
  form: string,
  names: readonly string[],
  message: string,
  posted: Record<string, unknown>,
): LeadAnswer {
  return {
    kind: "wrong",
    what,
    errors: names.map((name) => ({ fieldId: `${form}-${name}`, name, text: message })),
    values: textsOf(posted),
  };
}

function textsOf(posted: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(posted).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
