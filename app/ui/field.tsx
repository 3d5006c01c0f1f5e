import type { AllHTMLAttributes, ChangeEventHandler } from "react";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";

type Attributes = Omit<AllHTMLAttributes<HTMLElement>, "onChange" | keyof FieldFrameProps>;

/** A field without `optional`, the text beside its label, is required unless `required` is false. */
interface FieldProps extends FieldFrameProps, Attributes {
  name: string;
  multiline?: boolean;
  /** For a field of one line. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A labelled field with its error. */
export function Field({
  label,
  hint,
  optional,
  error,
  className,
  multiline,
  type = "text",
  rows = 4,
  onChange,
  ...input
}: FieldProps) {
  return (
    <FieldFrame {...{ id: input.id, label, hint, optional, error, className }}>
      {(attributes) => {
        const all = { required: !optional, ...input, ...attributes };
        return multiline ? (
          <textarea {...all} rows={rows} />
        ) : (
          <input {...all} type={type} onChange={onChange} />
        );
      }}
    </FieldFrame>
  );
}
