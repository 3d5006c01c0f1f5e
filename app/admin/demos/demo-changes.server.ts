import type { Admin } from "#app/admin/admin-request.server.ts";
import { type Outcome, wrongField } from "#app/admin/ui/outcome.ts";
import { meetingTimeInSentence } from "#app/demos/booked-view.server.ts";
import { moveDemo, noteDemo, setMeetingLink } from "#app/demos/change-demo.server.ts";
import { type DemoFile, findDemo } from "#app/demos/demos.server.ts";
import { linkText, noteText } from "#app/demos/staff-schema.ts";
import { demoRefusedMessages } from "#app/demos/words.server.ts";
import type { Versioned } from "#app/domain/versioned.ts";
import { type Fields, initialFields, mergedFields } from "#app/forms/merged-fields.ts";
import { fill } from "#app/i18n/fill.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { readDemoTime } from "./demo-time.server.ts";
import { demoPanelMessages, demoStaffMessages } from "./words.server.ts";

/**
 * Moves a booking to the posted time, or back to its former one. A time that is closed or outside of the opening hours
 * is refused with a warning, unless `anyway` is posted. A refusal keeps what was chosen, on the latest version.
 */
export async function moveTo(
  { staff, locale }: Admin,
  base: Versioned,
  before: DemoFile,
  posted: Fields,
): Promise<Outcome> {
  const messages = demoPanelMessages[locale];
  const { time: timeMessages } = demoStaffMessages[locale];
  const { when = "", day = "", time = "", selectedDate = "", selectedTime = "", anyway } = posted;
  const refused = (text: string, more: Partial<Outcome> = {}, version = base.version): Outcome => ({
    done: false,
    form: "move",
    text,
    ...more,
    values: { when, day, time, selectedDate, selectedTime, version: String(version), ...more.values },
  });
  const chosen = readDemoTime("move", posted, locale);
  if ("wrong" in chosen) {
    const [first] = chosen.wrong;
    return refused(chosen.wrong.length === 1 && first ? first.text : timeMessages.wrongTitle, chosen);
  }
  const moved = await moveDemo(staff, base, chosen.startsAt, anyway !== undefined);
  if (moved === "warnDay" || moved === "warnHours") {
    const warning = timeMessages.warnings[moved];
    return refused(fill(timeMessages.notYet, { warning }), { values: { warned: "yes" } });
  }
  const now = await findDemo(staff, base.id);
  if (moved !== "done") {
    const isConflict = now && moved === "changed";
    const conflict = isConflict ? { conflict: { version: now.version } } : {};
    return refused(demoRefusedMessages[locale][moved], conflict, isConflict ? now.version : base.version);
  }
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
            selectedDate: swedishDay(before.startsAt),
            selectedTime: before.startsAt.toISOString(),
            // Its former time may be outside of the opening hours.
            anyway: "on",
          },
        }
      : {}),
  };
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
