import * as z from "zod/mini";
import type { Checked, PostedForm } from "#app/forms/posted-form.ts";
import { textBounds } from "#app/forms/text-rules.ts";
import {
  companyText,
  emailText,
  envelope,
  issuesOf,
  nameText,
  phoneText,
  severalLines,
  withoutEmpty,
} from "#app/forms/text-schemas.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { type DemoPlatform, type DemoService, demoPlatforms, demoServices } from "./keys.ts";

/** A checked booking, trimmed: what book_demo takes. */
export interface DemoRequest {
  id: string;
  startsAt: Date;
  name: string;
  email: string;
  phone: string | null;
  company: string;
  service: DemoService;
  message: string | null;
  platform: DemoPlatform;
  locale: "sv" | "en";
  timeZone: string;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:00(\.000)?)?Z$/;

// In the order of the page, as the summary of errors tells them.
const booking = z.object({
  selectedDate: z.string("dateMissing").check(z.regex(/^\d{4}-\d\d-\d\d$/, "dateMissing")),
  selectedTime: z
    .string("timeMissing")
    .check(
      z.refine((time) => instant.test(time) && !Number.isNaN(Date.parse(time)), { error: "timeMissing" }),
    ),
  name: nameText,
  company: companyText,
  email: emailText,
  phone: z.optional(phoneText),
  service: z.enum(demoServices, "serviceMissing"),
  meetingPlatform: z.enum(demoPlatforms, "platformMissing"),
  message: z.optional(
    severalLines({ min: 1, max: textBounds.message.max }, "messageTooLong", "messageTooLong"),
  ),
  timeZone: z.optional(z.string()),
  ...envelope,
});

/**
 * Checks the booking form (specification section 5, "Booking schema"): `{ id, selectedDate, selectedTime, name,
 * company, email, phone?, service, meetingPlatform, message?, timeZone?, locale, website }`. The date is an ISO
 * day in Sweden, the time the slot's instant, so that it is the same slot wherever it was read; a time of another
 * day than the chosen one counts as none.
 */
export function checkDemoForm(posted: PostedForm): Checked<DemoRequest> {
  const checked = booking.safeParse(withoutEmpty(posted, "phone", "message"));
  if (!checked.success) return { ok: false, issues: issuesOf(checked.error) };
  const { id, locale, name, company, email, service, selectedDate, selectedTime } = checked.data;
  const startsAt = new Date(selectedTime);
  if (swedishDay(startsAt) !== selectedDate)
    return { ok: false, issues: [{ field: "selectedTime", code: "timeMissing" }] };
  return {
    ok: true,
    value: {
      id,
      locale,
      name,
      company,
      email,
      service,
      startsAt,
      phone: checked.data.phone ?? null,
      message: checked.data.message ?? null,
      platform: checked.data.meetingPlatform,
      timeZone: knownZone(checked.data.timeZone),
    },
  };
}

/** The ISO day of a moment in Sweden. */
export function swedishDay(moment: Date): string {
  return dateFormat("sv").format(moment);
}

/** A zone that the runtime knows; Sweden's for anything else, so that a browser's fancy name costs no booking. */
function knownZone(zone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat("sv", { timeZone: zone || "Europe/Stockholm" }).resolvedOptions().timeZone;
  } catch {
    return "Europe/Stockholm";
  }
}
