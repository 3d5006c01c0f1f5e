import { type FocusEvent, type ReactNode, useState } from "react";
import { useActionData, useLocation } from "react-router";
import { NoResponse } from "./submit-or-stay.ts";
import "./row-menu.css";

/**
 * The menu of a row: links and forms, below one button. It closes when one of them opens another page or is done; a form
 * that got no response stays open with what was typed. Works without script.
 */
export function RowMenu({ label, about, children }: { label: string; about: string; children: ReactNode }) {
  const { key } = useLocation();
  const received = useActionData();
  const [now, setNow] = useState({ key, menu: key });
  if (now.key !== key) setNow({ key, menu: received instanceof NoResponse ? now.menu : key });
  return (
    <details className="row-menu" name="row-menu" key={now.menu} onBlur={closeBehindFocus}>
      <summary className="button button--outline button--small">
        {label}
        <span className="visually-hidden"> {about}</span>
      </summary>
      <div className="row-menu__items">{children}</div>
    </details>
  );
}

function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  // The message that there was no response takes the focus.
  if (relatedTarget?.getAttribute("role") === "alert") return;
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
