import { beganWith, type Fields, mergedFields } from "#app/admin/ui/merged-fields.ts";
import { type Outcome, type Versioned, wrongField, wrongFields } from "#app/admin/ui/outcome.ts";
import { meetingTimeInSentence } from "#app/demos/booked-view.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { swedishMoment } from "#app/i18n/swedish-time.ts";
import { type DemoFile, findDemo } from "./data.server.ts";
import { moveDemo, noteDemo, setMeetingLink } from "./mutations.server.ts";
import { linkText, noteText, staffTimeForm } from "./schema.ts";
import { demoStaffWords } from "./staff-words.server.ts";
import { demoPanelWords } from "./words.server.ts";

/**
 * Moves a booking to a time of the picker, or back to where it was. What stands against the time (closed, outside of
 * the hours) is told first, unless `anyway`.
 */
export async function moveTo(
  staff: StaffAccess,
  known: Versioned,
  before: DemoFile,
  { slot, anyway }: { slot: Date; anyway: boolean },
  locale: Locale,
): Promise<Outcome> {
  const words = demoPanelWords[locale];
  const moved = await moveDemo(staff, known, slot, anyway);
  if (moved === "warnDay" || moved === "warnHours") {
    const { warnings, notYet } = demoStaffWords[locale].time;
    return { done: false, text: fill(notYet, { warning: warnings[moved] }), values: { warned: "yes" } };
  }
  const now = await findDemo(staff, known.id);
  if (moved !== "done")
    return {
      done: false,
      text: words.refused[moved],
      ...(now && moved === "changed" ? { conflict: { version: now.version } } : {}),
    };
  return {
    done: true,
    version: known.version + 1,
    text: fill(words.done.move, { when: now ? meetingTimeInSentence(now, locale, words.ownTime) : "" }),
    ...(now && before.startsAt > new Date()
      ? {
          undo: {
            intent: "move",
            version: String(now.version),
            selectedTime: before.startsAt.toISOString(),
            // It was there before, whatever the hours say.
            anyway: "on",
          },
        }
      : {}),
  };
}

/** Moves a booking to a day and a time that were typed; after a warning the fields are filled in to be sent again. */
export async function moveToTyped(
  staff: StaffAccess,
  known: Versioned,
  before: DemoFile,
  sent: Fields,
  locale: Locale,
): Promise<Outcome> {
  const { time: words } = demoStaffWords[locale];
  const { day = "", time = "" } = sent;
  const asked = staffTimeForm.safeParse({ day, time });
  const values = { day, time, version: String(known.version) };
  if (!asked.success) return wrongFields("moveTo", asked.error, values, words.wrongTitle, words.wrong);
  const slot = swedishMoment(`${day}T${time}`) ?? new Date(0);
  const outcome = await moveTo(staff, known, before, { slot, anyway: sent.anyway !== undefined }, locale);
  if (outcome.done) return { ...outcome, form: "moveTo" };
  const latest = outcome.conflict ? { version: String(outcome.conflict.version) } : {};
  return { ...outcome, form: "moveTo", values: { ...values, ...outcome.values, ...latest } };
}

/** Saves the meeting's link; an empty one removes it. On an old version it stays in its field, to be saved again. */
export async function saveLink(
  staff: StaffAccess,
  known: Versioned,
  before: DemoFile,
  sent: Fields,
  locale: Locale,
): Promise<Outcome> {
  const { link: words, done, refused } = demoPanelWords[locale];
  const typed = (sent.link ?? "").trim();
  const link = typed === "" ? null : linkText.safeParse(typed);
  if (link?.success === false) return wrongField("link", "link", words.wrong, sent);
  const version = known.version + 1;
  if ((await setMeetingLink(staff, known, link ? link.data : null)) === "done")
    return {
      done: true,
      form: "link",
      version,
      text: link ? done.link : done.linkRemoved,
      undo: { intent: "link", version: String(version), link: before.meetingLink ?? "" },
    };
  const now = await findDemo(staff, known.id);
  if (!now) return { done: false, text: refused.gone };
  const latest = now.meetingLink ?? "";
  const isTheirs = latest !== "" && latest !== beganWith(sent)?.link;
  const text = isTheirs ? fill(words.changedLink, { link: latest }) : words.changed;
  // A meeting that is over or cancelled has no field for it.
  const began = now.status === "booked" ? beganWith(sent) : null;
  return stays("link", began, sent, { link: latest }, now.version, { text, refused: refused.changed });
}

/** Saves the staff's note. On an old version it stays in its field, to be saved again. */
export async function saveNote(
  staff: StaffAccess,
  known: Versioned,
  before: DemoFile,
  sent: Fields,
  locale: Locale,
): Promise<Outcome> {
  const { note: words } = demoStaffWords[locale];
  const { refused } = demoPanelWords[locale];
  const note = (sent.note ?? "").replace(/\r\n?/g, "\n");
  const asked = noteText.safeParse(note);
  if (!asked.success) return wrongField("note", "note", words.tooLong, { ...sent, note });
  const version = known.version + 1;
  if ((await noteDemo(staff, known, asked.data)) === "done")
    return {
      done: true,
      form: "note",
      version,
      text: asked.data ? words.done : words.removed,
      undo: { intent: "note", version: String(version), note: before.note ?? "" },
    };
  const now = await findDemo(staff, known.id);
  if (!now) return { done: false, text: refused.gone };
  return stays("note", beganWith(sent), sent, { note: now.note ?? "" }, now.version, {
    text: words.changed,
    refused: refused.changed,
  });
}

/** The answer to a text on an old version. A form that undoes a change has begun with nothing, and no field to fill. */
function stays(
  form: string,
  began: Fields | null,
  wrote: Fields,
  latest: Fields,
  version: number,
  words: { text: string; refused: string },
): Outcome {
  if (!began) return { done: false, text: words.refused };
  const values = mergedFields(began, wrote, latest);
  return {
    done: false,
    form,
    text: words.text,
    values: { ...values, began: JSON.stringify(latest), version: String(version) },
  };
}
