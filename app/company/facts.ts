import { type CompanyFacts, defaultFacts } from "#app/domain/company-facts.ts";
import { type bounds, checkFacts, type FactsPart } from "./schema.ts";

/** The fields of a part's form by path: "guard.stationary", "users.footnote.sv". */
export type FactFields = Readonly<Record<string, string>>;

/** Flattens a part into the fields of its form; a missing value is "". */
export function fieldsOf(content: object): FactFields {
  return Object.fromEntries(leaves(content, ""));
}

function leaves(content: object, path: string): [string, string][] {
  return Object.entries(content).flatMap(([key, value]: [string, unknown]) => {
    const name = `${path}${key}`;
    if (key === "footnote") return leaves({ sv: "", en: "", ...Object(value) }, `${name}.`);
    if (typeof value === "object" && value !== null) return leaves(value, `${name}.`);
    return [[name, value === null ? "" : String(value)] as [string, string]];
  });
}

/** The names of all fields of a part's form. */
export function fieldNames(part: FactsPart): readonly string[] {
  return Object.keys(fieldsOf(defaultFacts[part]));
}

interface Nested {
  [key: string]: string | Nested;
}

/** Posted fields in the shape of their part: the inverse of `fieldsOf`. A missing field is "". */
export function nestedFields(part: FactsPart, texts: FactFields): Nested {
  const whole: Nested = {};
  for (const name of fieldNames(part)) {
    const keys = name.split(".");
    let place = whole;
    for (const key of keys.slice(0, -1)) {
      const inner = place[key];
      const next = typeof inner === "object" ? inner : {};
      place[key] = next;
      place = next;
    }
    place[keys.at(-1) ?? name] = texts[name] ?? "";
  }
  return whole;
}

/**
 * Reads a part that an earlier version of the product may have stored: stored fields are taken unchanged, and a field
 * that is missing or no longer valid has its value in `base` (the defaults). The names of those are in `unread`. So a
 * new field in the schema changes nothing that the company has saved. Null, a part that was never changed, is `base`.
 */
export function readStored<Part extends FactsPart>(
  part: Part,
  stored: unknown,
  base: CompanyFacts[Part] = defaultFacts[part],
): { facts: CompanyFacts[Part]; unread: readonly string[] } {
  if (stored === null || stored === undefined) return { facts: base, unread: [] };
  const baseFields = fieldsOf(base);
  const storedFields = fieldsOf(Object(stored));
  const unread = new Set(Object.keys(baseFields).filter((name) => storedFields[name] === undefined));
  // At the second try a refused field also resets the others of its group: "opens" and "closes" depend on each other.
  // At the third try, everything is the base's.
  for (const takes of [isSame, isSameGroup, () => true]) {
    const fields = Object.entries(baseFields).map(([name, value]) => [
      name,
      unread.has(name) ? value : (storedFields[name] ?? value),
    ]);
    const checked = checkFacts(part, nestedFields(part, Object.fromEntries(fields)));
    if (!checked.wrong) return { facts: checked.facts, unread: [...unread] };
    for (const name of Object.keys(baseFields))
      if (checked.wrong.some((each) => takes(each, name))) unread.add(name);
  }
  return { facts: base, unread: [...unread] };
}

function isSame(name: string, other: string): boolean {
  return name === other || other.startsWith(`${name}.`);
}

function isSameGroup(name: string, other: string): boolean {
  return name.split(".")[0] === other.split(".")[0];
}

/** The fields that differ between two states of a part, with both values. */
export function differences(was: object, now: object): { name: string; was: string; now: string }[] {
  const [before, after] = [fieldsOf(was), fieldsOf(now)];
  return Object.keys({ ...before, ...after })
    .map((name) => ({ name, was: before[name] ?? "", now: after[name] ?? "" }))
    .filter((field) => field.was !== field.now);
}

/** What a field contains: a kind of number, or something else. */
export type FieldKind = keyof typeof bounds | "day" | "time" | "source" | "date" | "footnote";

const statementKinds: Readonly<Record<string, FieldKind>> = {
  bookingMinutes: "minutes",
  demoMinutes: "minutes",
  responseMinutes: "minutes",
  deliveryHours: "hours",
  urgentOfficeHours: "hours",
  plannedNoticeWeeks: "weeks",
  appointedPercent: "percent",
  openingHours: "time",
};

/** How a fact is typed and checked, by its path in its part. */
export function kindOf(name: string): FieldKind {
  const [group = "", ...path] = name.split(".");
  const last = path.at(-1);
  if (path[0] === "footnote") return "footnote";
  if (path[0] === "source" || path[0] === "date") return path[0];
  if (group === "supplements") return path[0] === "amounts" ? "supplement" : "day";
  if (path[0] !== "value") return "kronor";
  if (group === "rating") return last === "value" ? "stars" : "count";
  return statementKinds[group] ?? "count";
}

/** A part as it is stored: `content` is null for one that was never changed. */
export interface StoredFacts {
  version: number;
  content: unknown;
}

/** Whether a part already has the wanted content. A part that was never changed has the defaults. */
export function isSaved<Part extends FactsPart>(
  part: Part,
  { content }: Pick<StoredFacts, "content">,
  wanted: CompanyFacts[Part],
): boolean {
  const { facts, unread } = readStored(part, content);
  return unread.length === 0 && differences(facts, wanted).length === 0;
}

const entryKinds = {
  prices: "pricesChanged",
  statements: "statementsChanged",
  openingHours: "openingHoursChanged",
  pay: "payChanged",
} as const satisfies Record<FactsPart, string>;

/**
 * What becomes of a part when somebody who saw its `version` wants another content, and the kind of the log's entry, or
 * why it is refused: "changed" when a colleague changed it first. "same": it is stored already.
 */
export function decideFacts<Part extends FactsPart>(
  part: Part,
  stored: StoredFacts | undefined,
  wish: { version: number; content: CompanyFacts[Part] },
): { refused: "changed" } | "same" | { content: CompanyFacts[Part]; entry: (typeof entryKinds)[Part] } {
  if (stored?.version !== wish.version) return { refused: "changed" };
  if (stored.content !== null && isSaved(part, stored, wish.content)) return "same";
  return { content: wish.content, entry: entryKinds[part] };
}
