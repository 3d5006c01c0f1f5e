import { oneOf } from "#app/domain/one-of.ts";
import { services } from "#app/domain/services.ts";
import type { Issue } from "#app/forms/posted-form.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { leadFactNames } from "#app/leads/lead.ts";
import { languageNames, leadFactErrors, leadFactMessages, leadMessages } from "#app/leads/words.server.ts";
import type { FactTexts } from "./fact-inputs.tsx";

/** The texts of the fields of a lead's facts. */
export function factTexts(locale: Locale): FactTexts {
  const names = leadMessages[locale].services;
  return {
    labels: leadFactMessages[locale],
    services: (["", ...services] as const).map((value) => ({ value, label: names[value || "none"] })),
    languages: locales.map((value) => ({ value, label: languageNames[locale][value] })),
  };
}

/** The errors of the fields of a lead's facts, in the order of the facts; `form` is the prefix of their ids. */
export function factErrors(form: string, issues: readonly Issue[], locale: Locale) {
  const errors: Readonly<Record<string, Readonly<Record<string, string>>>> = leadFactErrors[locale];
  return issues.map(({ field, code }) => {
    const name = oneOf([...leadFactNames, "value"], field) ?? "phone";
    const text = errors[name]?.[code] ?? leadFactErrors[locale].other.unknown;
    return { fieldId: `${form}-${name}`, name, text };
  });
}
