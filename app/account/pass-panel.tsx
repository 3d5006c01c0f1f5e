import type { ReactNode } from "react";
import "#app/ui/item-list.css";
import "#app/ui/notice.css";
import "#app/ui/stack.css";
import "./pass-panel.css";

interface PassPanelProps {
  id: string;
  /** The number of holes in its edge shows the step. */
  holes: 1 | 2 | 3;
  title: string;
  /** Level 1 where it is the page's own heading. */
  level?: 1 | 2;
  text?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** A panel drawn as a pass, with a tape edge. */
export function PassPanel({ id, holes, title, level = 1, text, wide = false, children }: PassPanelProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <section className={wide ? "pass-panel pass-panel-wide" : "pass-panel"} aria-labelledby={id}>
      <div className="pass-edge" aria-hidden="true">
        {["one", "two", "three"].slice(0, holes).map((hole) => (
          <i key={hole} />
        ))}
      </div>
      <div className="pass-body">
        <Heading id={id} className="pass-title">
          {title}
        </Heading>
        {text ? <p className="muted">{text}</p> : null}
        {children}
      </div>
    </section>
  );
}
