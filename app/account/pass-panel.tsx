import type { ReactNode } from "react";
import "#app/ui/item-list.css";
import "#app/ui/notice.css";
import "#app/ui/stack.css";
import "./pass-panel.css";

interface PassPanelProps {
  id: string;
  /** How many holes are drawn in the edge: the step of the sign-in. */
  holes: 1 | 2 | 3;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** The panel of an account page, drawn like an entrance pass. */
export function PassPanel({ id, holes, title, text, children }: PassPanelProps) {
  return (
    <section className="pass-panel panel" aria-labelledby={id}>
      <div className="pass-edge" aria-hidden="true">
        {["one", "two", "three"].slice(0, holes).map((hole) => (
          <i key={hole} />
        ))}
      </div>
      <div className="pass-body">
        <h1 id={id} className="pass-title">
          {title}
        </h1>
        {text ? <p className="muted">{text}</p> : null}
        {children}
      </div>
    </section>
  );
}
