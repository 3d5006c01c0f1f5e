import type { ReactNode } from "react";
import { FieldError } from "./field-error.tsx";
import "./hint.css";

export interface FieldFrameProps {
  id: string;
  label: string;
  /** Beside the label, e.g. "(valfritt)". */
  optional?: string | undefined;
  hint?: string | undefined;
  /** The error, the same text as in the error summary. */
  error?: string | undefined;
  className?: string | undefined;
}

/** The attributes that connect an input with its label, hint and error. */
interface InputAttributes {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

/** An input with its label, hint and error. */
export function FieldFrame({
  id,
  label,
  optional,
  hint,
  error,
  className = "",
  children,
}: FieldFrameProps & { children: (attributes: InputAttributes) => ReactNode }) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={`field ${className}`.trim()}>
      <label htmlFor={id}>
        {label}
        {optional ? <span className="field__optional">{` ${optional}`}</span> : null}
      </label>
      {hint ? (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {children({
        id,
        ...(error ? { "aria-invalid": true } : {}),
        ...(described ? { "aria-describedby": described } : {}),
      })}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
