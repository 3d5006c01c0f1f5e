import type { ComponentProps } from "react";
import { useLayoutData } from "./layout-data.ts";

/** A link to another site, in a new tab, which screen readers are told. */
export function ExternalLink({ children, ...props }: ComponentProps<"a">) {
  return (
    <a target="_blank" rel="noopener" {...props}>
      {children}
      <span className="visually-hidden">{` ${useLayoutData()?.navigation.newTab}`}</span>
    </a>
  );
}
