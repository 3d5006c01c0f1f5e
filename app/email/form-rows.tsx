import { cleanLine } from "#app/domain/clean-text.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { type Fact, TextLink } from "./email-facts.tsx";
import { mailto } from "./email-links.ts";
import { Lines } from "./email-parts.tsx";

/** A field as it was filled in (app/forms/form-facts.ts). */
interface FilledIn {
  kind: string;
  label: string;
  text: string;
}

/** The filled-in fields as rows of an email: addresses and numbers as links, all without control characters. */
export function formRows(facts: readonly FilledIn[]): Fact[] {
  return facts.map(({ kind, label, text }) => ({ label, value: rowValue(kind, text) }));
}

function rowValue(kind: string, text: string) {
  const [line = "", ...more] = text.split("\n").map(cleanLine);
  if (kind === "email") return <TextLink href={mailto(line)}>{line}</TextLink>;
  if (kind === "phone") return <TextLink href={telephoneHref(text)}>{line}</TextLink>;
  return more.length > 0 ? <Lines of={[line, ...more]} /> : line;
}
