import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "./site-link.tsx";

/** A link to a page with more about the subject, with an arrow. */
export function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink className="more" to={to}>
      {children} <Icon name="arrow" />
    </SiteLink>
  );
}
