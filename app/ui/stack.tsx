import type { ReactNode } from "react";
import "./stack.css";

interface StackProps {
  /** The gap: 8, 16 or 32 px. */
  gap?: "tight" | "normal" | "loose";
  children: ReactNode;
}

/** Things below each other with one gap (docs/design.md, "Stack"). */
export function Stack({ gap = "normal", children }: StackProps) {
  return <div className={gap === "normal" ? "stack" : `stack stack--${gap}`}>{children}</div>;
}
