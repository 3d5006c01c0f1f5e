import { type QuoteForm, quoteForms, type ServiceType, serviceTypes } from "./fields.ts";

// The names of services in addresses and links: the service types, the services' pages, and the price page's
// services.
const asked: Readonly<Record<string, readonly [QuoteForm, ServiceType]>> = {
  regular: ["guard", "regular"],
  mobile: ["guard", "mobile"],
  alarm: ["guard", "alarm"],
  events: ["orderGuard", "events"],
  public: ["orderGuard", "public"],
  commercial: ["orderGuard", "commercial"],
  transport: ["orderGuard", "transport"],
  guard: ["guard", "regular"],
  orderGuard: ["orderGuard", "events"],
  entranceHost: ["guard", "custom"],
  securityTraining: ["guard", "custom"],
  orderGuardTraining: ["guard", "custom"],
  rondering: ["guard", "mobile"],
  stationar: ["guard", "regular"],
  skraddarsytt: ["guard", "custom"],
  bygg: ["guard", "regular"],
  larm: ["guard", "alarm"],
  "offentlig-plats": ["orderGuard", "public"],
  kommersiellt: ["orderGuard", "commercial"],
  evenemang: ["orderGuard", "events"],
  hotell: ["orderGuard", "custom"],
};

/**
 * The form and the service type for a name; unknown or missing ones begin with the guard form. Both forms have
 * "custom": `form` says which.
 */
export function quoteStart(
  word: string | null,
  form: string | null,
): { form: QuoteForm; serviceType: ServiceType } {
  const named = quoteForms.find((one) => one === form);
  const [ownForm, serviceType] = (word !== null && Object.hasOwn(asked, word) ? asked[word] : undefined) ?? [
    named ?? "guard",
    null,
  ];
  const chosen = named ?? ownForm;
  const known = serviceTypes[chosen].find((one) => one === serviceType || one === word);
  return { form: chosen, serviceType: known ?? serviceTypes[chosen][0] };
}
