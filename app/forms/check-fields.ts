import * as z from "zod/mini";
import { cleanText } from "#app/domain/clean-text.ts";
import { organisationNumberIn } from "#app/domain/organisation-number.ts";
import { cleanTelephone, isTelephone } from "#app/domain/telephone.ts";
import { swedishMoment } from "#app/i18n/swedish-time.ts";
import { type FormField, type FormFields, type FormValues, fieldsOf } from "./form-fields.ts";
import type { Checked, Issue, PostedForm } from "./posted-form.ts";
import {
  hasControlCharacter,
  hasControlCharacterInLines,
  isEmail,
  lengthOf,
  textBounds,
} from "./text-rules.ts";

/** What every form has besides its fields: its id, made when it is first sent, and the visitor's language. */
export interface Envelope {
  id: string;
  locale: "sv" | "en";
}

const envelope = {
  id: z.uuid("formInvalid"),
  locale: z.enum(["sv", "en"], "formInvalid"),
  // The honeypot: a field that people don't see and robots fill in.
  website: z.optional(z.literal("", "trapFilled")),
};

/**
 * Makes the validator of a form from its fields. It takes the posted form and returns its values, cleaned and trimmed,
 * null for empty ones; or the errors, one issue a field, in the order of the fields. A visitor can't correct
 * an issue of the field "form".
 */
export function checkFields<Fields extends FormFields>(
  fields: Fields,
): (posted: PostedForm) => Checked<Envelope & FormValues<Fields>> {
  const shape = fieldsOf(fields).map(([name, field]) => [name, schemaOf(field)] as const);
  const schema = z.object({ ...Object.fromEntries(shape), ...envelope });
  const nothing = Object.fromEntries(
    fieldsOf(fields).flatMap(([name, field]) => (field.optional ? [[name, null]] : [])),
  );
  return (posted) => {
    const checked = schema.safeParse(cleaned(fields, posted));
    if (!checked.success) return { ok: false, issues: issuesOf(checked.error) };
    const { website: _trap, ...values } = checked.data;
    // The schema was made from the fields, kind by kind.
    return { ok: true, value: { ...nothing, ...values } as unknown as Envelope & FormValues<Fields> };
  };
}

function refuse(code: string, isWrong: (text: string) => boolean) {
  return z.refine<string>((text) => !isWrong(text), { error: code, abort: true });
}

const trimmed = (...checks: ReturnType<typeof refuse>[]) =>
  z.string("formInvalid").check(z.trim(), ...checks);

/** An email address, trimmed. */
export const emailSchema = trimmed(
  refuse("invalid", (text) => !isEmail(text)),
  refuse("tooLong", (text) => lengthOf(text) > textBounds.email.max),
);

function schemaOf(field: FormField): z.ZodMiniType {
  const schema = schemaOfKind(field);
  return field.optional ? z.optional(schema) : schema;
}

function schemaOfKind(field: FormField): z.ZodMiniType {
  switch (field.kind) {
    case "text":
    case "lines":
      return trimmed(
        // Empty optional fields were removed before.
        refuse("tooShort", (text) => lengthOf(text) < field.min),
        refuse("tooLong", (text) => lengthOf(text) > field.max),
        refuse("controlCharacters", field.kind === "text" ? hasControlCharacter : hasControlCharacterInLines),
      );
    case "email":
      return emailSchema;
    case "phone":
      return trimmed(refuse("invalid", (text) => !isTelephone(text)));
    case "organisationNumber":
      return z.pipe(
        trimmed(refuse("invalid", (text) => lengthOf(text) > 40 || organisationNumberIn(text) === null)),
        z.transform(organisationNumberIn),
      );
    case "choice":
      return z.enum(field.options, field.open ? "missing" : "formInvalid");
    case "count":
      return z.pipe(
        trimmed(
          refuse("notWhole", (text) => !/^(?:-?\d+)?$/.test(text)),
          refuse("tooSmall", (text) => Number(text) < field.min),
          refuse("tooLarge", (text) => Number(text) > field.max),
        ),
        z.transform(Number),
      );
    case "dateTime":
      return z.pipe(
        z.string("formInvalid").check(refuse("missing", (text) => swedishMoment(text) === null)),
        z.transform((text) => swedishMoment(text) ?? new Date(Number.NaN)),
      );
    case "code":
      return z.string("missing").check(z.regex(field.pattern, "missing"));
    case "hidden":
      return z.string("formInvalid").check(z.maxLength(field.max ?? Number.POSITIVE_INFINITY, "formInvalid"));
  }
}

/**
 * The fields of a posted form as they are checked and stored: every text cleaned (app/domain/clean-text.ts). The optional
 * ones that hold only white space are left out, since they may be empty.
 */
function cleaned(fields: FormFields, posted: unknown): unknown {
  if (typeof posted !== "object" || posted === null) return posted;
  return Object.fromEntries(
    Object.entries(posted).flatMap(([name, value]): [string, unknown][] => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field || typeof value !== "string") return [[name, value]];
      const text = cleanValue(field.kind, value);
      return field.optional && text.trim() === "" ? [] : [[name, text]];
    }),
  );
}

function cleanValue(kind: FormField["kind"], typed: string): string {
  if (kind === "phone") return cleanTelephone(typed);
  // These can be pasted without being seen, unlike a line break, which a one-line input removes.
  return cleanText(kind === "lines" ? typed : typed.replace(/[\u2028\u2029]/g, " "));
}

function issuesOf(error: z.core.$ZodError): Issue[] {
  return error.issues.map(({ path: [key], message: code }) =>
    typeof key === "string" && key !== "id" && key !== "locale"
      ? { field: key, code }
      : { field: "form", code: "formInvalid" },
  );
}
