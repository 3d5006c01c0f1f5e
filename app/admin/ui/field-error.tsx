import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/form-errors.css";

/** A field's error message; the field refers to it by id. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="field-error" id={id}>
      <Icon name="warn" />
      {text}
    </p>
  );
}
