import type { ReactNode } from "react";
import "./stack.css";

interface StackProps {
  as?: "div" | "ul" | "ol" | "dl" | "section" | "form";
  /** The gap: 8, 16 or 32 px. */
  gap?: "tight" | "normal" | "loose";
  /** Beside each other, wrapping where there is no room. */
  row?: boolean;
  className?: string;
  children: ReactNode;
}

/** Things below or beside each other with one gap (docs/design.md, "Stack"). */
export function Stack({ as: Tag = "div", gap = "normal", row = false, className, children }: StackProps) {
  const classes = [row ? "row" : "stack", gap !== "normal" && `gap-${gap}`, className];
  return <Tag className={classes.filter(Boolean).join(" ")}>{children}</Tag>;
}
