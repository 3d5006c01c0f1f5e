import type { ReactNode } from "react";

interface BookingLinkProps {
  /** The booking app (configuration BOOKING_APP_URL). */
  href: string;
  /** Spoken only: that a new tab opens. */
  newTab: string;
  className: string;
  /** Records the click; the browser opens the app, script or none. */
  onBook: () => void;
  children: ReactNode;
}

/** Opens the booking app in a new tab (specification, section 7, call 3). */
export function BookingLink({ href, newTab, className, onBook, children }: BookingLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener" onClick={onBook}>
      {children}
      <span className="sr"> {newTab}</span>
    </a>
  );
}
