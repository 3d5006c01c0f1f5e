/** The two quote forms (specification section 3): for guards, and for public-order guards. */
export const quoteForms = ["guard", "order_guard"] as const;
export type QuoteForm = (typeof quoteForms)[number];

/** The service types of each form; the first one is what it begins with. */
export const serviceTypes = {
  guard: ["regular", "mobile", "alarm", "custom"],
  order_guard: ["events", "public", "commercial", "transport", "custom"],
} as const satisfies Record<QuoteForm, readonly string[]>;
export type ServiceType = (typeof serviceTypes)[QuoteForm][number];

export const employeeRanges = ["1-10", "11-50", "51-200", "201+"] as const;
export type EmployeeRange = (typeof employeeRanges)[number];

export const permitAnswers = ["yes", "no", "unknown"] as const;
export type PermitAnswer = (typeof permitAnswers)[number];

/**
 * The bounds of the texts, in characters after trimming; the database holds the same. The specification asks
 * for no least length (section 5, "Quote forms": native required markers only), so one character is enough,
 * and a phone number is whatever people write one like.
 */
export const quoteBounds = {
  name: { min: 1, max: 100 },
  company: { min: 1, max: 100 },
  email: { max: 255 },
  phone: { min: 5, max: 40 },
  message: { min: 1, max: 1000 },
  budget: { min: 1, max: 100 },
  estimate: { max: 300 },
} as const;

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
