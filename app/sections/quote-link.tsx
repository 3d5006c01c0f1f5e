import type { ReactNode } from "react";
import { pageHref } from "#app/language/links.ts";
import type { Locale } from "#app/language/locale.ts";

interface QuoteLinkProps {
  locale: Locale;
  className: string;
  /** The service that the quote is about: a serviceType of the specification (section 3), or a service's page key. */
  service?: string;
  children: ReactNode;
}

/** "Begär offert" and "Boka nu": asks for an offer, with the service chosen beforehand. */
export function QuoteLink({ locale, className, service, children }: QuoteLinkProps) {
  return (
    <a className={className} href={pageHref("contactRequest", locale)} data-quote={service ?? "any"}>
      {children}
    </a>
  );
}
