import type { ReactNode, Ref } from "react";

export interface HeroTextProps {
  title: ReactNode;
  /** For the section that is named by its title. */
  titleId?: string;
  /** One sentence, or a paragraph of its own. */
  lead?: ReactNode;
  before?: ReactNode;
  /** Buttons and links: the first one says what to do here. */
  actions?: ReactNode;
  className?: string;
  /** The heading, when it takes the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** The text of a page's hero: its h1, one sentence, and buttons (docs/design.md, "Hero"). */
export function HeroText({
  title,
  titleId,
  lead,
  before,
  actions,
  className,
  headingRef,
  children,
}: HeroTextProps) {
  return (
    <div className={className}>
      {before}
      <h1 id={titleId} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h1>
      {typeof lead === "string" ? <p className="lead">{lead}</p> : lead}
      {actions && <div className="actions hero-actions">{actions}</div>}
      {children}
    </div>
  );
}
