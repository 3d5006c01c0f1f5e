import { type Names, nameOf } from "#app/admin/colleagues.server.ts";
import type { HiddenValues } from "#app/admin/ui/outcome.ts";
import { formatRecent } from "#app/i18n/clock.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { CompanyName } from "#app/leads/companies.server.ts";
import { isDomain } from "#app/leads/company.ts";
import type { CustomerRow } from "#app/leads/customers.server.ts";
import { customersMessages } from "./words.server.ts";

/** The parameter of a company's page: what is searched for, to merge with. */
export const mergeParameter = "foretag";

/** What is searched for until somebody types: the first long word of the company's name. */
export function mergeSearch(name: string): string {
  return name.split(/\s+/).find((word) => word.length > 3) ?? name;
}

/** A name or domain of a company, why it belongs to it, and the button that takes it out. */
interface NameRow {
  key: string;
  text: string;
  detail: string;
  button: { values: HiddenValues; label: string; name: string } | null;
}

/** The names and domains of a company, as its page shows them. */
export function companyNameRows(
  keys: readonly CompanyName[],
  names: Names,
  now: Date,
  locale: Locale,
): NameRow[] {
  const messages = customersMessages[locale].company;
  const nameCount = keys.filter(({ key }) => !isDomain(key)).length;
  return keys.map((each) => {
    const { key, written, isShared, sameAs, seenWith, changedBy, changedAt, rows } = each;
    const text = written ?? key;
    const domain = isDomain(key);
    const how = [
      domain ? (isShared ? messages.shared : messages.domain) : countWords(messages.leads, rows, locale),
      changedAt
        ? fill(messages.byColleague, {
            name: nameOf(names, changedBy, locale) ?? messages.colleague,
            time: formatRecent(changedAt, now, locale),
          })
        : !domain && sameAs && seenWith
          ? fill(messages.byDomain, { domain: seenWith.slice(1) })
          : null,
    ];
    const intent = domain ? (isShared ? "join" : "share") : nameCount > 1 ? "split" : null;
    return {
      key,
      text,
      detail: how.filter(Boolean).join(" · "),
      button: intent && {
        values: { intent, key, name: text },
        label: messages[intent],
        name: fill(messages[`${intent}Of`], { name: text }),
      },
    };
  });
}

/** The other companies that a search finds, each with the button that merges it into the one of the page. */
export function mergeChoices(
  rows: readonly Omit<CustomerRow, "time">[],
  own: ReadonlySet<string>,
  locale: Locale,
) {
  const messages = customersMessages[locale].company;
  return rows
    .filter(({ id }) => !own.has(id))
    .map(({ id, company, leads, demos, email }) => ({
      key: id,
      text: company ?? "",
      detail: [countWords(messages.count, leads + demos, locale), email].filter(Boolean).join(" · "),
      button: {
        values: { intent: "merge", other: id, name: company ?? "" },
        label: messages.into,
        name: fill(messages.intoOf, { name: company ?? "" }),
      },
    }));
}
