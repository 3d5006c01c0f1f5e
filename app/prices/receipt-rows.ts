import type { pricesPage } from "#app/content/pages/prices.server.ts";
import { priceList } from "#app/domain/price-list.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatHours, formatKronor } from "#app/i18n/numbers.ts";
import type { ReceiptRow } from "#app/ui/receipt.tsx";
import type { Estimate } from "./estimate.ts";
import type { Choice } from "./schema.ts";

export type ReceiptMessages = ReturnType<typeof pricesPage>["estimator"]["receipt"];

/** An estimate as rows of a receipt, in one language. `when` is the text of the band. */
export function receiptRows(
  { service, people, hours }: Pick<Choice, "service" | "people" | "hours">,
  { price, base, supplement, sum, vat }: Estimate,
  when: string,
  messages: ReceiptMessages,
  locale: Locale,
): ReceiptRow[] {
  const { service: role, unit } = priceList[service];
  const amounts = {
    price: formatKronor(price, locale),
    people: String(people),
    hours: formatHours(hours, locale),
  };
  const rate = formatKronor(supplement.rate, locale);
  const supplementRow: ReceiptRow = supplement.amount
    ? {
        label: messages.supplement,
        mark: messages.estimated,
        detail: fill(messages.supplementHours, { hours: formatHours(supplement.hours, locale), when, rate }),
        amount: formatKronor(supplement.amount, locale),
      }
    : { label: `${messages.supplement}, ${when}`, amount: formatKronor(0, locale) };
  const baseLabel =
    unit === "callout"
      ? fill(messages.callouts, { count: String(people), price: amounts.price })
      : fill(messages.base, { ...amounts, role: messages.staff[role][people === 1 ? "one" : "more"] });
  return [
    { label: baseLabel, amount: formatKronor(base, locale) },
    ...(unit === "hour" ? [supplementRow] : []),
    { label: messages.sum, terms: messages.terms, amount: formatKronor(sum, locale), kind: "sum" },
    { label: messages.vat, amount: formatKronor(vat, locale), kind: "after" },
  ];
}
