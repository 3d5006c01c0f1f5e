import { Field } from "#app/ui/field.tsx";
import type { FieldProps } from "./auth-form.tsx";

interface EmailFieldProps extends FieldProps {
  label: string;
  /** "email" for an address that is not yet the account's own. */
  autoComplete?: "username" | "email";
}

/** The address that an account is known by, which password managers keep its password under. */
export function EmailField({ autoComplete = "username", ...field }: EmailFieldProps) {
  return <Field {...field} type="email" inputMode="email" autoComplete={autoComplete} />;
}
