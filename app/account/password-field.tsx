import { useState } from "react";
import { FieldFrame, type FieldFrameProps } from "#app/ui/field-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface PasswordFieldProps extends FieldFrameProps {
  name: string;
  autoComplete: "current-password" | "new-password";
  /** The button's text "Visa", and its label for screen readers. */
  messages: { show: string; showLong: string };
}

/** The field of a password, with a button that shows it. */
export function PasswordField({ id, label, hint, error, name, autoComplete, messages }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(attributes) => (
        <div className="password-input">
          <input
            {...attributes}
            name={name}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={id}
            aria-label={messages.showLong}
            onClick={() => setShown(!isShown)}
          >
            <Icon name="eye" />
            {messages.show}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
