import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";

/** The link of a list's row, which the keys j and k move to (admin-shortcuts.tsx), with a detail below it. */
export function RowLink({ detail, ...link }: ComponentProps<typeof Link> & { detail?: ReactNode }) {
  return (
    <>
      <Link className="row-link" data-row prefetch="intent" {...link} />
      {detail ? <small>{detail}</small> : null}
    </>
  );
}
