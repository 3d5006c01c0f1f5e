import type { Admin } from "#app/admin/admin-request.server.ts";
import { type Outcome, wrongField, wrongFields } from "#app/admin/ui/outcome.ts";
import { meetingTimeInSentence } from "#app/demos/booked-view.server.ts";
import { moveDemo, noteDemo, setMeetingLink } from "#app/demos/change-demo.server.ts";
import { type DemoFile, findDemo } from "#app/demos/demos.server.ts";
import { linkText, noteText, staffTimeForm } from "#app/demos/staff-schema.ts";
import { demoRefusedMessages } from "#app/demos/words.server.ts";
import type { Versioned } from "#app/domain/versioned.ts";
import { type Fields, initialFields, mergedFields } from "#app/forms/merged-fields.ts";
import { fill } from "#app/i18n/fill.ts";
import { swedishMoment } from "#app/i18n/swedish-time.ts";
import { demoPanelMessages, demoStaffMessages } from "./words.server.ts";

/**
 * Moves a booking to a time of the slot picker, or back to its former time. A time that is closed or outside of the
 * opening hours is refused with a warning, unless `anyway`.
 */
export async function moveTo(
  { staff, locale }: Admin,
  base: Versioned,
  before: DemoFile,
  { slot, anyway }: { slot: Date; anyway: boolean },
): Promise<Outcome> {
  const messages = demoPanelMessages[locale];
  const moved = await moveDemo(staff, base, slot, anyway);
  if (moved === "warnDay" || moved === "warnHours") {
    const { warnings, notYet } = demoStaffMessages[locale].time;
    return { done: false, text: fill(notYet, { warning: warnings[moved] }), values: { warned: "yes" } };
  }
  const now = await findDemo(staff, base.id);
  if (moved !== "done")
    return {
      done: false,
      text: demoRefusedMessages[locale][moved],
      ...(now && moved === "changed" ? { conflict: { version: now.version } } : {}),
    };
  return {
    done: true,
    form: "move",
    version: base.version + 1,
    text: fill(messages.done.move, { when: now ? meetingTimeInSentence(now, locale, messages.ownTime) : "" }),
    ...(now && before.startsAt > new Date()
      ? {
          undo: {
            intent: "move",
            version: String(now.version),
            selectedTime: before.startsAt.toISOString(),
            // Its former time may be outside of the opening hours.
            anyway: "on",
          },
        }
      : {}),
  };
}

/** Moves a booking to a typed day and time; after a warning the fields keep them, to be sent again. */
export async function moveToTyped(
  admin: Admin,
  base: Versioned,
  before: DemoFile,
  sent: Fields,
): Promise<Outcome> {
  const { time: messages } = demoStaffMessages[admin.locale];
  const { day = "", time = "" } = sent;
  const parsed = staffTimeForm.safeParse({ day, time });
  const values = { day, time, version: String(base.version) };
  if (!parsed.success)
    return wrongFields("moveTo", parsed.error, values, messages.wrongTitle, messages.wrong);
  const slot = swedishMoment(`${day}T${time}`) ?? new Date(0);
  const outcome = await moveTo(admin, base, before, { slot, anyway: sent.anyway !== undefined });
  if (outcome.done) return { ...outcome, form: "moveTo" };
  const latest = outcome.conflict ? { version: String(outcome.conflict.version) } : {};
  return { ...outcome, form: "moveTo", values: { ...values, ...outcome.values, ...latest } };
}

/** Saves the meeting's link; "" removes it. On an old version it stays in its field, to be saved again. */
export async function saveLink(
  admin: Admin,
  base: Versioned,
  before: DemoFile,
  sent: Fields,
): Promise<Outcome> {
  const { staff, locale } = admin;
  const { link: messages, done } = demoPanelMessages[locale];
  const typed = (sent.link ?? "").trim();
  const link = typed === "" ? null : linkText.safeParse(typed);
  if (link?.success === false) return wrongField("link", "link", messages.wrong, sent);
  const version = base.version + 1;
  if ((await setMeetingLink(staff, base, link ? link.data : null)) === "done")
    return {
      done: true,
      form: "link",
      version,
      text: link ? done.link : done.linkRemoved,
      undo: { intent: "link", version: String(version), link: before.meetingLink ?? "" },
    };
  return textConflict(admin, base.id, "link", sent, (latest, initial) =>
    latest && latest !== initial ? fill(messages.changedLink, { link: latest }) : messages.changed,
  );
}

/** Saves the staff's note. On an old version it stays in its field, to be saved again. */
export async function saveNote(
  admin: Admin,
  base: Versioned,
  before: DemoFile,
  sent: Fields,
): Promise<Outcome> {
  const { staff, locale } = admin;
  const { note: messages } = demoStaffMessages[locale];
  const note = (sent.note ?? "").replace(/\r\n?/g, "\n");
  const parsed = noteText.safeParse(note);
  if (!parsed.success) return wrongField("note", "note", messages.tooLong, { ...sent, note });
  const version = base.version + 1;
  if ((await noteDemo(staff, base, parsed.data)) === "done")
    return {
      done: true,
      form: "note",
      version,
      text: parsed.data ? messages.done : messages.removed,
      undo: { intent: "note", version: String(version), note: before.note ?? "" },
    };
  return textConflict(admin, base.id, "note", sent, () => messages.changed);
}

/**
 * The outcome of a text that was written on an old version. There is none for an undo, or where the meeting no longer
 * has a field for the text.
 */
async function textConflict(
  { staff, locale }: Admin,
  id: string,
  name: "link" | "note",
  posted: Fields,
  textOf: (latest: string, initial: string | undefined) => string,
): Promise<Outcome> {
  const refused = demoRefusedMessages[locale];
  const now = await findDemo(staff, id);
  if (!now) return { done: false, text: refused.gone };
  const initial = initialFields(posted);
  if (!initial || (name === "link" && now.status !== "booked")) return { done: false, text: refused.changed };
  const text = (name === "link" ? now.meetingLink : now.note) ?? "";
  const latest = { [name]: text };
  const values = mergedFields(initial, posted, latest);
  return {
    done: false,
    form: name,
    text: textOf(text, initial[name]),
    values: { ...values, began: JSON.stringify(latest), version: String(now.version) },
  };
}
