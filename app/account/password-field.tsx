import { useState } from "react";
import { FieldFrame, type FieldFrameProps } from "#app/ui/field-frame.tsx";
import { IconOf } from "#app/ui/icon.tsx";

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
            <IconOf path="M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12ZM12 9.5A2.5 2.5 0 1 0 12 14.5A2.5 2.5 0 1 0 12 9.5" />
            {messages.show}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
