import * as z from "zod/mini";
import { leadWords } from "#app/content/admin/frame.server.ts";
import { leadPageWords } from "#app/content/admin/leads.server.ts";
import { fill } from "#app/language/fill.ts";
import type { Locale } from "#app/language/locale.ts";
import { findLead, listColleagues, listEvents } from "#app/leads/desk/data.server.ts";
import type { Desk } from "#app/leads/desk/desk.server.ts";
import { addNote, changeLead, removeNote, sendReply } from "#app/leads/desk/mutations.server.ts";
import { leadStatuses } from "#app/leads/desk/rules.ts";
import type { LeadOutcome } from "./lead-notice.tsx";

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

const schemas = {
  handle: z.object({
    version: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
    status: z.optional(z.enum(leadStatuses)),
    assigned: z.optional(z.union([z.literal(""), z.uuid()])),
  }),
  note: z.object({ id: z.uuid(), text: lines(4000) }),
  removeNote: z.object({ note: z.uuid() }),
  reply: z.object({ id: z.uuid(), subject: text(200, /\p{Cc}/gu), body: lines(10_000) }),
};

/**
 * Does what a form of a lead's page asks for. Gives what became of it, or null when the lead is gone or the form is
 * none of this page's.
 */
export async function actOnLead(
  desk: Desk,
  leadId: string,
  form: FormData,
  locale: Locale,
): Promise<LeadOutcome | null> {
  const posted = Object.fromEntries([...form].filter((entry) => typeof entry[1] === "string"));
  const lead = await findLead(desk, leadId);
  if (!lead) return null;
  const words = leadPageWords[locale];
  switch (posted.intent) {
    case "handle": {
      const asked = schemas.handle.safeParse(posted);
      return asked.success ? handle(desk, leadId, asked.data, locale) : null;
    }
    case "note": {
      const note = schemas.note.safeParse(posted);
      if (!note.success) return wrong("note", "note", ["text"], words.wrong.note, posted);
      await addNote(desk, { ...note.data, leadId });
      return { kind: "done", what: "note", text: words.done.note };
    }
    case "removeNote": {
      const asked = schemas.removeNote.safeParse(posted);
      const said = asked.success ? await removeNote(desk, asked.data.note) : null;
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
      await addNote(desk, { ...note.data, leadId });
      return { kind: "done", what: "restoreNote", text: words.done.noteRestored };
    }
    case "reply": {
      const reply = schemas.reply.safeParse(posted);
      if (!lead.email) return null;
      if (!reply.success) {
        const fields = (["subject", "body"] as const).filter((name) =>
          reply.error.issues.some(({ path }) => path[0] === name),
        );
        return {
          kind: "wrong",
          what: "reply",
          errors: fields.map((name) => ({ fieldId: `reply-${name}`, name, text: words.wrong[name] })),
          values: textsOf(posted),
        };
      }
      await sendReply(desk, { ...reply.data, leadId, recipient: lead.email, locale: lead.locale });
      return { kind: "done", what: "reply", text: fill(words.done.reply, { to: lead.email }) };
    }
    default:
      return null;
  }
}

async function handle(
  desk: Desk,
  id: string,
  { version, status, assigned }: z.infer<typeof schemas.handle>,
  locale: Locale,
): Promise<LeadOutcome | null> {
  const words = leadPageWords[locale];
  const before = await findLead(desk, id);
  const assignedTo = assigned === undefined ? undefined : assigned || null;
  const change = await changeLead(desk, {
    id,
    version,
    ...(status === undefined ? {} : { status }),
    ...(assignedTo === undefined ? {} : { assignedTo }),
  });
  const colleagues = await listColleagues(desk);
  const nameOf = (person: string | null | undefined) => colleagues.find((each) => each.id === person)?.name;
  if (!change.done) {
    if (!change.now) return null;
    const last = (await listEvents(desk, id)).find(({ kind }) => kind === "status" || kind === "assigned");
    const who = nameOf(last?.actor) ?? words.conflict.somebody;
    return { kind: "refused", title: fill(words.conflict.title, { who }), text: words.conflict.text };
  }
  const told = [
    ...(status && status !== before?.status
      ? [fill(words.done.status, { status: leadWords[locale].statuses[status].toLowerCase() })]
      : []),
    ...(assignedTo !== undefined && assignedTo !== before?.assignedTo
      ? [assignedTo ? fill(words.done.assigned, { name: nameOf(assignedTo) ?? "" }) : words.done.unassigned]
      : []),
  ];
  return {
    kind: "done",
    what: "handle",
    text: told.join(" ") || words.done.nothing,
    ...(before && told.length > 0
      ? {
          undo: {
            intent: "handle",
            values: {
              version: String(change.version),
              status: before.status,
              assigned: before.assignedTo ?? "",
            },
          },
        }
      : {}),
  };
}

function wrong(
  what: "note" | "reply",
  form: string,
  names: readonly string[],
  message: string,
  posted: Record<string, unknown>,
): LeadOutcome {
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
