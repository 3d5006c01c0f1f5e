import type { ReactNode } from "react";

interface AdminHeadProps {
  /** Null where what is open on the page gives the title. */
  title: string | null;
  heading: string;
  /** What stands beside the heading. */
  children?: ReactNode;
}

/** The title and the heading of a page. */
export function AdminHead({ title, heading, children }: AdminHeadProps) {
  return (
    <>
      {title === null ? null : <title>{title}</title>}
      <div className="admin-top">
        <h1>{heading}</h1>
        {children}
      </div>
    </>
  );
}

interface AdminPageProps {
  words: { title: string; heading: string; lead?: string };
  /** What stands beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of one column: its heading, what it is for, and its content. */
export function AdminPage({ words, actions, children }: AdminPageProps) {
  const { title, heading, lead } = words;
  return (
    <>
      <AdminHead title={title} heading={heading}>
        {actions}
      </AdminHead>
      <div className="admin-page">
        {lead ? <p className="admin-lead">{lead}</p> : null}
        {children}
      </div>
    </>
  );
}
