import "./field.css";

interface SelectFieldProps {
  id: string;
  name: string;
  label: string;
  /** The word for a choice that may be left open. */
  optional?: string;
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
}

/** A choice from a list, as the browser's own (DESIGN.md 10, "Fields"). It always has a value that fits. */
export function SelectField({ id, name, label, optional, options, defaultValue }: SelectFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional ? <span className="opt"> {optional}</span> : null}
      </label>
      <select id={id} name={name} defaultValue={defaultValue}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
