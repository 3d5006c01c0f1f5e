import type { ComponentProps } from "react";

/** A link to another site, in a new tab; `newTab` says so to screen readers. */
export function ExternalLink({ newTab, children, ...props }: ComponentProps<"a"> & { newTab: string }) {
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` ${newTab}`}</span>
    </a>
  );
}
