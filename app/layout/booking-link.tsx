import type { ComponentProps } from "react";
import { ExternalLink } from "./external-link.tsx";
import { useLayoutData } from "./layout-data.ts";

type BookingLinkProps = Omit<ComponentProps<typeof ExternalLink>, "href"> & {
  /** The link's place on the page, recorded with the click (product 6.2). */
  source: string;
};

/** A link that opens the booking app in a new tab (product 1.2), with and without script. */
export function BookingLink({ source, ...props }: BookingLinkProps) {
  return <ExternalLink href={useLayoutData()?.bookingApp} data-books-from={source} {...props} />;
}
