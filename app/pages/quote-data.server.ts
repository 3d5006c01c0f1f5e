import { quoteFormMessages, quoteMessages } from "#app/content/shared/quote-forms.server.ts";
import type { Site } from "#app/context.ts";
import { serviceInAddress } from "#app/domain/services.ts";
import { pageHref, withQuery } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { carriedEstimate } from "#app/prices/carried-estimate.server.ts";
import type { Permit } from "#app/prices/schema.ts";
import type { PermitAnswer } from "#app/requests/quote-request/fields.ts";
import { isNamedInMessage, quoteStart } from "#app/requests/quote-request/start.ts";
import type { QuoteFormData } from "#app/requests/quote-request/words.ts";
import { yesFirst } from "./yes-first.server.ts";

const permitAnswers: Readonly<Record<Permit, PermitAnswer>> = { ja: "yes", nej: "no", "vet-inte": "unknown" };

/**
 * The data of the quote form for a URL: `tjanst` is a service (quoteStart), or one of the price estimator's, whose
 * estimate is then included; `for` chooses the form where both forms have the service.
 */
export function quoteFormData(
  { facts, configuration }: Pick<Site, "facts" | "configuration">,
  now: Date,
  locale: Locale,
  parameters: URLSearchParams,
): QuoteFormData {
  const serviceWord = serviceInAddress(parameters.get("tjanst"));
  const start = quoteStart(serviceWord, serviceInAddress(parameters.get("for")));
  const { title, lead, other, about } = quoteFormMessages[locale];
  const estimate = carriedEstimate(facts, locale, parameters);
  const otherForm = start.form === "guard" ? "orderGuard" : "guard";
  return {
    ...start,
    chosen: serviceWord !== null,
    title: title[start.form],
    lead,
    yes: yesFirst(facts, configuration.BOOKING_APP_URL, now, locale, start.form),
    other: {
      ...other[start.form],
      href: withQuery(pageHref("quote", locale), { tjanst: otherForm }),
    },
    messages: quoteMessages[locale],
    message: isNamedInMessage(serviceWord) ? about[serviceWord] : "",
    permit: permitAnswers[estimate?.permit ?? "vet-inte"],
    estimate,
  };
}
