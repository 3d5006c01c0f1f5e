import * as z from "zod/mini";
import { mergedFields } from "#app/admin/ui/merged-fields.ts";
import { whenWithin } from "#app/demos/booked-view.server.ts";
import { swedishDay } from "#app/demos/schema.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { findDemo } from "./data.server.ts";
import type { DemoOutcome } from "./demo-notice.tsx";
import { cancelDemo, markDemo, moveDemo, setMeetingLink } from "./mutations.server.ts";
import { linkText } from "./schema.ts";
import { demoPanelWords } from "./words.server.ts";

const version = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
const marked = z.enum(["booked", "no_show", "done"]);

/** Does what a form of a booking's panel asks for. */
export async function actOnDemo(
  staff: StaffAccess,
  id: string,
  form: FormData,
  locale: Locale,
): Promise<DemoOutcome> {
  const words = demoPanelWords[locale];
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const asked = version.safeParse(text("version"));
  const before = await findDemo(staff, id);
  if (!before) return { kind: "refused", text: words.refused.gone };
  if (!asked.success) return { kind: "refused", text: words.refused.unknown };
  const known = { id, version: asked.data };
  switch (text("intent")) {
    case "move": {
      const slot = new Date(text("selectedTime"));
      // A time of another day than the chosen one counts as none.
      if (
        Number.isNaN(slot.getTime()) ||
        (form.has("selectedDate") && swedishDay(slot) !== text("selectedDate"))
      )
        return {
          kind: "wrong",
          form: "move",
          text: words.move.timeMissing,
          values: { selectedDate: text("selectedDate") },
        };
      const moved = await moveDemo(staff, known, slot);
      const after = await findDemo(staff, id);
      if (moved !== "done")
        return {
          kind: "refused",
          text: words.refused[moved],
          ...(after && moved === "changed" ? { conflict: { version: after.version } } : {}),
        };
      return {
        kind: "done",
        version: known.version + 1,
        text: fill(words.done.move, { when: after ? whenWithin(after, locale, words.ownTime) : "" }),
        ...(after && before.startsAt > new Date()
          ? {
              undo: {
                intent: "move",
                version: String(after.version),
                selectedTime: before.startsAt.toISOString(),
              },
            }
          : {}),
      };
    }
    case "cancel": {
      const cancelled = await cancelDemo(staff, known);
      return cancelled === "done"
        ? { kind: "done", text: words.done.cancel }
        : { kind: "refused", text: words.refused[cancelled] };
    }
    case "mark": {
      const outcome = marked.safeParse(text("outcome"));
      if (!outcome.success) return { kind: "refused", text: words.refused.unknown };
      const told = await markDemo(staff, known, outcome.data);
      if (told !== "done") return { kind: "refused", text: words.refused[told] };
      const undo = { intent: "mark", version: String(known.version + 1), outcome: before.status };
      return { kind: "done", version: known.version + 1, text: words.done[outcome.data], undo };
    }
    case "link": {
      const typed = text("link");
      const link = typed === "" ? null : linkText.safeParse(typed);
      if (link && !link.success) return wrongLink(words.link.wrong, form);
      const set = await setMeetingLink(staff, known, link ? link.data : null);
      if (set !== "done") return linkRefused(staff, id, form, locale);
      return {
        kind: "done",
        version: known.version + 1,
        form: "link",
        text: link ? words.done.link : words.done.linkRemoved,
        undo: { intent: "link", version: String(known.version + 1), link: before.meetingLink ?? "" },
      };
    }
    default:
      return { kind: "refused", text: words.refused.unknown };
  }
}

function wrongLink(text: string, form: FormData): DemoOutcome {
  const values = Object.fromEntries(
    ["link", "began", "version"].map((name) => [name, String(form.get(name) ?? "")]),
  );
  return { kind: "wrong", form: "link", text, values, wrong: [{ fieldId: "demo-link", name: "link", text }] };
}

/** The answer to a link that was written while the booking was changed: it stands in its field, to be saved again. */
async function linkRefused(
  staff: StaffAccess,
  id: string,
  form: FormData,
  locale: Locale,
): Promise<DemoOutcome> {
  const { link: words, refused } = demoPanelWords[locale];
  const now = await findDemo(staff, id);
  if (!now) return { kind: "refused", text: refused.gone };
  const [began, wrote] = [form.get("began"), String(form.get("link") ?? "")];
  // The form that takes a change back doesn't tell what it began with, and puts nothing into the field.
  if (typeof began !== "string" || now.status !== "booked") return { kind: "refused", text: refused.changed };
  const link = now.meetingLink ?? "";
  const values = { ...mergedFields({ link: began }, { link: wrote }, { link }), began: link };
  const text = link === began || link === "" ? words.changed : fill(words.changedLink, { link });
  return { kind: "refused", form: "link", text, values: { ...values, version: String(now.version) } };
}
