import { EmailText } from "#app/ui/email-text.tsx";
import { FactList } from "#app/ui/fact-list.tsx";

export interface DetailFact {
  label: string;
  value: string;
  href?: string;
}

/** A list of labels and values. */
export function DetailFacts({ facts }: { facts: readonly DetailFact[] }) {
  return (
    <FactList
      className="facts"
      facts={facts.map(({ label, ...fact }) => ({ name: label, value: <FactValue {...fact} /> }))}
    />
  );
}

/** A value, with its link. */
export function FactValue({ value, href }: Omit<DetailFact, "label">) {
  const text = <EmailText address={value} />;
  return href ? <a href={href}>{text}</a> : text;
}

/** What a visitor wrote, marked with its language. */
export function Message({ message }: { message: { text: string; locale: string } | null | undefined }) {
  if (!message) return null;
  return (
    <blockquote className="detail__message" lang={message.locale}>
      {message.text}
    </blockquote>
  );
}

/** The rows of DetailFacts, without those that have no value. */
export function detailFacts(
  rows: readonly (readonly [label: string, value: string | null, href?: string | null])[],
): DetailFact[] {
  return rows.flatMap(([label, value, href]) => (value ? [{ label, value, ...(href ? { href } : {}) }] : []));
}
