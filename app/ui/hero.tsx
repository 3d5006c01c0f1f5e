import { type ReactNode, useEffect, useRef } from "react";
import "./hero.css";

interface HeroProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Stands above the title, e.g. the breadcrumbs. */
  before?: ReactNode;
  /** The ways on: buttons and links. */
  actions?: ReactNode;
  night?: boolean;
  /** Takes the focus: the page that it replaces is gone. */
  takesFocus?: boolean;
  /** What stands beside the text, below it on a phone. */
  children?: ReactNode;
}

/** The head of a page: its h1, one sentence, the ways on, and what is drawn beside them (docs/design.md, "Hero"). */
export function Hero({
  title,
  lead,
  before,
  actions,
  night = false,
  takesFocus = false,
  children,
}: HeroProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section className={night ? "page-hero night" : "page-hero"}>
      <div className="wrap page-hero-columns">
        <div>
          {before}
          <h1 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
            {title}
          </h1>
          {typeof lead === "string" ? <p className="lead">{lead}</p> : lead}
          {actions && <div className="actions">{actions}</div>}
        </div>
        {children}
      </div>
    </section>
  );
}
