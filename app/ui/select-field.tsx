import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";
import "./select-field.css";

interface SelectFieldProps extends Omit<FieldFrameProps, "hint"> {
  name: string;
  /** One of them is required, unless the list itself offers an empty value. */
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
  /** What is chosen, where the page holds it; `onChange` is told of another choice. */
  value?: string;
  onChange?: (value: string) => void;
  /** What stands there until something is chosen; without it the first option is. */
  placeholder?: string;
}

/** A choice from a list, as the browser's own. */
export function SelectField({
  name,
  options,
  defaultValue,
  value,
  onChange,
  placeholder,
  ...frame
}: SelectFieldProps) {
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <select
          {...attributes}
          name={name}
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
