import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/form-errors.css";

/** What is wrong with a field, under it; the field is described by its id. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="field-error" id={id}>
      <Icon name="warn" />
      {text}
    </p>
  );
}
