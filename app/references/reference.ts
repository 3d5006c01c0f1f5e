import type { LogEntry } from "#app/domain/change-log.ts";
import type { Service } from "#app/domain/services.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { ReferenceKind } from "./keys.ts";
import { type ReferenceFields, referenceFieldNames } from "./schema.ts";

/** A customer's logo. */
export interface Logo {
  name: string;
  src: string;
  width: number;
  height: number;
  /** An https address, or "". */
  link: string;
}

/** A customer's words. The decisive sentence, which may be missing, is the last one. */
export interface Quote {
  text: string;
  marked: string;
  role: string;
  /** With the town where there is one. */
  organisation: string;
  service: Service;
}

/** An article about the company in a newspaper. */
export interface PressMention {
  outlet: string;
  title: string;
  /** An ISO date. */
  day: string;
  link: string;
  language: Locale;
}

/** What visitors see of the company's own references, in one language. A kind without any is empty. */
export interface References {
  logos: readonly Logo[];
  quotes: readonly Quote[];
  press: readonly PressMention[];
}

/**
 * What visitors see of one kind (product 23.1): the company's own as soon as there is one, else the invented ones, which are
 * marked as examples. Never both.
 */
export function ownOrInvented<Own, Invented>(
  own: readonly Own[],
  invented: Invented,
): { own: readonly Own[]; invented: null } | { own: null; invented: Invented } {
  return own.length > 0 ? { own, invented: null } : { own: null, invented };
}

/** The name of a reference in a language: the English one where there is another. */
export function referenceName(row: { name: string; name_en: string }, locale: Locale): string {
  return { sv: "", en: row.name_en }[locale] || row.name;
}

/** A stored reference, as far as changing it needs. */
export type StoredReference = ReferenceFields & {
  id: string;
  kind: ReferenceKind;
  name: string;
  place: number;
  shown: boolean;
  version: number;
};

/**
 * The log's entry of a reference that is saved for the `version` that somebody saw (0 for a new one), with the names of
 * the fields that change and without their texts. "changed" if a colleague was first.
 */
export function decideReference(
  stored: StoredReference | undefined,
  { kind, version }: { kind: ReferenceKind; version: number },
  fields: ReferenceFields & { name: string },
): LogEntry | "changed" {
  if (version !== (stored?.version ?? 0) || (stored && stored.kind !== kind)) return "changed";
  if (!stored) return { kind: "referenceAdded", about: fields.name, data: {} };
  const changes = referenceFieldNames(kind)
    .filter((name) => (fields[name] ?? "") !== (stored[name] ?? ""))
    .toSorted()
    .map((name) => ({ name }));
  return { kind: "referenceChanged", about: fields.name, data: { changes } };
}

/**
 * The ids of one kind after a reference was moved by one place; null where it is the first or last already. Takes them
 * in their order.
 */
export function movedReference(
  ids: readonly string[],
  id: string,
  direction: "up" | "down",
): readonly string[] | null {
  const from = ids.indexOf(id);
  const to = direction === "up" ? from - 1 : from + 1;
  const other = ids[to];
  if (from < 0 || other === undefined) return null;
  return ids.with(from, other).with(to, id);
}
