import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/form-errors.css";

interface CodeFieldProps {
  id: string;
  label: string;
  note: string;
  error: string | undefined;
  onInput?: (typed: string) => void;
}

/** The six digits of an authenticator app, in one field. */
export function CodeField({ id, label, note, error, onInput }: CodeFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} <span className="field-optional">{note}</span>
      </label>
      <input
        id={id}
        className="code-input"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        required
        onInput={(event) => onInput?.(event.currentTarget.value)}
        {...(error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {})}
      />
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warn" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
