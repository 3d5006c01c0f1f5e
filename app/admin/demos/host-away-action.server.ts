import { type Admin, isId } from "#app/admin/admin-request.server.ts";
import { wrongField, wrongFields } from "#app/admin/ui/outcome.ts";
import { removeCalendar, setCalendar } from "#app/demos/calendars/change-calendar.server.ts";
import { addAbsence, removeAbsence } from "#app/demos/change-times.server.ts";
import { listSalesReps } from "#app/demos/demos.server.ts";
import { absenceForm, calendarAddress } from "#app/demos/staff-schema.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import type { SecretBox } from "#backend/auth/secret-box.ts";
import { appliedText, askDecisions, readDecisions, type TimesOutcome } from "./affected-demos.server.ts";
import { daysText } from "./host-away-view.server.ts";
import { hostAwayMessages } from "./words.server.ts";

interface AwayTools {
  isAdministrator: boolean;
  secrets: Pick<SecretBox, "seal">;
  now: Date;
}

/**
 * Handles a form about the calendar of a host (product 12.16) or an absence (12.17), of an administrator or that host;
 * null for another form. An address is never sent back, not even with an error.
 */
export async function handleAwayForm(
  { staff, locale }: Admin,
  form: FormData,
  { isAdministrator, secrets, now }: AwayTools,
): Promise<TimesOutcome | null> {
  const messages = hostAwayMessages[locale];
  const posted = textsOf(form);
  const { intent, id = "", absence = "", address = "" } = posted;
  if (!isAwayIntent(intent)) return null;
  const host = (await listSalesReps(staff)).find((each) => each.id === id);
  const isOwn = host?.userId === staff.claims.sub;
  if (!host || !(isAdministrator || isOwn)) return { done: false, text: messages.refused };
  const { name } = host;
  switch (intent) {
    case "addAbsence": {
      const formName = `absence-${id}`;
      const parsed = absenceForm(swedishDay(now)).safeParse(posted);
      if (!parsed.success)
        return wrongFields(formName, parsed.error, posted, messages.wrongTitle, messages.wrong);
      if (!isId(absence)) return { done: false, text: messages.refused };
      const added = { id: absence, salesRepId: id, ...parsed.data };
      const changes = await addAbsence(staff, added, readDecisions(form));
      if ("affected" in changes) return askDecisions(formName, form, posted, changes.affected, locale);
      const text = fill(messages.done.addAbsence, { name, days: daysText(parsed.data, locale) });
      return {
        done: true,
        form: formName,
        text: appliedText(text, changes.applied, locale),
        undo: { intent: "removeAbsence", id, absence },
      };
    }
    case "removeAbsence": {
      const removed = isId(absence) ? await removeAbsence(staff, { id: absence, salesRepId: id }) : null;
      if (!removed) return { done: false, text: messages.refused };
      const { from, to, reason } = removed;
      return {
        done: true,
        text: fill(messages.done.removeAbsence, { name, days: daysText(removed, locale) }),
        undo: { intent: "addAbsence", id, absence, from, to, reason: reason ?? "" },
      };
    }
    case "setCalendar": {
      const parsed = calendarAddress.safeParse(address);
      if (!parsed.success) return wrongField(`calendar-${id}`, "address", messages.wrongAddress, {});
      const isSet = await setCalendar(staff, secrets, id, parsed.data);
      if (!isSet) return { done: false, text: messages.refused };
      return { done: true, form: `calendar-${id}`, text: fill(messages.done.setCalendar, { name }) };
    }
    case "removeCalendar": {
      const isRemoved = await removeCalendar(staff, id);
      return {
        done: isRemoved,
        text: isRemoved ? fill(messages.done.removeCalendar, { name }) : messages.refused,
      };
    }
  }
}

const intents = ["addAbsence", "removeAbsence", "setCalendar", "removeCalendar"] as const;

function isAwayIntent(intent: string | undefined): intent is (typeof intents)[number] {
  return intents.some((each) => each === intent);
}
