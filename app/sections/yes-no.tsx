import type { ReactNode } from "react";
import { Fold } from "#app/ui/fold.tsx";
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
  children?: ReactNode;
}

/** Two lists to compare: what a role does or may do, and what not; never by colour alone. */
export function YesNo({ title, intro, yes, no, children }: YesNoProps) {
  return (
    <Section titleId="yes-no-title" title={title} intro={intro}>
      <div className="yes-no columns columns--halves">
        <Half {...yes} icon="check" />
        <Half {...no} icon="x" />
      </div>
      {children}
    </Section>
  );
}

function Half({ title, items, icon }: Side & { icon: "check" | "x" }) {
  return (
    <div>
      <h3>{title}</h3>
      <Fold summary={title}>
        <ul className="rows rows--close">
          {items.map((item) => (
            <li className="with-icon" key={item}>
              <Icon name={icon} className={icon === "check" ? "mark mark--yes" : "mark"} />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
