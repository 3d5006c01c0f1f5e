import type { PriceKey } from "./price-list.ts";
import type { Stored } from "./stored.ts";

interface ServiceRow {
  /** Its name in URLs, and in the names of its drawings. */
  slug: string;
  /** Whether it has a page with its key in app/site-map.ts, and so a row in the menus. */
  page: boolean;
  /** Whether one can order people for it (product 11). */
  order: boolean;
  /** Whether it is a role that openings are for. */
  job: boolean;
  /** The price that an order is estimated by; null for a price on request. */
  price: PriceKey | null;
  /** Whether an order asks for a permit. */
  permit: boolean;
  /**
   * The word before the city in the paths of its city pages, and its other spellings (product 2.3, 2.4); null without
   * city pages.
   */
  cityPages: { prefix: string; aliases: readonly string[] } | null;
}

/**
 * The company's services (product 1.1), in the order in which they are listed. Menus, forms, filters, tags, estimates
 * and paths derive from this table. A new service is a row here, its texts, which the compiler asks for, its drawings
 * in public/illustrations, and its name in the schema's lists of services.
 */
export const serviceTable = {
  guard: {
    slug: "vaktare",
    page: true,
    order: true,
    job: true,
    price: "stationar",
    permit: false,
    cityPages: { prefix: "vaktare", aliases: [] },
  },
  orderGuard: {
    slug: "ordningsvakt",
    page: true,
    order: true,
    job: true,
    price: "evenemang",
    permit: true,
    cityPages: { prefix: "ordningsvakter", aliases: [] },
  },
  entranceHost: {
    slug: "entrevard",
    page: true,
    order: true,
    job: true,
    price: null,
    permit: false,
    cityPages: { prefix: "entrevard", aliases: ["säkerhetsvärdar", "sakerhetsvärdar", "sakerhetsvardar"] },
  },
  training: {
    slug: "utbildning",
    page: true,
    order: false,
    job: false,
    price: null,
    permit: false,
    cityPages: null,
  },
} as const satisfies Record<Stored<"leads", "service">, ServiceRow>;

type Table = typeof serviceTable;
export type Service = keyof Table;
type ServiceWith<Flag extends keyof ServiceRow, Value> = {
  [Key in Service]: Table[Key][Flag] extends Value ? Key : never;
}[Service];

/** The services in the menus. */
export type MenuService = ServiceWith<"page", true>;
/** What one can order. */
export type OrderedService = ServiceWith<"order", true>;
/** What one can be employed as. */
export type JobRole = ServiceWith<"job", true>;
/** The services with city pages. */
export type CityService = ServiceWith<"cityPages", object>;
/** The services with a price list. */
export type PricedService = ServiceWith<"price", string>;
/** What one can order without a list price. */
export type UnpricedService = Exclude<OrderedService, PricedService>;

/** Every service: the subject of a lead, the tag of an article. */
// Object.keys loses the type of the keys.
export const services = Object.keys(serviceTable) as readonly Service[];
export const menuServices = services.filter((service): service is MenuService => serviceTable[service].page);
export const orderedServices = services.filter(
  (service): service is OrderedService => serviceTable[service].order,
);
export const jobRoles = services.filter((service): service is JobRole => serviceTable[service].job);
export const cityServices = services.filter(
  (service): service is CityService => serviceTable[service].cityPages !== null,
);

export const pricedServices = services.filter(
  (service): service is PricedService => serviceTable[service].price !== null,
);

export const unpricedServices = services.filter(
  (service): service is Exclude<Service, PricedService> => serviceTable[service].price === null,
);

/** Whether an order of a service has no list price. */
export function isUnpriced(service: OrderedService): service is UnpricedService {
  return serviceTable[service].price === null;
}

const earlierNames = new Map([
  ["host", "entranceHost"],
  ["order_guard", "orderGuard"],
]);

/** The current name of a service in a URL; older links may have an earlier name. */
export function serviceInAddress(name: string | null): string | null {
  return earlierNames.get(name ?? "") ?? name;
}

/** The drawing of a service, shown beside its name. */
export function bandCode(service: Service): string {
  return `/illustrations/bandkod-${serviceTable[service].slug}.svg`;
}
