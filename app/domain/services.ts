/** What the company sells (product 1.1), in the order in which it is listed. */
export const services = ["guard", "orderGuard", "entranceHost", "training"] as const;
export type Service = (typeof services)[number];

const earlierNames = new Map([
  ["host", "entranceHost"],
  ["order_guard", "orderGuard"],
]);

/** The name of a service in an address; links that were sent before may have an earlier name. */
export function serviceInAddress(name: string | null): string | null {
  return earlierNames.get(name ?? "") ?? name;
}

/** The services for which people are sent out: what one can be booked, and employed, as. */
export const roles = ["guard", "orderGuard", "entranceHost"] as const satisfies readonly Service[];
export type Role = (typeof roles)[number];

/** The band code of a service, a drawing that stands beside its name. */
export const bandCodes: Record<Service, string> = {
  guard: "/illustrations/bandkod-vaktare.svg",
  orderGuard: "/illustrations/bandkod-ordningsvakt.svg",
  entranceHost: "/illustrations/bandkod-entrevard.svg",
  training: "/illustrations/bandkod-utbildning.svg",
};
