import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/hint.css";
import "#app/ui/form-errors.css";

interface PasswordFieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  autoComplete: "current-password" | "new-password";
  /** "Visa", and the longer label for screen readers. */
  words: { show: string; showLong: string };
}

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, name, label, hint, error, autoComplete, words } = props;
  const [isShown, setShown] = useState(false);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      <div className="password-input">
        <input
          id={id}
          name={name}
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...(error ? { "aria-invalid": true } : {})}
          {...(described ? { "aria-describedby": described } : {})}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={id}
          aria-label={words.showLong}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" />
          {words.show}
        </button>
      </div>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warn" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
