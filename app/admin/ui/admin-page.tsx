import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { AdminTitle } from "./admin-title.tsx";

interface AdminHeadProps {
  /** Null when an open panel sets the title. */
  title: string | null;
  heading: string;
  /** Shown beside the heading. */
  children?: ReactNode;
}

/** The title and heading of a page of the admin. */
export function AdminHead({ title, heading, children }: AdminHeadProps) {
  return (
    <>
      {title === null ? null : <AdminTitle>{title}</AdminTitle>}
      <div className="admin-top row">
        <h1>{heading}</h1>
        {children}
      </div>
    </>
  );
}

interface AdminPageProps {
  messages: { title: string; heading: string; lead?: string; back?: string };
  /** Shown beside the heading. */
  actions?: ReactNode;
  /** The path of the page above it. */
  backHref?: string;
  children: ReactNode;
}

/** A page of one column: heading, introduction, content. */
export function AdminPage({ messages, actions, backHref, children }: AdminPageProps) {
  const { title, heading, lead, back } = messages;
  return (
    <>
      <AdminHead title={title} heading={heading}>
        {actions}
        {backHref ? (
          <Button
            as={Link}
            kind="outline"
            size="small"
            className="admin-back"
            to={backHref}
            prefetch="intent"
          >
            {back}
          </Button>
        ) : null}
      </AdminHead>
      <div className="admin-page">
        {lead ? <p className="admin-lead">{lead}</p> : null}
        {children}
      </div>
    </>
  );
}
