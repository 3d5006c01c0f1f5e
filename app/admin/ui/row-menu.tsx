import type { FocusEvent, ReactNode } from "react";
import { useLocation } from "react-router";
import "./row-menu.css";

/**
 * The menu of a row: links and FormButtons, below one button. It closes when one of them opens another page or is done.
 * Works without script.
 */
export function RowMenu({ label, about, children }: { label: string; about: string; children: ReactNode }) {
  const { key } = useLocation();
  return (
    <details className="row-menu" name="row-menu" key={key} onBlur={closeBehindFocus}>
      <summary className="button button--outline button--small">
        {label}
        <span className="visually-hidden"> {about}</span>
      </summary>
      <div className="row-menu__items">{children}</div>
    </details>
  );
}

function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
