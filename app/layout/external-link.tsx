import type { ComponentProps } from "react";
import { useLayoutData } from "./layout-data.ts";

/** A link to another site, in a new tab, which screen readers are told. */
export function ExternalLink({ children, ...props }: ComponentProps<"a">) {
  const layout = useLayoutData();
  return (
    <a target="_blank" rel="noopener" {...props}>
      {children}
      {layout ? <span className="visually-hidden">{` ${layout.navigation.newTab}`}</span> : null}
    </a>
  );
}
