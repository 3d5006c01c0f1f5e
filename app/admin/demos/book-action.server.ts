import { type Admin, isId } from "#app/admin/admin-request.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { demoFormMessages } from "#app/content/pages/demo.server.ts";
import { submissionMessages } from "#app/content/shared/forms.server.ts";
import { bookForCustomer } from "#app/demos/change-demo.server.ts";
import { checkCustomerForm } from "#app/demos/schema.ts";
import { demoZone } from "#app/demos/slots.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { fieldErrors, textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { readDemoTime } from "./demo-time.server.ts";
import { bookDemoMessages, demoStaffMessages } from "./words.server.ts";

/**
 * Handles the form that books a demo for a customer (product 12.8); `id` is that of the booking. Every refusal has what
 * was typed. `locale` is that of the admin; the language of the emails is a field of the form.
 */
export async function handleBookForm(
  { staff, locale }: Admin,
  form: FormData,
): Promise<Outcome & { id?: string }> {
  const messages = bookDemoMessages[locale];
  const { anyway, ...typed } = textsOf(form);
  const customer = checkCustomerForm(typed);
  const time = readDemoTime("book", typed, locale);
  const wrong = [
    ...("wrong" in time ? time.wrong : []),
    ...(customer.ok ? [] : customerErrors(customer.issues, locale)),
  ];
  const refused = (text: string, more: Fields = {}): Outcome => ({
    done: false,
    form: "book",
    text,
    values: { ...typed, ...more },
  });
  if (wrong.length > 0) return { ...refused(demoStaffMessages[locale].time.wrongTitle), wrong };
  if (!customer.ok || "wrong" in time) return refused(messages.refused.unknown);
  const { meetingPlatform: platform, ...rest } = customer.value;
  const request = { ...rest, platform, startsAt: time.startsAt, timeZone: demoZone };
  const lead = isId(typed.lead) ? typed.lead : null;
  const booked = await bookForCustomer(staff, request, lead, anyway !== undefined);
  switch (booked) {
    case "done":
      return { done: true, text: messages.done, id: request.id };
    case "warnDay":
    case "warnHours": {
      const warning = demoStaffMessages[locale].time.warnings[booked];
      return refused(fill(messages.when.notYet, { warning }), { warned: "yes" });
    }
    default:
      return refused(messages.refused[booked]);
  }
}

function customerErrors(issues: Parameters<typeof fieldErrors>[0], locale: Locale) {
  const errors = fieldErrors(issues, {
    fields: demoFormMessages[locale].fields,
    errors: submissionMessages[locale].errors,
  });
  return (errors ?? []).map(({ name, text }) => ({ fieldId: `book-${name}`, name, text }));
}
