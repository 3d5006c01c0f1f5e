import { formatShortMoment } from "#app/i18n/clock.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { LeadFile } from "./data.server.ts";
import { cityName, sourceLabel } from "./lead-labels.server.ts";
import { leadWords } from "./lead-words.server.ts";
import { leadPageWords } from "./words.server.ts";

export interface LeadFact {
  label: string;
  value: string;
  href?: string;
}

/** What the sender told, in the order that one asks for it; what a form does not ask for is left out. */
export function leadFacts(lead: LeadFile, locale: Locale): LeadFact[] {
  const { facts: names, languages } = leadPageWords[locale];
  const words = leadWords[locale];
  const told = (column: string) => {
    const value = lead.facts[column];
    return typeof value === "string" || typeof value === "number" ? String(value) : null;
  };
  const moment = (column: string) => {
    const value = told(column);
    return value && formatShortMoment(new Date(value), locale);
  };
  const word = (list: Readonly<Record<string, string>>, key: string | null) => (key && list[key]) || null;
  const service = lead.service && words.services[lead.service];
  const type = word(words.serviceTypes, told("service_type"));
  const facts: [string, string | null, string?][] = [
    [names.number, lead.number],
    [names.contact, lead.name],
    [
      names.email,
      lead.email,
      lead.email ? `mailto:${encodeURIComponent(lead.email).replace("%40", "@")}` : undefined,
    ],
    [names.phone, lead.phone, lead.phone ? telHref(lead.phone) : undefined],
    [names.organisation, lead.orgNumber],
    [names.service, [service, type?.toLowerCase()].filter(Boolean).join(", ") || null],
    [names.guards, told("guard_count")],
    [names.location, told("location")],
    [names.starts, moment("starts_at")],
    [names.ends, moment("ends_at")],
    [names.city, told("location") ? null : cityName(lead.city)],
    [names.employees, told("employees")],
    [names.budget, told("budget")],
    [names.permit, word(words.permits, told("permit"))],
    [names.estimate, estimateOf(lead.facts.estimate, locale)],
    [names.billing, told("billing_email")],
    [names.reference, told("reference")],
    [names.language, lead.locale === locale ? null : languages[lead.locale]],
    [names.source, sourceLabel(lead.source, locale)],
  ];
  return facts.flatMap(([label, value, href]) =>
    value ? [{ label, value, ...(href ? { href } : {}) }] : [],
  );
}

/** A phone number as a link that calls it. */
export function telHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}

/** What was estimated on the price page, in one line. */
function estimateOf(estimate: unknown, locale: Locale): string | null {
  if (typeof estimate !== "object" || estimate === null) return null;
  const said: unknown = Reflect.get(estimate, locale);
  if (typeof said !== "object" || said === null) return null;
  const what: unknown = Reflect.get(said, "what");
  const rows: unknown = Reflect.get(said, "rows");
  const sum: unknown = Array.isArray(rows) ? Reflect.get(Object(rows.at(-1)), "amount") : null;
  return [what, sum].filter((part) => typeof part === "string").join(" · ") || null;
}
