import * as z from "zod/mini";
import { versionOf } from "#app/admin/admin-request.server.ts";
import { mergedFields } from "#app/admin/ui/merged-fields.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { swedishDay } from "#app/demos/schema.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { findDemo } from "./data.server.ts";
import { moveTo, moveToTyped, saveNote } from "./demo-changes.server.ts";
import { cancelDemo, inviteDemo, markDemo, setMeetingLink } from "./mutations.server.ts";
import { linkText, reasonText } from "./schema.ts";
import { demoStaffWords } from "./staff-words.server.ts";
import { tieByHand } from "./tie-action.server.ts";
import { demoPanelWords } from "./words.server.ts";

const marked = z.enum(["booked", "no_show", "done"]);

export async function actOnDemo(
  staff: StaffAccess,
  id: string,
  form: FormData,
  locale: Locale,
): Promise<Outcome> {
  const words = demoPanelWords[locale];
  const refused = (why: keyof typeof words.refused): Outcome => ({ done: false, text: words.refused[why] });
  const posted = textsOf(form);
  if (posted.intent === "tieDemo")
    return (await tieByHand(staff, { ...posted, demo: id }, null, locale)) ?? refused("unknown");
  const { intent, selectedDate, selectedTime = "", link: typed = "", ...sent } = posted;
  const version = versionOf(sent.version);
  const before = await findDemo(staff, id);
  if (!before) return refused("gone");
  if (version === undefined) return refused("unknown");
  const known = { id, version };
  const after = String(version + 1);
  switch (intent) {
    case "move": {
      const slot = new Date(selectedTime.trim());
      // A time of another day than the chosen one is not valid.
      if (Number.isNaN(slot.getTime()) || (selectedDate !== undefined && swedishDay(slot) !== selectedDate))
        return wrong("move", "time", words.move.timeMissing, { selectedDate: selectedDate ?? "" });
      return moveTo(staff, known, before, { slot, anyway: sent.anyway !== undefined }, locale);
    }
    case "moveTo":
      return moveToTyped(staff, known, before, sent, locale);
    case "cancel": {
      const reason = reasonText.safeParse(sent.reason ?? "");
      if (!reason.success)
        return wrong("cancel", "reason", demoStaffWords[locale].cancelled.tooLong, {
          reason: sent.reason ?? "",
        });
      const cancelled = await cancelDemo(staff, known, reason.data);
      return cancelled === "done" ? { done: true, text: words.done.cancel } : refused(cancelled);
    }
    case "note":
      return saveNote(staff, known, before, sent, locale);
    case "invite": {
      const invited = await inviteDemo(staff, known);
      return invited === "done"
        ? { done: true, version: version + 1, text: demoStaffWords[locale].invite.done }
        : refused(invited);
    }
    case "mark": {
      const outcome = marked.safeParse(sent.outcome);
      if (!outcome.success) return refused("unknown");
      const change = await markDemo(staff, known, outcome.data);
      if (change !== "done") return refused(change);
      return {
        done: true,
        version: version + 1,
        text: words.done[outcome.data],
        undo: { intent, version: after, outcome: before.status },
      };
    }
    case "link": {
      const link = typed.trim() === "" ? null : linkText.safeParse(typed.trim());
      if (link && !link.success)
        return wrong("link", "link", words.link.wrong, {
          link: typed,
          began: sent.began ?? "",
          version: sent.version ?? "",
        });
      const change = await setMeetingLink(staff, known, link ? link.data : null);
      if (change !== "done") return linkRefused(staff, id, typed, sent.began, locale);
      return {
        done: true,
        version: version + 1,
        form: "link",
        text: link ? words.done.link : words.done.linkRemoved,
        undo: { intent, version: after, link: before.meetingLink ?? "" },
      };
    }
    default:
      return refused("unknown");
  }
}

function wrong(form: string, name: string, text: string, values: Record<string, string>): Outcome {
  return { done: false, form, text, values, wrong: [{ fieldId: `demo-${name}`, name, text }] };
}

/** The answer when a link was saved on an old version: it stays in its field, to be saved again. */
async function linkRefused(
  staff: StaffAccess,
  id: string,
  wrote: string,
  began: string | undefined,
  locale: Locale,
): Promise<Outcome> {
  const { link: words, refused } = demoPanelWords[locale];
  const now = await findDemo(staff, id);
  if (!now) return { done: false, text: refused.gone };
  // The undo form doesn't know what the field held when it was opened, so nothing is put into the field.
  if (began === undefined || now.status !== "booked") return { done: false, text: refused.changed };
  const link = now.meetingLink ?? "";
  const values = { ...mergedFields({ link: began }, { link: wrote }, { link }), began: link };
  const text =
    link === began || link === "" ? words.changed : words.changedLink.replace("{link}", () => link);
  return { done: false, form: "link", text, values: { ...values, version: String(now.version) } };
}
