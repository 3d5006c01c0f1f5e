import { Icon } from "./icon.tsx";
import "./field.css";
import "./form-errors.css";
import "./select-field.css";

interface SelectFieldProps {
  id: string;
  name: string;
  label: string;
  /** The word for a choice that may be left open. */
  optional?: string;
  /** One of them is required, unless the list itself offers an empty value. */
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
  /** What is chosen, where the page holds it; `onChange` is told of another choice. */
  value?: string;
  onChange?: (value: string) => void;
  /** What stands there until something is chosen; without it the first option is. */
  placeholder?: string;
  /** What is wrong with the choice, in words; the same words as in the error summary. */
  error?: string | undefined;
  className?: string;
}

/** A choice from a list, as the browser's own. */
export function SelectField({
  id,
  name,
  label,
  optional,
  options,
  defaultValue,
  value,
  onChange,
  placeholder,
  error,
  className = "",
}: SelectFieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className={`field ${className}`.trim()}>
      <label htmlFor={id}>
        {label}
        {optional ? <span className="field-optional">{` ${optional}`}</span> : null}
      </label>
      <select
        id={id}
        name={name}
        required={options.every(({ value }) => value !== "")}
        {...(value === undefined
          ? { defaultValue: defaultValue ?? (placeholder ? "" : undefined) }
          : { value })}
        onChange={({ target }) => onChange?.(target.value)}
        {...(error ? { "aria-invalid": true, "aria-describedby": errorId } : {})}
      >
        {placeholder ? <option value="">{placeholder}</option> : null}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {error ? (
        <p className="field-error" id={errorId}>
          <Icon name="warn" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
