import { FieldError } from "#app/ui/field-error.tsx";
import "#app/ui/check.css";

interface CheckGroupProps {
  /** The id of the first box, to which the form's errors lead. */
  id: string;
  legend: string;
  options: readonly { name: string; label: string }[];
  isChecked(name: string): boolean;
  error: string | undefined;
}

/** Boxes of which at least one is ticked: each posts "yes" under its own name. */
export function CheckGroup({ id, legend, options, isChecked, error }: CheckGroupProps) {
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="row">
        {options.map(({ name, label }, place) => (
          <label key={name} className="check">
            <input
              type="checkbox"
              name={name}
              value="yes"
              id={place === 0 ? id : undefined}
              defaultChecked={isChecked(name)}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
