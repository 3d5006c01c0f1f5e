import type { ComponentProps } from "react";
import { Field } from "#app/ui/field.tsx";

interface CodeFieldProps extends ComponentProps<typeof Field> {
  /** Shown beside the label. */
  note: string;
}

/** The six digits of an authenticator app, in one field. */
export function CodeField({ note, ...field }: CodeFieldProps) {
  return (
    <Field
      {...field}
      className="code-field"
      optional={note}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
    />
  );
}
