import type { ReactNode } from "react";
import { pageHref } from "#app/i18n/links.ts";
import { useLayoutData } from "./layout-data.ts";
import { SiteLink } from "./site-link.tsx";

interface DemoButtonProps {
  variant?: "primary" | "secondary" | "outline";
  size?: "small" | "normal" | "large";
  /** "Boka demo" in the page's language by default. */
  children?: ReactNode;
}

const sizes = { small: " button-small", normal: "", large: " button-large" } as const;

/** A link to the demo (docs/product.md, 5.1). */
export function DemoButton({ variant = "primary", size = "normal", children }: DemoButtonProps) {
  const layout = useLayoutData();
  return (
    <SiteLink
      className={`button button-${variant}${sizes[size]}`}
      to={pageHref("demo", layout?.locale ?? "sv")}
    >
      {children ?? layout?.navigation.demo}
    </SiteLink>
  );
}
