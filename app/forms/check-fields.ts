import * as z from "zod/mini";
import { swedishMoment } from "#app/i18n/swedish-time.ts";
import { type FormField, type FormFields, type FormValues, fieldsOf } from "./form-fields.ts";
import type { Checked, Issue, PostedForm } from "./posted-form.ts";
import {
  hasControlCharacter,
  hasControlCharacterInLines,
  isEmail,
  isPhone,
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
 * Makes the validator of a form from its fields. It takes the posted form and returns its values, trimmed,
 * null for empty ones; or the errors, one issue a field, in the order of the fields. A visitor can't correct
 * an issue of the field "form".
 */
export function checkFields<Fields extends FormFields>(
  fields: Fields,
): (posted: PostedForm) => Checked<Envelope & FormValues<Fields>> {
  const shape = fieldsOf(fields).map(([name, field]) => [name, schemaOf(field)] as const);
  const schema = z.object({ ...Object.fromEntries(shape), ...envelope });
  const optional = fieldsOf(fields).flatMap(([name, field]) => (field.optional ? [name] : []));
  const nothing = Object.fromEntries(optional.map((name) => [name, null]));
  return (posted) => {
    const checked = schema.safeParse(withoutEmpty(posted, optional));
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
      return trimmed(
        refuse("invalid", (text) => !(field.loose ? isLoosePhone(text, field.loose) : isPhone(text))),
        refuse("controlCharacters", hasControlCharacter),
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

function isLoosePhone(text: string, { min, max }: { min: number; max: number }): boolean {
  return lengthOf(text) <= max && (text.match(/\d/g)?.length ?? 0) >= min;
}

/** Removes the named fields that hold only white space: an optional field may be empty. */
function withoutEmpty(posted: unknown, names: readonly string[]): unknown {
  if (typeof posted !== "object" || posted === null) return posted;
  const isEmpty = ([name, value]: [string, unknown]) =>
    names.includes(name) && typeof value === "string" && value.trim() === "";
  return Object.fromEntries(Object.entries(posted).filter((entry) => !isEmpty(entry)));
}

function issuesOf(error: z.core.$ZodError): Issue[] {
  return error.issues.map(({ path: [key], message: code }) =>
    typeof key === "string" && key !== "id" && key !== "locale"
      ? { field: key, code }
      : { field: "form", code: "formInvalid" },
  );
}
