import { PasswordField } from "./password-field.tsx";

interface NewPasswordProps {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  messages: { show: string; showLong: string };
  /** The account's email address for password managers, if no field of the form has it. */
  email?: string;
}

/** The field of a new password; for password managers also a hidden one with the address. */
export function NewPassword({ id, label, hint, error, messages, email }: NewPasswordProps) {
  return (
    <>
      {email === undefined ? null : (
        <input
          className="visually-hidden"
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <PasswordField
        id={id}
        name="password"
        autoComplete="new-password"
        label={label}
        hint={hint}
        error={error}
        messages={messages}
      />
    </>
  );
}
