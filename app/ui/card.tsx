import type { ReactNode } from "react";
import "./card.css";

interface CardProps {
  ground?: "raised" | "sunken" | "night";
  /** With less padding. */
  small?: boolean;
  className?: string;
  children: ReactNode;
}

/** A lighter, darker or night ground for what belongs together (docs/design.md, "Card"). */
export function Card({ ground = "raised", small = false, className, children }: CardProps) {
  const classes = [
    "card",
    ground !== "raised" && `card-${ground}`,
    ground === "night" && "night",
    small && "card-small",
    className,
  ];
  return <div className={classes.filter(Boolean).join(" ")}>{children}</div>;
}
