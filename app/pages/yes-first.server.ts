import { yesView } from "#app/company/response-promise.server.ts";
import { navigationMessages } from "#app/content/shared/navigation.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import type { OrderedService } from "#app/domain/services.ts";
import type { YesFirst } from "#app/forms/yes-first.tsx";
import { withQuery } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** What a form says first now (product 1.11); `service` is in the booking app's URL. */
export function yesFirst(
  facts: CompanyFacts,
  bookingApp: string,
  now: Date,
  locale: Locale,
  service?: OrderedService,
): YesFirst {
  const yes = yesView(facts.openingHours, now, locale, { service });
  const { newTab } = navigationMessages(facts, locale);
  return {
    line: yes.line,
    phone: yes.isPhoneOpen ? yes.phone : null,
    app:
      yes.who === "bookingApp"
        ? {
            text: yes.bookingApp.text,
            newTab,
            href: withQuery(bookingApp, yes.choice),
            send: yes.order.sendAnyway,
          }
        : null,
  };
}
