import * as z from "zod/mini";
import { type Admin, readVersion } from "#app/admin/admin-request.server.ts";
import { listNames, nameOf } from "#app/admin/colleagues.server.ts";
import { handleLinkForm } from "#app/admin/leads/link-demo-action.server.ts";
import { type Outcome, wrongField } from "#app/admin/ui/outcome.ts";
import { cancelDemo, inviteDemo, markDemo } from "#app/demos/change-demo.server.ts";
import { findDemo, listChanges } from "#app/demos/demos.server.ts";
import { reasonText } from "#app/demos/staff-schema.ts";
import { demoRefusedMessages } from "#app/demos/words.server.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { moveTo, saveLink, saveNote } from "./demo-changes.server.ts";
import { demoChangeText } from "./demo-view.server.ts";
import { demoPanelMessages, demoStaffMessages } from "./words.server.ts";

const marked = z.enum(["booked", "no_show", "done"]);

/** Handles a form of a demo's page. When somebody changed the demo first, the title of the refusal says who and how. */
export async function handleDemoForm(admin: Admin, id: string, form: FormData): Promise<Outcome> {
  const { staff, locale } = admin;
  const posted = textsOf(form);
  const outcome = await handlePostedForm(admin, id, posted);
  if (outcome.done || outcome.wrong) return outcome;
  const [now, [last], names] = await Promise.all([
    findDemo(staff, id),
    listChanges(staff, [id], { limit: 1 }),
    listNames(staff),
  ]);
  if (!last || now?.version === readVersion(posted.version)) return outcome;
  // A demo's log has all its changes except links to a lead.
  if (now?.updatedAt.getTime() !== last.at.getTime()) return outcome;
  const { event, first } = demoPanelMessages[locale];
  const who = nameOf(names, last.actor, locale) ?? event.visitor;
  const values = { who, what: demoChangeText(last, locale), when: formatShortMoment(last.at, locale) };
  return { ...outcome, title: fill(first, values) };
}

async function handlePostedForm(admin: Admin, id: string, posted: Fields): Promise<Outcome> {
  const { staff, locale } = admin;
  const messages = demoPanelMessages[locale];
  const refusals = demoRefusedMessages[locale];
  const refused = (reason: keyof typeof refusals): Outcome => ({ done: false, text: refusals[reason] });
  if (posted.intent === "linkDemo")
    return (await handleLinkForm(admin, { ...posted, demo: id }, null)) ?? refused("unknown");
  const { intent, ...sent } = posted;
  const version = readVersion(sent.version);
  const before = await findDemo(staff, id);
  if (!before) return refused("gone");
  if (version === undefined) return refused("unknown");
  const base = { id, version };
  switch (intent) {
    case "move":
      return moveTo(admin, base, before, posted);
    case "cancel": {
      const reason = reasonText.safeParse(sent.reason ?? "");
      if (!reason.success)
        return wrongField("cancel", "reason", demoStaffMessages[locale].cancelled.tooLong, sent);
      const cancelled = await cancelDemo(staff, base, reason.data);
      if (cancelled === "done") return { done: true, text: messages.done.cancel };
      const latest = { version: String((await findDemo(staff, id))?.version) };
      return { ...refused(cancelled), form: "cancel", values: { ...sent, ...latest } };
    }
    case "note":
      return saveNote(admin, base, before, sent);
    case "invite": {
      const invited = await inviteDemo(staff, base);
      return invited === "done"
        ? { done: true, version: version + 1, text: demoStaffMessages[locale].invite.done }
        : refused(invited);
    }
    case "mark": {
      const outcome = marked.safeParse(sent.outcome);
      if (!outcome.success) return refused("unknown");
      const change = await markDemo(staff, base, outcome.data);
      if (change !== "done") return refused(change);
      return {
        done: true,
        version: version + 1,
        text: messages.done[outcome.data],
        undo: { intent, version: String(version + 1), outcome: before.status },
      };
    }
    case "link":
      return saveLink(admin, base, before, sent);
    default:
      return refused("unknown");
  }
}
