import { oneOf } from "#app/domain/one-of.ts";
import type { PriceKey } from "#app/domain/price-list.ts";
import type { Service } from "#app/domain/services.ts";
import { wordOf } from "#app/i18n/fill.ts";

import { type QuoteForm, quoteForms, type ServiceType, serviceTypes } from "./fields.ts";

/** Where a quote starts for the names in URLs that are no service type: services' pages, the price page's services. */
const starts: Readonly<
  Record<Service | PriceKey | "securityTraining" | "orderGuardTraining", readonly [QuoteForm, ServiceType]>
> = {
  guard: ["guard", "regular"],
  orderGuard: ["orderGuard", "events"],
  entranceHost: ["guard", "custom"],
  training: ["guard", "regular"],
  securityTraining: ["guard", "custom"],
  orderGuardTraining: ["guard", "custom"],
  rondering: ["guard", "mobile"],
  stationar: ["guard", "regular"],
  skraddarsytt: ["guard", "custom"],
  bygg: ["guard", "regular"],
  larm: ["guard", "alarm"],
  "offentlig-plats": ["orderGuard", "public"],
  transport: ["orderGuard", "transport"],
  kommersiellt: ["orderGuard", "commercial"],
  evenemang: ["orderGuard", "events"],
  hotell: ["orderGuard", "custom"],
};

/**
 * The form and the service type that a link asks for; unknown or missing ones give the guard form. Both forms have
 * "custom", so `form` says which one is meant.
 */
export function quoteStart(
  name: string | null,
  form: string | null,
): { form: QuoteForm; serviceType: ServiceType } {
  const start = wordOf(starts, name);
  const ofType = quoteForms.find((one) => oneOf(serviceTypes[one], name));
  const chosen = oneOf(quoteForms, form) ?? start?.[0] ?? ofType ?? "guard";
  const serviceType = serviceTypes[chosen].find((one) => one === start?.[1] || one === name);
  return { form: chosen, serviceType: serviceType ?? serviceTypes[chosen][0] };
}
