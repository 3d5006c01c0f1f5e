import type { ReactNode } from "react";
import "./card.css";

interface CardProps {
  ground?: "raised" | "sunken" | "night";
  small?: boolean;
  className?: string;
  children: ReactNode;
}

/** A box for what belongs together, on a lighter, darker or night background (docs/design.md, "Card"). */
export function Card({ ground = "raised", small = false, className, children }: CardProps) {
  const classes = [
    "card",
    ground !== "raised" && `card--${ground}`,
    ground === "night" && "night",
    small && "card--small",
    className,
  ];
  return <div className={classes.filter(Boolean).join(" ")}>{children}</div>;
}
