import { Field } from "#app/ui/field.tsx";
import type { FieldProps } from "./auth-form.tsx";

interface EmailFieldProps extends FieldProps {
  label: string;
  /** "email" for an address that is not the account's yet. */
  autoComplete?: "username webauthn" | "username" | "email";
}

/** The field of an account's email address. */
export function EmailField({ autoComplete = "username", ...field }: EmailFieldProps) {
  return <Field {...field} type="email" inputMode="email" autoComplete={autoComplete} />;
}
