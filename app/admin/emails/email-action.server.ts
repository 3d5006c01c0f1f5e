import * as z from "zod/mini";
import type { Admin } from "#app/admin/admin-request.server.ts";
import { type Outcome, wrongField } from "#app/admin/ui/outcome.ts";
import { emailSchema } from "#app/forms/check-fields.ts";
import { fill } from "#app/i18n/fill.ts";
import { correctAddress, giveUpEmail, retryEmail } from "#app/leads/conversation/change-sent-email.server.ts";
import { emailIntents } from "#app/leads/conversation/sent-email.ts";
import { emailActionMessages } from "./words.server.ts";

const emailForm = z.object({
  email: z.uuid(),
  intent: z.enum(emailIntents),
  address: z._default(z.string(), ""),
});

/** Handles the forms of an email that did not arrive: sends it again, gives it up, or corrects its address. */
export async function handleEmailForm(
  { staff, locale }: Admin,
  posted: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const messages = emailActionMessages[locale];
  const form = emailForm.safeParse(posted);
  if (!form.success) return { done: false, text: messages.notRetried };
  const { email, intent } = form.data;
  if (intent === "giveUpEmail") {
    const done = await giveUpEmail(staff, email);
    return { done, text: done ? messages.gaveUp : messages.notGivenUp };
  }
  if (intent === "correctEmail") {
    const address = emailSchema.safeParse(form.data.address);
    if (!address.success) return wrongField(email, "address", messages.correct.wrong, posted);
    const done = await correctAddress(staff, email, address.data);
    return { done, text: done ? fill(messages.correct.done, { to: address.data }) : messages.notRetried };
  }
  const done = await retryEmail(staff, email);
  return { done, text: done ? messages.retried : messages.notRetried };
}
