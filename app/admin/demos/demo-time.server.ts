import type { Outcome } from "#app/admin/ui/outcome.ts";
import { demoFormMessages } from "#app/content/pages/demo.server.ts";
import { chosenSlot } from "#app/demos/schema.ts";
import { type DemoCalendar, isOffered } from "#app/demos/slots.ts";
import { staffTimeForm, typedSlot } from "#app/demos/staff-schema.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { localTime, swedishDay } from "#app/i18n/swedish-time.ts";
import { demoStaffMessages } from "./words.server.ts";

/** The time that DemoTime of the form `name` posts, or its errors. */
export function readDemoTime(
  name: string,
  posted: Fields,
  locale: Locale,
): { startsAt: Date } | { wrong: NonNullable<Outcome["wrong"]> } {
  const startsAt = posted.when === "other" ? typedSlot(posted) : chosenSlot(posted);
  if (startsAt) return { startsAt };
  const error = (field: string, text: string) => ({ fieldId: `${name}-${field}`, name: field, text });
  if (posted.when !== "other")
    return { wrong: [error("selectedDate", demoFormMessages[locale].fields.selectedTime.errors.missing)] };
  const { wrong } = demoStaffMessages[locale].time;
  const { day = "", time = "" } = posted;
  const names = new Set(staffTimeForm.safeParse({ day, time }).error?.issues.map(({ path }) => path[0]));
  const typed = ["day", "time"] as const;
  return { wrong: typed.filter((field) => names.has(field)).map((field) => error(field, wrong[field])) };
}

/** A time as fields of DemoTime: chosen where visitors could choose it too, else typed. */
export function demoTimeFields(startsAt: Date, now: Date, calendar: DemoCalendar): Fields {
  if (isOffered(startsAt, now, calendar))
    return { when: "offered", selectedDate: swedishDay(startsAt), selectedTime: startsAt.toISOString() };
  return { when: "other", day: swedishDay(startsAt), time: localTime(startsAt).slice(11) };
}
