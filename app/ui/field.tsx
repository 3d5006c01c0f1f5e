import type { ComponentProps } from "react";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";

type InputProps =
  | "type"
  | "inputMode"
  | "autoComplete"
  | "enterKeyHint"
  | "placeholder"
  | "min"
  | "max"
  | "maxLength"
  | "step";

/** `optional` is the text beside an optional field's label; without it the field is required. */
interface FieldProps extends FieldFrameProps, Pick<ComponentProps<"input">, InputProps> {
  name: string;
  defaultValue?: string | undefined;
  multiline?: boolean;
  rows?: number;
}

/** A labelled field with its error. The value stays in the DOM, not in React. */
export function Field({
  label,
  hint,
  optional,
  error,
  className,
  multiline,
  type = "text",
  rows = 4,
  ...input
}: FieldProps) {
  return (
    <FieldFrame {...{ id: input.id, label, hint, optional, error, className }}>
      {(attributes) => {
        const all = { ...input, ...attributes, required: !optional };
        return multiline ? <textarea {...all} rows={rows} /> : <input {...all} type={type} />;
      }}
    </FieldFrame>
  );
}
