import { type QuoteForm, quoteForms, type ServiceType, serviceTypes } from "./fields.ts";

// Everything that may stand for a service in an address or at a link: the service types themselves, the pages
// of the services, and what the price page estimates.
const asked: Readonly<Record<string, readonly [QuoteForm, ServiceType]>> = {
  regular: ["guard", "regular"],
  mobile: ["guard", "mobile"],
  alarm: ["guard", "alarm"],
  events: ["order_guard", "events"],
  public: ["order_guard", "public"],
  commercial: ["order_guard", "commercial"],
  transport: ["order_guard", "transport"],
  guard: ["guard", "regular"],
  orderGuard: ["order_guard", "events"],
  host: ["guard", "custom"],
  securityTraining: ["guard", "custom"],
  orderGuardTraining: ["guard", "custom"],
  rondering: ["guard", "mobile"],
  stationar: ["guard", "regular"],
  skraddarsytt: ["guard", "custom"],
  bygg: ["guard", "regular"],
  larm: ["guard", "alarm"],
  "offentlig-plats": ["order_guard", "public"],
  kommersiellt: ["order_guard", "commercial"],
  evenemang: ["order_guard", "events"],
  hotell: ["order_guard", "custom"],
};

/**
 * The form and the service type that a word stands for; what is unknown or missing begins as the guard form
 * does. "custom" belongs to both forms: `form` says which.
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
