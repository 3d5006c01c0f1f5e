import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import type { HiddenValues } from "./outcome.ts";

interface ConfirmProps {
  /** The label of the button that opens the question, and of the one that acts. */
  ask: string;
  button: string;
  text: string;
  intent: string;
  values?: HiddenValues;
  /** Whether it is open at first, since what was typed was refused. */
  isOpen?: boolean;
  /** For a question with fields: they stay on the version at which it was opened (useEditedForm). */
  onToggle?: () => void;
  children?: ReactNode;
}

/** A question before something that is hard to undo; works without script. */
export function Confirm({ ask, button, text, intent, values = {}, children, ...details }: ConfirmProps) {
  return (
    <details className="confirm" open={details.isOpen} onToggle={details.onToggle}>
      <summary className="plain-button">{ask}</summary>
      <Form method="post" className="admin-box" preventScrollReset noValidate>
        <p>{text}</p>
        <HiddenFields values={values} />
        {children}
        <Button name="intent" value={intent} kind="secondary" size="small">
          {button}
        </Button>
      </Form>
    </details>
  );
}
