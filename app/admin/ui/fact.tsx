import type { ReactNode } from "react";

/** A row of a list of facts (`fact-list`). */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
