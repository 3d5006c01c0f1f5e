import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatHours, formatKronor } from "#app/i18n/numbers.ts";
import { formatPeriod } from "#app/i18n/period.ts";
import type { ReceiptRow } from "#app/ui/receipt.tsx";
import { sumOfOffer } from "./offer.ts";
import type { OfferDocument, OfferLine } from "./schema.ts";
import type { OfferMessages } from "./words.ts";

/** The lines of an offer as rows that add up: each line, the sum without VAT, VAT, and the total. */
export function offerRows(
  { lines, vatPercent }: Pick<OfferDocument, "lines" | "vatPercent">,
  messages: OfferMessages,
  locale: Locale,
): ReceiptRow[] {
  const sum = sumOfOffer(lines, vatPercent);
  const kronor = (amount: number) => formatKronor(amount, locale).replace("-", "−");
  return [
    ...lines.map((line, place) => ({
      id: `${place}`,
      label: line.text,
      detail: lineDetail(line, messages, locale),
      amount: kronor(sum.lines[place] ?? 0),
    })),
    { label: messages.net, terms: messages.netTerms, amount: kronor(sum.net), kind: "sum" as const },
    {
      label: fill(messages.vat, { percent: String(vatPercent) }),
      amount: kronor(sum.vat),
      kind: "after" as const,
    },
    { label: messages.total, amount: kronor(sum.total), kind: "after" as const },
  ];
}

/** How a line is calculated: "2 × 7 tim × 385 kr". */
function lineDetail(line: OfferLine, messages: OfferMessages, locale: Locale): string {
  if (line.kind === "discount")
    return fill(messages.discount, { percent: formatHours(line.percent, locale) });
  const price = formatKronor(line.price, locale);
  if (line.kind === "each") return fill(messages.each, { number: String(line.number), price });
  return fill(messages.hours, {
    people: String(line.people),
    hours: formatHours(line.hours, locale),
    price,
  });
}

/** When the work is, in words; null when no time is agreed. */
export function offerTimes(
  { startsAt, endsAt }: Pick<OfferDocument, "startsAt" | "endsAt">,
  messages: OfferMessages,
  locale: Locale,
): string | null {
  return startsAt && endsAt
    ? fill(messages.inSweden, { times: formatPeriod(new Date(startsAt), new Date(endsAt), locale) })
    : null;
}
