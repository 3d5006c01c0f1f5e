import type { ReactNode } from "react";
import { Fold } from "./fold.tsx";

interface SectionProps {
  /** The id of its heading, which also names the section. */
  titleId: string;
  /** Its heading, across the page; absent where one of the children is the heading. */
  title?: ReactNode;
  /** One sentence beside the heading; plain text is muted. */
  intro?: ReactNode;
  id?: string | undefined;
  ground?: "paper" | "sunken" | "night";
  /** Close to the section before it, on the same ground. */
  follows?: boolean;
  small?: boolean;
  className?: string;
  /** The line that opens the content, which is folded on a phone. */
  fold?: string;
  children: ReactNode;
}

/**
 * A part of a page: its background, the space around it, the page's width, and its heading (docs/design.md,
 * "Section").
 */
export function Section({
  titleId,
  title,
  intro,
  id,
  ground = "paper",
  follows = false,
  small = false,
  className,
  fold,
  children,
}: SectionProps) {
  const classes = [
    "section",
    ground !== "paper" && ground,
    follows && "section--follows",
    small && "section--small",
    className,
  ];
  return (
    <section className={classes.filter(Boolean).join(" ")} id={id} aria-labelledby={titleId}>
      <div className="wrap">
        {title && <SectionHead id={titleId} title={title} intro={intro} />}
        {fold ? <Fold summary={fold}>{children}</Fold> : children}
      </div>
    </section>
  );
}

/** The heading of a section with its introduction. */
export function SectionHead({ id, title, intro }: { id: string; title: ReactNode; intro?: ReactNode }) {
  return (
    <div className="head">
      <h2 id={id}>{title}</h2>
      {typeof intro === "string" ? <p className="muted">{intro}</p> : intro}
    </div>
  );
}
