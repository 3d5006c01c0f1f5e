import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from "react";
import { Icon } from "./icon.tsx";
import "./field.css";
import "./hint.css";
import "./form-errors.css";

interface FieldProps {
  id: string;
  name: string;
  label: string;
  /** The word for a field that may stay empty, e.g. "(valfritt)"; without it the field is required. */
  optional?: string;
  placeholder?: string;
  /** One line of help under the label. */
  hint?: string;
  /** What is wrong with the value, in words; the same words as in the error summary. */
  error?: string | undefined;
  type?: HTMLInputTypeAttribute;
  inputMode?: "email" | "tel" | "text" | "numeric" | "decimal";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  defaultValue?: string | undefined;
  multiline?: boolean;
  min?: string | number;
  max?: string | number;
  className?: string;
}

/** A labelled field with its error under it. The value stays in the DOM, not in React. */
export function Field({
  id,
  label,
  hint,
  optional,
  error,
  multiline,
  className = "",
  type = "text",
  ...input
}: FieldProps) {
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  const attributes = {
    ...input,
    id,
    required: !optional,
    ...(error ? { "aria-invalid": true } : {}),
    ...(described ? { "aria-describedby": described } : {}),
  };
  return (
    <div className={`field ${className}`.trim()}>
      <label htmlFor={id}>
        {label}
        {optional ? <span className="field-optional">{` ${optional}`}</span> : null}
      </label>
      {hint ? (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      ) : null}
      {multiline ? <textarea {...attributes} rows={4} /> : <input {...attributes} type={type} />}
      {error ? (
        <p className="field-error" id={errorId}>
          <Icon name="warn" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
