import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";
import "./select-field.css";

interface SelectFieldProps extends FieldFrameProps {
  name: string;
  /** Required, unless the list has an empty value. */
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
  /** The selected value, where the page controls it with `onChange`. */
  value?: string;
  onChange?: (value: string) => void;
  /** The keyboard shortcut that focuses it, in the admin. */
  shortcut?: string;
  /** Shown until something is selected; without it the first option is selected. */
  placeholder?: string;
}

/** A choice from a list, as the browser's own select. */
export function SelectField({
  name,
  options,
  defaultValue,
  value,
  onChange,
  placeholder,
  shortcut,
  ...frame
}: SelectFieldProps) {
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <select
          {...attributes}
          name={name}
          aria-keyshortcuts={shortcut}
          required={options.every(({ value }) => value !== "")}
          {...(value === undefined
            ? { defaultValue: defaultValue ?? (placeholder ? "" : undefined) }
            : { value })}
          onChange={({ target }) => onChange?.(target.value)}
        >
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
