import type { ReactNode } from "react";
import { pageHref } from "#app/i18n/links.ts";
import { Button } from "#app/ui/button.tsx";
import { useLayoutData } from "./layout-data.ts";
import { SiteLink } from "./site-link.tsx";

interface DemoButtonProps {
  kind?: "primary" | "secondary" | "outline";
  size?: "small" | "large";
  /** "Boka demo" in the page's language by default. */
  children?: ReactNode;
}

/** A link to the demo (docs/product.md, 5.1). */
export function DemoButton({ kind = "primary", size, children }: DemoButtonProps) {
  const layout = useLayoutData();
  return (
    <Button as={SiteLink} kind={kind} size={size} to={pageHref("demo", layout?.locale ?? "sv")}>
      {children ?? layout?.navigation.demo}
    </Button>
  );
}
