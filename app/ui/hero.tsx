import { type ReactNode, useEffect, useRef } from "react";
import "./hero.css";

interface HeroProps {
  title: string;
  lead: string;
  actions?: ReactNode;
  /** Takes the focus, where it replaces another page. */
  takesFocus?: boolean;
}

/** The head of a page without a drawing: its h1, one sentence, and buttons (docs/design.md, "Hero"). */
export function Hero({ title, lead, actions, takesFocus = false }: HeroProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section className="page-hero">
      <div className="wrap columns columns--7-5 columns--center">
        <div>
          <h1 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
            {title}
          </h1>
          {/* In the browser it may name another request than in the server's HTML (app/layout/error-screen.tsx). */}
          <p className="lead" suppressHydrationWarning>
            {lead}
          </p>
          {actions && <div className="actions hero-actions">{actions}</div>}
        </div>
      </div>
    </section>
  );
}
