import * as z from "zod/mini";
import { callOutcomes, leadStatuses, lostReasons, nextSteps } from "#app/domain/lead-status.ts";
import { swedishMoment } from "#app/i18n/swedish-time.ts";

/** A text of a form's field: trimmed, line breaks as \n, without control characters. */
const text = (most: number, pattern: RegExp) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.replace(/\r\n?/g, "\n").replace(pattern, "").trim().toWellFormed()),
    ),
    z.string().check(
      z.minLength(1),
      z.refine((value) => Array.from(value).length <= most),
    ),
  );
const lines = (most: number) => text(most, /[^\P{Cc}\n\t]/gu);
const version = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** A choice that may be none: an empty text is null. */
const orNone = <Value>(schema: z.ZodMiniType<Value, string>) =>
  z.union([
    z.pipe(
      z.literal(""),
      z.transform(() => null),
    ),
    schema,
  ]);

/** A whole amount as people type it: "12 500", "12.500 kr", "SEK 12,500". */
const amount = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => typed.replace(/\s|kr|sek|[.,](?=\d{3}(?!\d))/gi, "")),
  ),
  z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
);

/** A Swedish wall-clock time as a moment. */
const moment = z.pipe(
  z.pipe(z.string(), z.transform(swedishMoment)),
  z.custom<Date>((value) => value instanceof Date),
);

export const leadSchemas = {
  handle: z.object({
    version,
    status: z.optional(z.enum(leadStatuses)),
    reason: z.optional(orNone(z.enum(lostReasons))),
    assigned: z.optional(orNone(z.uuid())),
    value: z.optional(orNone(amount)),
    step: z.optional(orNone(z.enum(nextSteps))),
    at: z.optional(orNone(moment)),
  }),
  call: z.object({ outcome: z.enum(callOutcomes) }),
  note: z.object({ id: z.uuid(), text: lines(4000) }),
  removeNote: z.object({ note: z.uuid() }),
  reply: z.object({ id: z.uuid(), version, subject: text(200, /\p{Cc}/gu), body: lines(10_000) }),
};
