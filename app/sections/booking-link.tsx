import type { ReactNode } from "react";

interface BookingLinkProps {
  href: string;
  /** For screen readers: a new tab opens. */
  newTab: string;
  className: string;
  /** The link's place on the page, recorded with the click (product 6.2). */
  source: string;
  children: ReactNode;
}

/** A link that opens the booking app in a new tab (product 1.2), with and without script. */
export function BookingLink({ href, newTab, className, source, children }: BookingLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener" data-books-from={source}>
      {children}
      <span className="visually-hidden">{` ${newTab}`}</span>
    </a>
  );
}
