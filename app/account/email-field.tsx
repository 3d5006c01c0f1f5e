import { Field } from "#app/ui/field.tsx";

interface EmailFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  typed: string | undefined;
  /** "email" for an address that is not yet the account's own. */
  autoComplete?: "username" | "email";
}

/** The address that an account is known by, which password managers keep its password under. */
export function EmailField({ id, label, error, typed, autoComplete = "username" }: EmailFieldProps) {
  return (
    <Field
      id={id}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      label={label}
      error={error}
      defaultValue={typed}
    />
  );
}
