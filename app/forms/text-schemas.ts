import * as z from "zod/mini";
import type { Issue } from "./posted-form.ts";
import {
  hasControlCharacter,
  hasControlCharacterInLines,
  isEmail,
  isPhone,
  lengthOf,
  textBounds,
} from "./text-rules.ts";

/** What can be wrong with the fields that most forms have; a form's own codes come beside them. */
export type TextIssue =
  | "nameTooShort"
  | "nameTooLong"
  | "companyTooShort"
  | "companyTooLong"
  | "emailInvalid"
  | "emailTooLong"
  | "phoneInvalid"
  | "messageTooShort"
  | "messageTooLong"
  | "controlCharacters"
  | "formInvalid"
  | "trapFilled";

interface Bounds {
  min: number;
  max: number;
}

function refuse<Code extends string>(code: Code, wrong: (text: string) => boolean) {
  return z.refine<string>((text) => !wrong(text), { error: code, abort: true });
}

const text = () => z.string("formInvalid");

/** A text of one line, trimmed; a code for each thing that can be wrong with it. */
export const oneLine = <Code extends string>({ min, max }: Bounds, tooShort: Code, tooLong: Code) =>
  text().check(
    z.trim(),
    refuse(tooShort, (value) => lengthOf(value) < min),
    refuse(tooLong, (value) => lengthOf(value) > max),
    refuse("controlCharacters", hasControlCharacter),
  );

/** The same for a text of several lines. */
export const severalLines = <Code extends string>({ min, max }: Bounds, tooShort: Code, tooLong: Code) =>
  text().check(
    z.trim(),
    refuse(tooShort, (value) => lengthOf(value) < min),
    refuse(tooLong, (value) => lengthOf(value) > max),
    refuse("controlCharacters", hasControlCharacterInLines),
  );

export const nameText = oneLine(textBounds.name, "nameTooShort", "nameTooLong");
export const companyText = oneLine(textBounds.company, "companyTooShort", "companyTooLong");
export const messageText = severalLines(textBounds.message, "messageTooShort", "messageTooLong");

export const emailText = text().check(
  z.trim(),
  refuse("emailInvalid", (value) => !isEmail(value)),
  refuse("emailTooLong", (value) => lengthOf(value) > textBounds.email.max),
);

export const phoneText = text().check(
  z.trim(),
  refuse("phoneInvalid", (value) => !isPhone(value)),
  refuse("controlCharacters", hasControlCharacter),
);

/**
 * What every form carries beside its fields: the id made when it is first sent, the visitor's language, and
 * the trap, a field that people do not see and robots fill in.
 */
export const envelope = {
  id: z.uuid("formInvalid"),
  locale: z.enum(["sv", "en"], "formInvalid"),
  website: z.optional(z.literal("", "trapFilled")),
};

/** The input without the named fields that hold nothing but space: an optional field left empty is none. */
export function withoutEmpty(input: unknown, ...names: readonly string[]): unknown {
  if (typeof input !== "object" || input === null) return input;
  const isEmpty = ([name, value]: [string, unknown]) =>
    names.includes(name) && typeof value === "string" && value.trim() === "";
  return Object.fromEntries(Object.entries(input).filter((entry) => !isEmpty(entry)));
}

/** What a schema found, one issue a field, in the schema's order; "form" for what no visitor can mend. */
export function issuesOf(error: z.core.$ZodError): Issue[] {
  return error.issues.map(({ path: [key], message: code }) =>
    typeof key === "string" && key !== "id" && key !== "locale"
      ? { field: key, code }
      : { field: "form", code: "formInvalid" },
  );
}
