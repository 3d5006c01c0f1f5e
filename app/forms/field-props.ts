import type { HTMLInputAutoCompleteAttribute } from "react";
import type {
  AnyFieldMessages,
  FieldOfKind,
  FormField,
  FormFields,
  MessagesOfFields,
} from "./form-fields.ts";
import type { ReturnedForm } from "./returned-form.ts";

interface Shown<Fields extends FormFields> {
  /** The prefix of the inputs' ids. */
  id: string;
  fields: Fields;
  messages: MessagesOfFields<Fields>;
  /** The text beside the label of an optional field. */
  optional: string;
  errorOf: (name: string) => string | undefined;
  /** The form as the server sent it back, with what was typed. */
  returned: ReturnedForm | undefined;
  initial?: Readonly<Record<string, string>> | undefined;
}

type Typed = "text" | "lines" | "email" | "phone" | "organisationNumber" | "count" | "dateTime";

/**
 * Makes the props of a form's inputs from its fields and messages: `input` for `Field`, `select` for
 * `SelectField`, `radios` for `Segmented`. An unknown name is a type error.
 */
export function fieldProps<Fields extends FormFields>(form: Shown<Fields>) {
  const { id, errorOf, returned, initial } = form;
  const initialOf = (name: string) => returned?.values[name] ?? initial?.[name];
  const about = (name: string): { field: FormField; messages: AnyFieldMessages } => {
    const field = form.fields[name];
    const messages: AnyFieldMessages | undefined = form.messages[name];
    if (!field || !messages) throw new Error(`no field ${name}`);
    return { field, messages };
  };
  const common = (name: string, field: FormField, messages: AnyFieldMessages) => ({
    id: `${id}${name}`,
    name,
    label: messages.label,
    error: errorOf(name),
    defaultValue: initialOf(name),
    ...(field.optional && { optional: form.optional }),
  });
  const options = (field: FormField, messages: AnyFieldMessages) =>
    field.kind === "choice"
      ? field.options.map((value) => ({ value, label: messages.options?.[value] ?? value }))
      : [];
  return {
    input(name: FieldOfKind<Fields, Typed>) {
      const { field, messages } = about(name);
      const { hint, example } = messages;
      return {
        ...common(name, field, messages),
        ...(hint && { hint }),
        ...(example && { placeholder: example }),
        ...inputs[field.kind],
        ...(field.autoComplete && { autoComplete: field.autoComplete }),
      };
    },
    select(name: FieldOfKind<Fields, "choice">) {
      const { field, messages } = about(name);
      const { example, none } = messages;
      return {
        ...common(name, field, messages),
        ...(example && { placeholder: example }),
        options: [
          ...options(field, messages),
          ...(field.optional && none ? [{ value: "", label: none }] : []),
        ],
      };
    },
    radios(name: FieldOfKind<Fields, "choice">) {
      const { field, messages } = about(name);
      const { hint } = messages;
      return {
        name,
        legend: messages.label,
        ...(hint && { hint }),
        options: options(field, messages),
        defaultValue: initialOf(name) ?? (field.kind === "choice" ? field.initial : undefined),
      };
    },
  };
}

interface InputAttributes {
  type?: "email" | "tel" | "datetime-local";
  inputMode?: "email" | "tel" | "numeric";
  enterKeyHint?: "next";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  multiline?: true;
}

const inputs: Readonly<Record<FormField["kind"], InputAttributes>> = {
  text: { enterKeyHint: "next" },
  lines: { multiline: true },
  email: { type: "email", inputMode: "email", autoComplete: "email", enterKeyHint: "next" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel", enterKeyHint: "next" },
  organisationNumber: { enterKeyHint: "next" },
  count: { inputMode: "numeric", autoComplete: "off", enterKeyHint: "next" },
  dateTime: { type: "datetime-local" },
  choice: {},
  code: {},
  hidden: {},
};
