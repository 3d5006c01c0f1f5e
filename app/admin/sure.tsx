import type { ReactNode } from "react";
import { Form } from "react-router";
import "./office.css";

interface SureProps {
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
export function Sure({ ask, button, text, intent, values = {}, children }: SureProps) {
  return (
    <details className="office-sure">
      <summary className="opener">{ask}</summary>
      <Form method="post" preventScrollReset noValidate>
        <p>{text}</p>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <button type="submit" name="intent" value={intent} className="btn btn--secondary btn--sm">
          {button}
        </button>
      </Form>
    </details>
  );
}
