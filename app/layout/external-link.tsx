import type { ReactNode } from "react";

interface ExternalLinkProps {
  href: string;
  className?: string;
  /** Tells screen readers that a new tab opens. */
  newTab: string;
  children: ReactNode;
}

/** A link to another site, in a new tab. */
export function ExternalLink({ href, className, newTab, children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` ${newTab}`}</span>
    </a>
  );
}
