import type { Fields } from "#app/forms/merged-fields.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { withDecimalMark } from "#app/i18n/numbers.ts";
import { sumOfOffer } from "#app/orders/offer.ts";
import { type OfferLine, offerBounds, offerLine } from "#app/orders/schema.ts";

export const lineKinds = ["hours", "each", "discount"] as const satisfies readonly OfferLine["kind"][];

/** A line as its fields show it. A kind uses the numbers that it has; the others keep what was typed. */
export type TypedLine = { kind: OfferLine["kind"] } & Record<(typeof texts)[number], string>;

/** The numbers of all kinds, in the order of their fields. */
export const lineNumbers = ["people", "hours", "number", "price", "percent"] as const;
const texts = ["text", ...lineNumbers] as const;
const fieldNames = ["kind", ...texts] as const;

/** The numbers that each kind has. */
const numbersOf = {
  hours: ["people", "hours", "price"],
  each: ["number", "price"],
  discount: ["percent"],
} as const satisfies Record<OfferLine["kind"], readonly (keyof TypedLine)[]>;

/** A line that is proposed: one without a list price has null, which is to be typed. */
export type ProposedLine =
  | OfferLine
  | { kind: "hours"; text: string; people: number; hours: number; price: null };

/** The name of a line's field in the form. */
export const lineField = (line: number, name: keyof TypedLine) => `line${line}-${name}`;

/** The field with how many lines the form has. */
export const countField = "lineCount";

/** A new line of a kind, to be filled in. */
export function emptyLine(kind: OfferLine["kind"]): TypedLine {
  return { kind, text: "", people: "1", hours: "", number: "1", price: "", percent: "" };
}

/** A line as its fields show it. */
export function typedLine(line: ProposedLine, locale: Locale): TypedLine {
  const typed = Object.entries(line).map(([name, value]) => [
    name,
    typeof value === "number" ? withDecimalMark(String(value), locale) : (value ?? ""),
  ]);
  return { ...emptyLine(line.kind), ...Object.fromEntries(typed) };
}

/** Lines as fields of the form. */
export function fieldsOfLines(lines: readonly TypedLine[]): Fields {
  return {
    [countField]: String(lines.length),
    ...Object.fromEntries(
      lines.flatMap((line, index) => fieldNames.map((name) => [lineField(index, name), line[name]])),
    ),
  };
}

/** The lines of a form's fields. */
export function linesOfFields(fields: Fields): TypedLine[] {
  const count = Math.min(Number(fields[countField]) || 0, offerBounds.lines);
  return Array.from({ length: count }, (_, index) => {
    const kind = lineKinds.find((each) => each === fields[lineField(index, "kind")]) ?? "hours";
    const typed = texts.map((name) => [name, fields[lineField(index, name)]]);
    return { ...emptyLine(kind), ...Object.fromEntries(typed.filter(([, text]) => text !== undefined)) };
  });
}

/** What typed lines mean: each as a line of the offer, null for one that is not complete; and the fields that are wrong. */
export function readLines(typed: readonly TypedLine[]): { read: (OfferLine | null)[]; wrong: string[] } {
  const results = typed.map((line, index) => {
    const numbers = numbersOf[line.kind].map((name) => [name, typedNumber(line[name])]);
    const { data, error } = offerLine.safeParse({
      kind: line.kind,
      text: line.text,
      ...Object.fromEntries(numbers),
    });
    const names = new Set(error?.issues.map(({ path }) => String(path[0])));
    const wrong = texts.filter((name) => names.has(name)).map((name) => lineField(index, name));
    return { line: data ?? null, wrong };
  });
  return { read: results.map(({ line }) => line), wrong: results.flatMap(({ wrong }) => wrong) };
}

/** The complete ones of typed lines. */
export function completeLines(typed: readonly TypedLine[]): OfferLine[] {
  return readLines(typed).read.filter((line) => line !== null);
}

/** The amount of each typed line; null for one that is not complete, which the discounts don't count. */
export function amountsOf(typed: readonly TypedLine[]): (number | null)[] {
  const amounts = sumOfOffer(completeLines(typed), 0).lines.values();
  return readLines(typed).read.map((line) => line && (amounts.next().value ?? 0));
}

/**
 * A number as people type it: "1 234,50 kr", "385:-", "7.5"; NaN for anything else. Three digits after the mark are
 * refused: "1.200" may mean 1 200, and nothing in an offer has three decimals.
 */
function typedNumber(typed: string): number {
  const plain = typed.replace(/\s|kr|%|[:,.]-$/gi, "").replace(",", ".");
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** What a button does to the lines: adds one, removes one, or moves it up. The text is the button's value. */
export type LineEdit = `add-${OfferLine["kind"]}` | `remove-${number}` | `up-${number}`;

/** The lines after a button was pressed; the same lines for any other text. */
export function editLines(lines: readonly TypedLine[], edit: string): readonly TypedLine[] {
  const [what, which = ""] = edit.split("-");
  const index = Number(which);
  const [line, above] = [lines[index], lines[index - 1]];
  const kind = lineKinds.find((each) => each === which);
  if (what === "add" && kind && lines.length < offerBounds.lines) return [...lines, emptyLine(kind)];
  if (what === "remove" && line) return lines.toSpliced(index, 1);
  if (what === "up" && line && above) return lines.toSpliced(index - 1, 2, line, above);
  return lines;
}
