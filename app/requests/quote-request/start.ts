import { oneOf } from "#app/domain/one-of.ts";
import type { PriceKey } from "#app/domain/price-list.ts";
import type { Service } from "#app/domain/services.ts";
import { wordOf } from "#app/i18n/fill.ts";

import { type QuoteForm, quoteForms, type ServiceType, serviceTypes } from "./fields.ts";

type Start =
  | readonly [QuoteForm, Exclude<ServiceType, "custom">, "message"?]
  | readonly [QuoteForm, "custom", "message" | "no message"];

/**
 * Where a quote starts for the names in URLs that are no service type: services' pages, the price page's services.
 * "message": the service type doesn't say what it is about, so that the message begins with that.
 */
const starts = {
  guard: ["guard", "regular"],
  orderGuard: ["orderGuard", "events"],
  entranceHost: ["guard", "custom", "message"],
  training: ["guard", "custom", "message"],
  securityTraining: ["guard", "custom", "message"],
  orderGuardTraining: ["guard", "custom", "message"],
  rondering: ["guard", "mobile"],
  stationar: ["guard", "regular"],
  skraddarsytt: ["guard", "custom", "no message"],
  bygg: ["guard", "regular", "message"],
  larm: ["guard", "alarm"],
  "offentlig-plats": ["orderGuard", "public"],
  transport: ["orderGuard", "transport"],
  kommersiellt: ["orderGuard", "commercial"],
  evenemang: ["orderGuard", "events"],
  hotell: ["orderGuard", "custom", "message"],
} as const satisfies Record<Service | PriceKey | "securityTraining" | "orderGuardTraining", Start>;

type Starts = typeof starts;
/** The names that a message begins with. */
export type NamedInMessage = {
  [Name in keyof Starts]: Starts[Name] extends readonly [QuoteForm, ServiceType, "message"] ? Name : never;
}[keyof Starts];

/** Whether the message of a quote begins with what it is about. */
export function isNamedInMessage(name: string | null): name is NamedInMessage {
  return wordOf<Start>(starts, name)?.[2] === "message";
}

/**
 * The form and the service type that a link asks for; unknown or missing ones give the guard form. Both forms have
 * "custom", so `form` says which one is meant.
 */
export function quoteStart(
  name: string | null,
  form: string | null,
): { form: QuoteForm; serviceType: ServiceType } {
  const start = wordOf<Start>(starts, name);
  const ofType = quoteForms.find((one) => oneOf(serviceTypes[one], name));
  const chosen = oneOf(quoteForms, form) ?? start?.[0] ?? ofType ?? "guard";
  const serviceType = serviceTypes[chosen].find((one) => one === start?.[1] || one === name);
  return { form: chosen, serviceType: serviceType ?? serviceTypes[chosen][0] };
}
