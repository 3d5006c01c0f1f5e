import { formatShortMoment } from "#app/i18n/clock.ts";
import type { Locale } from "#app/i18n/locale.ts";
import {
  type AnyFieldMessages,
  type FormField,
  type FormFields,
  fieldsOf,
  type MessagesOfFields,
  type StoredValues,
} from "./form-fields.ts";

/** A filled-in field, in words. */
export interface FormFact {
  name: string;
  kind: FormField["kind"];
  label: string;
  /** Each line is a row of the text. */
  text: string;
  /** What the field contains: a time or a number as such, anything else as its text. */
  value: string | number | Date;
}

/** Which facts to show, and in which words, beyond what the field decides. */
export interface FactChoice<Name extends string = string> {
  /** Only what was chosen from the form's options: nothing that the visitor typed. */
  chosenOnly?: boolean;
  /** The fields that come first; the others follow in the form's order. */
  first?: readonly Name[];
  /** The fields that are shown elsewhere. */
  without?: readonly Name[];
  /** Fields with a label or text of their own; null hides one. */
  replaced?: { readonly [Field in Name]?: Pick<FormFact, "label" | "text"> | null };
  formatTime?: (time: Date, locale: Locale) => string;
}

const chosen: readonly FormField["kind"][] = ["choice", "count", "dateTime"];

/**
 * The filled-in fields with their labels and texts in one language, without empty fields and those that the
 * page itself sends. Texts are what the visitor typed, unescaped.
 */
export function formFacts<Fields extends FormFields>(
  fields: Fields,
  values: StoredValues<Fields>,
  messages: MessagesOfFields<Fields>,
  locale: Locale,
  choice: FactChoice<keyof Fields & string> = {},
): FormFact[] {
  const { chosenOnly, first = [], without = [], formatTime = formatShortMoment } = choice;
  const facts = fieldsOf(fields).flatMap(([name, { kind }]): FormFact[] => {
    const value: unknown = values[name];
    const special = choice.replaced?.[name];
    if (without.includes(name)) return [];
    if (special) return [{ name, kind, ...special, value: special.text }];
    if (kind === "hidden" || (chosenOnly && !chosen.includes(kind))) return [];
    if (value === null || value === undefined || value === "") return [];
    const fieldMessages: AnyFieldMessages | undefined = messages[name];
    if (!fieldMessages) return [];
    const { label, fact, options } = fieldMessages;
    const text =
      value instanceof Date ? formatTime(value, locale) : (options?.[String(value)] ?? String(value));
    const isPlain = value instanceof Date || typeof value === "number";
    return [{ name, kind, label: fact ?? label, text, value: isPlain ? value : text }];
  });
  const names: readonly string[] = first;
  const place = ({ name }: FormFact) => (names.includes(name) ? names.indexOf(name) : names.length);
  return facts.sort((one, other) => place(one) - place(other));
}

/** The labels of some fields' facts, filled in or not, and the fields' kinds. */
export function factLabels<Fields extends FormFields>(
  fields: Fields,
  messages: MessagesOfFields<Fields>,
  without: readonly (keyof Fields & string)[],
): Pick<FormFact, "label" | "kind">[] {
  return fieldsOf(fields).flatMap(([name, { kind }]) => {
    const fieldMessages: AnyFieldMessages | undefined = messages[name];
    return fieldMessages && !without.includes(name)
      ? [{ label: fieldMessages.fact ?? fieldMessages.label, kind }]
      : [];
  });
}
