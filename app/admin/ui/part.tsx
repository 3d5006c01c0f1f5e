import type { ReactNode } from "react";

interface PartProps {
  id: string;
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** A part of a page, named by its heading. */
export function Part({ id, heading, lead, children }: PartProps) {
  return (
    <section className="admin-part" aria-labelledby={`${id}-heading`} id={id}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {lead ? <p className="admin-lead">{lead}</p> : null}
      {children}
    </section>
  );
}
