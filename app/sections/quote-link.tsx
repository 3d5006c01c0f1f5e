import type { ReactNode } from "react";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";

interface QuoteLinkProps {
  locale: Locale;
  className: string;
  /** The service of the quote: one of product 10.2, or a service's page key. */
  service?: string;
  /** The form, for a service that both forms have. */
  form?: "guard" | "orderGuard";
  children: ReactNode;
}

/**
 * "Begär offert" and "Boka nu": opens the quote dialog with the service selected
 * (app/leads/quote-request/quote-opener.tsx); without script it is a link to the page with the same form.
 */
export function QuoteLink({ locale, className, service, form, children }: QuoteLinkProps) {
  const address = pageHref("quote", locale);
  const choice = new URLSearchParams({ ...(service && { tjanst: service }), ...(form && { for: form }) });
  const href = choice.size ? `${address}${address.includes("?") ? "&" : "?"}${choice}` : address;
  return (
    <a className={className} href={href} data-quote={service ?? "any"}>
      {children}
    </a>
  );
}
