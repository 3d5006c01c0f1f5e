import { Icon } from "./icon.tsx";
import "./form-errors.css";

/** What is wrong with a field, under it; nothing where nothing is. The field is described by its id. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p className="field-error" id={id}>
      <Icon name="warn" />
      {text}
    </p>
  ) : null;
}
