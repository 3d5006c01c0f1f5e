import type { ReactNode } from "react";
import { Fold } from "./fold.tsx";

interface FirstRowsProps {
  /** The list's items, each with a key. */
  rows: readonly ReactNode[];
  /** "Visa alla", before their number, for the line that shows the rest on a phone. */
  showAll: string;
  /** How many rows a phone shows at first; with columns a multiple of them, since two lists follow each other. */
  first?: number;
  className?: string;
  ordered?: boolean;
}

/** A list of rows (docs/design.md, `rows`) of which a phone shows the first ones, and the rest behind a fold. */
export function FirstRows({ rows, showAll, first = 3, className = "rows", ordered = false }: FirstRowsProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <>
      <List className={className}>{rows.slice(0, first)}</List>
      <Fold summary={`${showAll} ${rows.length}`}>
        <List className={className} start={ordered ? first + 1 : undefined}>
          {rows.slice(first)}
        </List>
      </Fold>
    </>
  );
}
