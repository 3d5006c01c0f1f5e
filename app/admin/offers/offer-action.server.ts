import type { Admin } from "#app/admin/admin-request.server.ts";
import { leadWasChanged } from "#app/admin/leads/lead-conflict.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { vatPercent } from "#app/content/booking-terms.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { sendOffer } from "#app/orders/change-offer.server.ts";
import { faultsOfOffer } from "#app/orders/offer.ts";
import { offerForm } from "#app/orders/schema.ts";
import { brand } from "#brand/company.ts";
import { permitOf, tellingRequest } from "./offer-of-lead.server.ts";
import {
  editLines,
  fieldsOfLines,
  lineField,
  lineNumbers,
  linesOfFields,
  readLines,
  type TypedLine,
} from "./typed-lines.ts";
import { offerFormMessages } from "./words.server.ts";

/**
 * Handles the form of an offer. Gives the id of the offer that is sent, or the outcome: every refusal has what was
 * typed. Without script the buttons of the lines come here, too, and give the form with the lines changed. Null when
 * the lead is gone.
 */
export async function handleOfferForm(
  admin: Admin,
  [lead, ...merged]: readonly [LeadRow, ...LeadRow[]],
  form: FormData,
): Promise<{ sent: string } | Outcome | null> {
  const messages = offerFormMessages[admin.locale];
  const posted = textsOf(form);
  const { intent = "", ...values } = posted;
  const typed = linesOfFields(values);
  if (intent !== "send") {
    const lines = fieldsOfLines(editLines(typed, intent));
    return { done: true, form: "offer", text: messages.lines.counted, values: { ...values, ...lines } };
  }
  const now = new Date();
  const { read, wrong: wrongLines } = readLines(typed);
  const { data, error } = offerForm.safeParse({ ...values, lines: read.filter((line) => line !== null) });
  const refused = (wrong: Outcome["wrong"]): Outcome => ({
    done: false,
    form: "offer",
    text: messages.wrong.title,
    values,
    wrong,
  });
  if (!data || wrongLines.length > 0) {
    const names = new Set([...wrongLines, ...(error?.issues ?? []).map(({ path }) => String(path[0]))]);
    // A line that is not filled in is said at its own fields.
    if (typed.length > 0) names.delete("lines");
    const texts = errorTexts(typed, admin.locale);
    const wrong = texts.filter(([name]) => names.has(name)).map(([name, text]) => errorAt(name, text));
    // A form without one of its fields was not made by the page.
    return wrong.length > 0 ? refused(wrong) : null;
  }
  const permit = permitOf(tellingRequest([lead, ...merged]));
  const faults = faultsOfOffer(data, { permit, vatPercent, now });
  if (faults.length > 0)
    return refused(faults.map((fault) => errorAt(fault.split(".")[0] ?? "", messages.faults[fault])));
  const sent = await sendOffer(admin.staff, lead.id, data, brand.salesEmail);
  if (sent.done) return { sent: data.id };
  return sent.now ? conflict(admin, sent.now, values) : null;
}

/** Says that somebody changed the lead first, or that it cannot get an offer any more. What was written stays. */
async function conflict(admin: Admin, now: LeadRow, values: Fields): Promise<Outcome> {
  const messages = offerFormMessages[admin.locale];
  const kept = { done: false, form: "offer", values: { ...values, version: String(now.version) } };
  if (now.status === "won" || now.mergedInto !== null) return { ...kept, text: messages.over };
  const { title, happened } = await leadWasChanged(admin, now);
  return { ...kept, title, text: `${happened} ${messages.notSent}` };
}

const errorAt = (name: string, text: string) => ({ fieldId: `offer-${name}`, name, text });

/** The error text of every field, in the order of the page. */
function errorTexts(lines: readonly TypedLine[], locale: Locale): [name: string, text: string][] {
  const { line, title: _, ...fields } = offerFormMessages[locale].wrong;
  const names = ["text", ...lineNumbers] as const;
  return [
    ...lines.flatMap((_line, index) =>
      names.map((name): [string, string] => [
        lineField(index, name),
        fill(line[name], { number: String(index + 1) }),
      ]),
    ),
    ...Object.entries(fields),
  ];
}
