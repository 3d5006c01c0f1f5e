import type { ReactNode } from "react";
import { Form } from "react-router";
import "#app/admin/admin-page.css";

interface ConfirmProps {
  /** What opens the question, and what does it. */
  ask: string;
  button: string;
  /** What it means, before it is done. */
  text: string;
  intent: string;
  /** Fields that are sent along, hidden. */
  values?: { readonly [name: string]: string };
  children?: ReactNode;
}

/** A question before something that is not easily undone; works without script. */
export function Confirm({ ask, button, text, intent, values = {}, children }: ConfirmProps) {
  return (
    <details className="confirm">
      <summary className="opener">{ask}</summary>
      <Form method="post" preventScrollReset noValidate>
        <p>{text}</p>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <button type="submit" name="intent" value={intent} className="button button-secondary button-small">
          {button}
        </button>
      </Form>
    </details>
  );
}
