import type { HTMLInputAutoCompleteAttribute } from "react";

interface Common {
  /** May be left empty; it is then stored as null. */
  optional?: true;
  /** What the browser may fill in; email and phone fields have their own by default. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Errors besides the kind's own; the form's schema finds them. */
  errors?: readonly string[];
}

/** Bounds are characters after cleaning; the database has the same. */
interface Bounds {
  min: number;
  max: number;
}

/** One line of text. A filled-in optional one has at least one character. */
type TextField = Common & { kind: "text" } & Bounds;
type LinesField = Common & { kind: "lines" } & Bounds;
type EmailField = Common & { kind: "email" };
/** A telephone number (app/domain/telephone.ts). */
type PhoneField = Common & { kind: "phone" };
/** A Swedish organisation number, in any usual spelling (app/domain/organisation-number.ts). */
type OrganisationNumberField = Common & { kind: "organisationNumber" };
/** One of a list. `open`: nothing is selected at first, so it can be left unanswered. */
type ChoiceField = Common & {
  kind: "choice";
  options: readonly string[];
  initial?: string;
  open?: true;
};
type CountField = Common & { kind: "count" } & Bounds;
/** A date and time, chosen in Swedish wall-clock time. */
type DateTimeField = Common & { kind: "dateTime" };
/** A value that a control of the form writes, e.g. a day of a calendar. */
type CodeField = Common & { kind: "code"; pattern: RegExp };
/** A value that the page itself sends. */
type HiddenField = Common & { kind: "hidden"; max?: number };

/** The definition of a field. Everything that differs between languages is in the form's messages. */
export type FormField =
  | TextField
  | LinesField
  | EmailField
  | PhoneField
  | OrganisationNumberField
  | ChoiceField
  | CountField
  | DateTimeField
  | CodeField
  | HiddenField;

/**
 * The fields of a form by name, in the order of their errors. Everything else follows from them: the schema
 * (check-fields.ts), the inputs (field-props.ts), the stored row (app/forms/form-row.server.ts), and the facts in
 * emails, the admin and its export (form-facts.ts).
 */
export type FormFields = Readonly<Record<string, FormField>>;

type ValueOf<Field extends FormField> = Field extends { kind: "choice" }
  ? Field["options"][number]
  : Field extends { kind: "count" }
    ? number
    : Field extends { kind: "dateTime" }
      ? Date
      : string;

/** The values of a valid form; null for empty fields. */
export type FormValues<Fields extends FormFields> = {
  [Name in keyof Fields]: ValueOf<Fields[Name]> | (Fields[Name] extends { optional: true } ? null : never);
};

/** The values of a form read from a row; null also for what does not fit its field. */
export type StoredValues<Fields extends FormFields> = {
  [Name in keyof Fields]: ValueOf<Fields[Name]> | null;
};

type KindErrors<Field extends FormField> = Field extends { kind: "text" | "lines" }
  ? "tooLong" | (Field extends { optional: true } ? never : "tooShort")
  : Field extends { kind: "email" }
    ? "invalid" | "tooLong"
    : Field extends { kind: "phone" | "organisationNumber" }
      ? "invalid"
      : Field extends { kind: "count" }
        ? "notWhole" | "tooSmall" | "tooLarge"
        : Field extends { kind: "dateTime" | "code" } | { open: true }
          ? "missing"
          : never;

/** The errors that a visitor can cause in a field. */
type ErrorOf<Field extends FormField> =
  | KindErrors<Field>
  | (Field extends { errors: readonly (infer Code extends string)[] } ? Code : never);

type FieldMessages<Field extends FormField> = {
  readonly label: string;
  readonly hint?: string;
  readonly example?: string;
  /** The label in emails, the admin and its export, where it differs. */
  readonly fact?: string;
} & (Field extends { kind: "choice" }
  ? {
      readonly options: Readonly<Record<Field["options"][number], string>>;
      /** The option for no answer, last in the list. */
      readonly none?: string;
    }
  : unknown) &
  ([ErrorOf<Field>] extends [never]
    ? unknown
    : { readonly errors: Readonly<Record<ErrorOf<Field>, string>> });

type ShownField<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: "hidden" } ? never : Name;
}[keyof Fields] &
  string;

/** The names of the fields of some kinds. */
export type FieldOfKind<Fields extends FormFields, Kind extends FormField["kind"]> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: Kind } ? Name : never;
}[keyof Fields] &
  string;

export interface AnyFieldMessages {
  readonly label: string;
  readonly hint?: string;
  readonly example?: string;
  readonly fact?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly none?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** The messages of a form's fields in one language: a missing one is a type error. */
export type MessagesOfFields<Fields extends FormFields> = {
  readonly [Name in ShownField<Fields>]: FieldMessages<Fields[Name]>;
} & Readonly<Record<string, AnyFieldMessages>>;

/** The fields of a form with their names, in order. */
export function fieldsOf<Fields extends FormFields>(
  fields: Fields,
): [name: keyof Fields & string, field: FormField][] {
  return Object.entries(fields);
}
