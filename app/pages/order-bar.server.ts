import { orderBarMessages } from "#app/content/shared/service-pages.server.ts";
import type { CitySlug } from "#app/domain/cities.ts";
import { type OrderedService, serviceTable } from "#app/domain/services.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { orderParameters } from "#app/domain/url-parameters.ts";
import { pageHref, withQuery } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { brand } from "#brand/company.ts";

/** The bar of a service's page: the link to the express order has the page's role and city filled in. */
export function orderBar(locale: Locale, service: OrderedService, city?: CitySlug) {
  const { order, call } = orderBarMessages[locale];
  const choice = {
    [orderParameters.role]: serviceTable[service].slug,
    ...(city && { [orderParameters.city]: city }),
  };
  return {
    order: { text: order[service], href: withQuery(pageHref("expressOrder", locale), choice) },
    call,
    phone: { number: brand.phone, href: telephoneHref(brand.phone) },
  };
}
