import type { ReactNode } from "react";
import "./heading.css";

interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  /** The visual size, where it differs from the level's. */
  size?: "h2-small" | "h3" | "title";
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A heading: the level is its place in the page's structure, the size how it looks (docs/design.md, "Heading"). */
export function Heading({ level, size, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  const classes = [size && `heading--${size}`, className].filter(Boolean).join(" ");
  return (
    <Tag id={id} className={classes || undefined}>
      {children}
    </Tag>
  );
}
