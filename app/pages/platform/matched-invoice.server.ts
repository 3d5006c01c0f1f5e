import { vatPercent } from "#app/content/booking-terms.ts";
import { matchedInvoiceMessages } from "#app/content/shared/matched-invoice.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatHours, formatKronor } from "#app/i18n/numbers.ts";
import { ratesOf } from "#app/prices/carried-estimate.server.ts";
import { estimateShift, type Shift } from "#app/prices/estimate.ts";

/** The example shift of app/content/shared/shift.server.ts: two guards, on a Thursday from 08 to 16. */
const shift: Shift = { weekday: 3, from: 8, hours: 8 };
const people = 2;

/** A line of the report and the line of the invoice that matches it; `kronor` is null for what the price includes. */
interface MatchedLine {
  report: string;
  invoice: string;
  kronor: number | null;
  amount: string;
}

/** A sample report beside its invoice, line by line, with the sums that the price list gives (product 1.14). */
export function matchedInvoice(facts: CompanyFacts, locale: Locale) {
  const { lines, columns, title, intro, example, check, ...messages } = matchedInvoiceMessages[locale];
  const rates = ratesOf(facts.prices, ["stationar"]);
  const whole = estimateShift("stationar", people, shift, rates);
  const each = estimateShift("stationar", 1, shift, rates);
  const kronor = (amount: number) => formatKronor(amount, locale);
  const line = (report: string, invoice: string, amount: number | null, included = ""): MatchedLine => ({
    report,
    invoice,
    kronor: amount,
    amount: amount === null ? included : kronor(amount),
  });
  const guards = Array.from({ length: people }, (_, index) => {
    const values = {
      number: String(index + 1),
      hours: formatHours(shift.hours, locale),
      price: formatKronor(each.price, locale),
    };
    return line(fill(lines.guard.report, values), fill(lines.guard.invoice, values), each.base);
  });
  const { supplement, sum, vat } = whole;
  const supplementText =
    supplement.amount > 0
      ? fill(lines.supplement.invoice, {
          hours: formatHours(supplement.hours, locale),
          price: formatKronor(supplement.rate, locale),
        })
      : lines.supplement.none;
  return {
    ...{ title, intro, example, columns, check },
    rows: [
      ...guards,
      line(lines.rounds.report, lines.rounds.invoice, null, lines.rounds.amount),
      line(lines.incident.report, lines.incident.invoice, null, lines.incident.amount),
      line(lines.supplement.report, supplementText, supplement.amount),
      line(lines.extra.report, lines.extra.invoice, 0),
    ].map((row, index) => ({
      ...row,
      number: index + 1,
      label: fill(messages.show, { line: String(index + 1) }),
    })),
    sums: [
      { name: messages.sum, amount: kronor(sum), note: messages.asBooked },
      { name: fill(messages.vat, { percent: String(vatPercent) }), amount: kronor(vat), note: "" },
      { name: messages.total, amount: kronor(sum + vat), note: "" },
    ],
    sum,
  };
}
