import { Icon } from "./icon.tsx";
import "./form-errors.css";

/** A field's error, below it; the field refers to it by id. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p className="field__error" id={id}>
      <Icon name="warn" />
      {text}
    </p>
  ) : null;
}
