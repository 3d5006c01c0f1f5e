import { type ReactNode, useEffect, useRef } from "react";
import { HeroText, type HeroTextProps } from "#app/ui/hero-text.tsx";
import "./hero.css";

interface HeroProps extends Pick<HeroTextProps, "title" | "lead" | "before" | "actions"> {
  night?: boolean;
  /** Takes the focus, where it replaces another page. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** The head of a page: its h1, one sentence, buttons, and a drawing beside them (docs/design.md, "Hero"). */
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
      <div className="wrap columns columns--7-5 columns--center">
        <HeroText
          title={title}
          lead={lead}
          before={before}
          actions={actions}
          {...(takesFocus && { headingRef: heading })}
        />
        {children}
      </div>
    </section>
  );
}
