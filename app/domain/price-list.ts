import type { ServicePrices } from "./company-facts.ts";

interface PriceRow {
  service: keyof ServicePrices;
  unit: "hour" | "callout";
  /** Its amount among the company facts. */
  amount: (prices: ServicePrices) => number;
}

/** The price list, in its order: what each kind of work costs. The keys are the values in URLs. */
export const priceList = {
  rondering: { service: "guard", unit: "hour", amount: ({ guard }) => guard.patrol },
  stationar: { service: "guard", unit: "hour", amount: ({ guard }) => guard.stationary },
  skraddarsytt: { service: "guard", unit: "hour", amount: ({ guard }) => guard.custom },
  bygg: { service: "guard", unit: "hour", amount: ({ guard }) => guard.construction },
  larm: { service: "guard", unit: "callout", amount: ({ guard }) => guard.alarmCallout },
  "offentlig-plats": {
    service: "orderGuard",
    unit: "hour",
    amount: ({ orderGuard }) => orderGuard.publicPlaces,
  },
  transport: { service: "orderGuard", unit: "hour", amount: ({ orderGuard }) => orderGuard.transport },
  kommersiellt: { service: "orderGuard", unit: "hour", amount: ({ orderGuard }) => orderGuard.commercial },
  evenemang: { service: "orderGuard", unit: "hour", amount: ({ orderGuard }) => orderGuard.events },
  hotell: { service: "orderGuard", unit: "hour", amount: ({ orderGuard }) => orderGuard.hotels },
} as const satisfies Record<string, PriceRow>;

/** A kind of work with a price. */
export type PriceKey = keyof typeof priceList;

// Object.keys loses the type of the keys.
export const priceKeys = Object.keys(priceList) as readonly PriceKey[];

/** The prices of a service, in the order of the list. */
export function pricesOf(service: keyof ServicePrices): readonly PriceKey[] {
  return priceKeys.filter((key) => priceList[key].service === service);
}
