import * as z from "zod/mini";
import type { Longest } from "#app/domain/stored.ts";
import { lines, orNull, version } from "#app/forms/field-schemas.ts";
import { swedishMoment } from "#app/i18n/swedish-time.ts";
import { callOutcomes, nextSteps } from "./lead.ts";
import { type StatusChoice, statusChoices } from "./lead-status.ts";

/** A whole amount as people type it: "12 500", "12.500 kr", "SEK 12,500". */
export const amount = z.pipe(
  z.string().check(
    z.overwrite((typed) => typed.replace(/\s|kr|sek|[.,](?=\d{3}(?!\d))/gi, "")),
    z.regex(/^\d{1,9}$/),
  ),
  z.transform(Number),
);

/** A Swedish wall-clock time, as a Date. */
const timestamp = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => swedishMoment(text)),
  ),
  z.custom<Date>((value) => value instanceof Date),
);

/** A status, and why a lost lead is lost. */
export const statusChoice = z.pipe(
  z.pipe(
    z.string(),
    z.transform((choice) => statusChoices.get(choice)),
  ),
  z.custom<StatusChoice>((choice) => choice !== undefined),
);

export const leadSchemas = {
  handle: z.object({
    version,
    status: z.optional(statusChoice),
    assigned: z.optional(orNull(z.uuid())),
    value: z.optional(orNull(amount)),
    step: z.optional(orNull(z.enum(nextSteps))),
    at: z.optional(orNull(timestamp)),
  }),
  call: z.object({ outcome: z.enum(callOutcomes) }),
  note: z.object({ id: z.uuid(), text: lines(4000 satisfies Longest<"lead_notes.text">) }),
  removeNote: z.object({ note: z.uuid() }),
  sendEmail: z.object({
    id: z.uuid(),
    version,
    subject: lines(200 satisfies Longest<"lead_emails.subject">, /\p{Cc}/gu),
    body: lines(10_000 satisfies Longest<"lead_emails.body">),
  }),
  undoEmail: z.object({ email: z.uuid() }),
};
