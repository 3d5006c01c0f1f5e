import { Field } from "#app/ui/field.tsx";

interface EmailFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  typed: string | undefined;
}

/** The address that an account is known by, which password managers keep its password under. */
export function EmailField({ id, label, error, typed }: EmailFieldProps) {
  return (
    <Field
      id={id}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      label={label}
      error={error}
      defaultValue={typed}
    />
  );
}
