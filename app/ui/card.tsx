import type { ReactNode } from "react";
import "./card.css";

interface CardProps {
  as?: "div" | "article" | "li" | "section";
  ground?: "raised" | "sunken" | "night";
  className?: string;
  children: ReactNode;
}

/** A lighter, darker or night ground for what belongs together (docs/design.md, "Card"). */
export function Card({ as: Tag = "div", ground = "raised", className, children }: CardProps) {
  const classes = ["card", ground !== "raised" && `card-${ground}`, ground === "night" && "night", className];
  return <Tag className={classes.filter(Boolean).join(" ")}>{children}</Tag>;
}
