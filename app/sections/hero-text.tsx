import type { ReactNode } from "react";
import { Breadcrumbs, type BreadcrumbsProps } from "./breadcrumbs.tsx";

export interface HeroTextProps {
  /** Absent where they are above more than this text. */
  breadcrumbs?: BreadcrumbsProps;
  title: string;
  /** For the section that is named by its title. */
  titleId?: string;
  lead: string;
  className?: string;
  /** Between the sentence and the buttons. */
  choice?: ReactNode;
  /** Buttons and links: the first one says what to do here. */
  children?: ReactNode;
  /** Below them. */
  note?: ReactNode;
}

/** The text at the top of a page: its breadcrumbs, its h1, one sentence, and buttons (docs/design.md, "HeroText"). */
export function HeroText({
  breadcrumbs,
  title,
  titleId,
  lead,
  className,
  choice,
  children,
  note,
}: HeroTextProps) {
  return (
    <div className={className}>
      {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
      <h1 id={titleId}>{title}</h1>
      <p className="lead">{lead}</p>
      {choice}
      {children && <div className="actions hero-actions">{children}</div>}
      {note}
    </div>
  );
}
