import type { ReactNode } from "react";
import "./heading.css";

interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  /** How large it is drawn, where that is not what the level says. */
  size?: "h2-small" | "h3" | "title";
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A heading whose level says where it stands in the page, and whose size how loud it is (docs/design.md, "Heading"). */
export function Heading({ level, size, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  const classes = [size && `heading-${size}`, className].filter(Boolean).join(" ");
  return (
    <Tag id={id} className={classes || undefined}>
      {children}
    </Tag>
  );
}
