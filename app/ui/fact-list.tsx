import type { ReactNode } from "react";

interface FactListProps {
  className?: string;
  facts: readonly { name: string; value: ReactNode }[];
}

/** Names and what they stand for. */
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
