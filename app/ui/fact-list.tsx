import type { ReactNode } from "react";

interface FactListProps {
  className?: string;
  /** The value of each is `value`, or `text` in many of the pages' texts. */
  facts: readonly { name: string; value?: ReactNode; text?: ReactNode }[];
  /** The classes of each pair, its label and its value. */
  pair?: string;
  label?: string;
  value?: string;
}

/** Labels and values. */
export function FactList({ className, facts, pair, label, value: valueClass }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ name, text, value = text }) => (
        <div className={pair} key={name}>
          <dt className={label}>{name}</dt>
          <dd className={valueClass}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
