import { type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { useUnsaved } from "./use-unsaved.ts";
import "#app/ui/select-field.css";

interface LeadChoiceProps {
  name: "status" | "assigned";
  label: string;
  options: readonly { value: string; label: string }[];
  saved: string;
  version: number;
  outcome: Outcome | undefined;
  /** The label of the button that saves it. */
  save: string;
  shortcut?: string;
  /** What is shown instead of the list until it has the focus. */
  children?: ReactNode;
}

/**
 * A part of a lead that is chosen from a list, and saved by the choice. By keyboard it is saved by Enter, since each
 * letter that is typed chooses another option; Escape leaves it as it was. Without script it has a button.
 */
export function LeadChoice(props: LeadChoiceProps) {
  const { name, label, options, saved, version, outcome, save, shortcut, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const isTyped = useRef(false);
  const busy = useNavigation().state !== "idle";
  const field = useUnsaved(saved, version, outcome);
  const button = (
    <Button kind="outline" size="small" name="intent" value="handle">
      {save}
    </Button>
  );
  return (
    <Form
      ref={form}
      method="post"
      className={children ? "lead-choice lead-choice--shown" : "lead-choice"}
      preventScrollReset
      onSubmit={(event) => busy && event.preventDefault()}
    >
      <input type="hidden" name="intent" value="handle" />
      <input type="hidden" name="version" value={field.version} />
      {children}
      <FieldFrame id={`lead-${name}`} label={label}>
        {(attributes) => (
          <select
            {...attributes}
            name={name}
            value={field.value}
            aria-keyshortcuts={shortcut}
            data-unsaved={field.isUnsaved && !busy ? "" : undefined}
            onPointerDown={() => {
              isTyped.current = false;
            }}
            onBlur={() => {
              isTyped.current = false;
            }}
            onKeyDown={(event) => {
              isTyped.current = true;
              if (event.key === "Escape") field.forget();
              if (event.key !== "Enter" || !field.isUnsaved) return;
              event.preventDefault();
              form.current?.requestSubmit();
            }}
            onChange={({ target }) => {
              field.change(target.value);
              if (!isTyped.current) form.current?.requestSubmit();
            }}
          >
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {field.isUnsaved && !busy ? button : <noscript>{button}</noscript>}
    </Form>
  );
}
