import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import "./yes-no.css";

interface Side {
  title: string;
  items: readonly string[];
}

interface YesNoProps {
  title: string;
  intro: string;
  yes: Side;
  no: Side;
  /** What stands under both lists. */
  children?: ReactNode;
}

/** Two halves to compare: what somebody does or may do, and what not; never by colour alone. */
export function YesNo({ title, intro, yes, no, children }: YesNoProps) {
  return (
    <section className="section" aria-labelledby="yes-no-title">
      <div className="wrap">
        <div className="head">
          <h2 id="yes-no-title">{title}</h2>
          <p className="muted">{intro}</p>
        </div>
        <div className="yes-no columns columns--halves">
          <Half {...yes} icon="check" />
          <Half {...no} icon="x" />
        </div>
        {children}
      </div>
    </section>
  );
}

function Half({ title, items, icon }: Side & { icon: "check" | "x" }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="rows">
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} className={icon === "check" ? "mark mark--yes" : "mark"} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
