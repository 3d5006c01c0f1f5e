import type { ReactNode } from "react";

interface PartProps {
  id: string;
  heading: string;
  lead?: string;
  /** Whether links lead to its id. */
  isTarget?: boolean;
  children: ReactNode;
}

/** A part of a page, named by its heading. */
export function Part({ id, heading, lead, isTarget, children }: PartProps) {
  return (
    <section className="admin-part" aria-labelledby={`${id}-heading`} {...(isTarget ? { id } : {})}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {lead ? <p className="admin-lead">{lead}</p> : null}
      {children}
    </section>
  );
}
