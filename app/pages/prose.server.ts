import { vatPercent } from "#app/content/booking-terms.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { applicationMonths, retentionMonths } from "#app/domain/retention.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { fill } from "#app/i18n/fill.ts";
import { namedPageHref } from "#app/i18n/links.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import type { Clause } from "#app/sections/legal-text.tsx";
import { brand } from "#brand/company.ts";
import { readClauses } from "./read-clauses.ts";

const files = import.meta.glob<string>("/app/content/prose/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The long texts: each is in app/content/prose as NAME.sv.md and NAME.en.md. */
export const proseNames = [
  "accessibility",
  "cookies",
  "cookies-with-tag",
  "privacy",
  "report-vulnerability",
  "terms",
] as const;
export type ProseName = (typeof proseNames)[number];

const read = new Map(
  proseNames.flatMap((name) =>
    locales.map((locale) => [`${name}.${locale}`, readFile(name, locale)] as const),
  ),
);

/**
 * The clauses of a long text in a language, with the current company facts in its placeholders. `more` fills
 * placeholders of this text alone. Throws when a placeholder has no value.
 */
export function prose(
  name: ProseName,
  locale: Locale,
  facts: CompanyFacts,
  more: Readonly<Record<string, string>> = {},
): Clause[] {
  const values = { ...places(facts), ...more };
  const filled = (text: string) => fill(text, values);
  return (read.get(`${name}.${locale}`) ?? []).map(({ id, title, short, text, points }) => ({
    id,
    title: filled(title),
    ...(short && { short: filled(short) }),
    text: text.map(filled),
    ...(points && { points: points.map(filled) }),
  }));
}

function readFile(name: ProseName, locale: Locale): Clause[] {
  const file = `${name}.${locale}.md`;
  const [clauses = [], ...others] = readClauses(file, files[`/app/content/prose/${file}`] ?? "", (name) =>
    namedPageHref(name, locale),
  );
  if (clauses.length === 0 || others.length > 0)
    throw new Error(`${file}: one part with clauses is expected`);
  return clauses;
}

/** The placeholders of all long texts; docs/editing-copy.md lists them. */
function places({ statements, openingHours }: CompanyFacts): Record<string, string> {
  const { address, phone } = brand;
  const { from, to } = statements.deliveryHours.value;
  return {
    ...openingHours.openingHours.value,
    legalName: brand.legalName,
    organisationNumber: brand.organisationNumber,
    vatNumber: brand.vatNumber,
    address: `${address.street}, ${address.postalCode.replace(" ", "\u00a0")} ${address.city}`,
    email: `[${brand.customerServiceEmail}](mailto:${brand.customerServiceEmail})`,
    securityEmail: `[${brand.securityEmail}](mailto:${brand.securityEmail})`,
    phone: `[${phone}](${telephoneHref(phone)})`,
    vatPercent: String(vatPercent),
    deliveryFrom: String(from),
    deliveryTo: String(to),
    retentionMonths: String(retentionMonths),
    applicationYears: String(applicationMonths / 12),
  };
}
