import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";
import "./hint.css";

interface Option {
  value: string;
  label: ReactNode;
  icon?: IconName;
  /** For styles that show and hide what depends on the choice, as `data-mark`. */
  mark?: string | undefined;
}

interface SegmentedProps {
  name: string;
  legend: string;
  hint?: string;
  /** The first one is selected unless `defaultValue` names another. */
  options: readonly Option[];
  defaultValue?: string | undefined;
  onChoose?: (value: string) => void;
  /** A dialog that opens focuses the selected one. */
  autoFocus?: boolean | undefined;
}

/** A choice between a few things, as radio buttons in one row. */
export function Segmented({
  name,
  legend,
  hint,
  options,
  defaultValue = options[0]?.value,
  onChoose,
  autoFocus,
}: SegmentedProps) {
  return (
    <fieldset className="segmented">
      <legend className="field__label">{legend}</legend>
      {hint ? <p className="segmented-hint meta muted">{hint}</p> : null}
      <div className="segments">
        {options.map(({ value, label, icon, mark }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              data-mark={mark}
              defaultChecked={value === defaultValue}
              // biome-ignore lint/a11y/noAutofocus: only in a dialog, which opens at its form and not at a link above it.
              autoFocus={autoFocus && value === defaultValue}
              onChange={() => onChoose?.(value)}
            />
            {icon ? <Icon name={icon} /> : null}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
