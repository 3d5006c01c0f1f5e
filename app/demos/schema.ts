import { checkFields, type Envelope } from "#app/forms/check-fields.ts";
import type { FormValues } from "#app/forms/form-fields.ts";
import type { Checked, PostedForm } from "#app/forms/posted-form.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { customerFields, type DemoFields, demoFields, slotFields } from "./fields.ts";

/** A checked booking; each field has its column. */
export type DemoRequest = Envelope &
  Pick<FormValues<DemoFields>, "name" | "company" | "email" | "phone" | "service" | "message"> & {
    startsAt: Date;
    platform: FormValues<DemoFields>["meetingPlatform"];
    timeZone: string;
  };

const checkBooking = checkFields(demoFields);

/** Checks what the staff fills in for a customer: the booking form without its time. */
export const checkCustomerForm = checkFields(customerFields);

/**
 * Checks the posted booking form. A time on another day than the chosen one counts as missing.
 */
export function checkDemoForm(posted: PostedForm): Checked<DemoRequest> {
  const checked = checkBooking(posted);
  if (!checked.ok) return checked;
  const { selectedDate: _date, selectedTime: _time, meetingPlatform: platform, ...fields } = checked.value;
  const startsAt = chosenSlot(posted);
  if (!startsAt) return { ok: false, issues: [{ field: "selectedTime", code: "missing" }] };
  return { ok: true, value: { ...fields, startsAt, platform, timeZone: knownZone(fields.timeZone) } };
}

/** The start of the chosen slot; null for none, or a time on another day than the chosen one. */
export function chosenSlot({ selectedDate, selectedTime }: PostedForm): Date | null {
  if (typeof selectedTime !== "string" || !slotFields.selectedTime.pattern.test(selectedTime)) return null;
  const startsAt = new Date(selectedTime);
  return !Number.isNaN(startsAt.getTime()) && swedishDay(startsAt) === selectedDate ? startsAt : null;
}

/** A time zone that the runtime knows by name; Sweden's for anything else, so that an unusual zone costs no booking. */
function knownZone(zone: string | null): string {
  try {
    const timeZone = zone && /^[a-z]/i.test(zone) ? zone : "Europe/Stockholm";
    return new Intl.DateTimeFormat("sv", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return "Europe/Stockholm";
  }
}
