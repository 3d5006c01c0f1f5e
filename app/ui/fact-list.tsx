import type { ReactNode } from "react";

interface FactListProps {
  className?: string;
  facts: readonly { name: string; value: ReactNode }[];
}

/** Labels and values. */
export function FactList({ className, facts }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
