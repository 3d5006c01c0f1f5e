import { defaultFacts } from "#app/domain/company-facts.ts";
import type { bounds, FactsPart } from "./schema.ts";

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
