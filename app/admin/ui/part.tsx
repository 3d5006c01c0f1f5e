import type { ReactNode } from "react";

interface PartProps {
  id: string;
  heading: string;
  lead?: string;
  /** Shown beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page, named by its heading. */
export function Part({ id, heading, lead, actions, children }: PartProps) {
  return (
    <section className="admin-part" aria-labelledby={`${id}-heading`} id={id}>
      <div className="admin-head row">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {actions}
      </div>
      {lead ? <p className="admin-lead">{lead}</p> : null}
      {children}
    </section>
  );
}
