import type { ReactNode } from "react";
import { FirstRows } from "#app/ui/first-rows.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import "#app/ui/with-icon.css";
import "#app/ui/mark.css";
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
  /** "Visa alla", for the lines that show the rest on a phone. */
  showAll: string;
  children?: ReactNode;
}

/** Two lists to compare: what a role does or may do, and what not; never by colour alone. */
export function YesNo({ title, intro, yes, no, showAll, children }: YesNoProps) {
  return (
    <Section titleId="yes-no-title" title={title} intro={intro}>
      <div className="yes-no columns columns--halves">
        <Half {...yes} showAll={showAll} icon="check" />
        <Half {...no} showAll={showAll} icon="x" />
      </div>
      {children}
    </Section>
  );
}

function Half({ title, items, showAll, icon }: Side & { showAll: string; icon: "check" | "x" }) {
  return (
    <div>
      <h3>{title}</h3>
      <FirstRows
        className="rows rows--close"
        first={2}
        showAll={showAll}
        rows={items.map((item) => (
          <li className="with-icon" key={item}>
            <Icon name={icon} className={icon === "check" ? "mark mark--yes" : "mark"} />
            <span>{item}</span>
          </li>
        ))}
      />
    </div>
  );
}
