import type { ReactNode } from "react";
import { pageHref, withQuery } from "#app/i18n/links.ts";
import { useLayoutData } from "./layout-data.ts";

interface QuoteLinkProps {
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
export function QuoteLink({ className, service, form, children }: QuoteLinkProps) {
  const address = pageHref("quote", useLayoutData()?.locale ?? "sv");
  const choice = { ...(service && { tjanst: service }), ...(form && { for: form }) };
  return (
    <a className={className} href={withQuery(address, choice)} data-quote={service ?? "any"}>
      {children}
    </a>
  );
}
