import { Fact } from "./fact.tsx";

export interface DetailFact {
  label: string;
  value: string;
  href?: string;
}

interface DetailFactsProps {
  facts: readonly DetailFact[];
  message: { text: string; locale: string } | null;
}

/** A visitor's answers and message, in their language. */
export function DetailFacts({ facts, message }: DetailFactsProps) {
  return (
    <>
      <dl className="facts">
        {facts.map(({ label, value, href }) => (
          <Fact key={label} name={label}>
            {href ? <a href={href}>{value}</a> : value}
          </Fact>
        ))}
      </dl>
      {message ? (
        <blockquote className="detail__message" lang={message.locale}>
          {message.text}
        </blockquote>
      ) : null}
    </>
  );
}

/** The facts that are known, as rows. */
export function detailFacts(
  rows: readonly (readonly [label: string, value: string | null, href?: string | undefined])[],
): DetailFact[] {
  return rows.flatMap(([label, value, href]) => (value ? [{ label, value, ...(href ? { href } : {}) }] : []));
}
