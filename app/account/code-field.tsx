import { FieldFrame } from "#app/ui/field-frame.tsx";

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
    <FieldFrame id={id} label={label} optional={note} error={error}>
      {(attributes) => (
        <input
          {...attributes}
          className="code-input"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
          onInput={(event) => onInput?.(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
