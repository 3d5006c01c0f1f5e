/** What the company sells (product 1.1), in the order that it is listed. */
export const services = ["guard", "orderGuard", "entranceHost", "training"] as const;
export type Service = (typeof services)[number];

const earlierNames = new Map([
  ["host", "entranceHost"],
  ["order_guard", "orderGuard"],
]);

/** A service's current name for one in an address; older links may have an earlier name. */
export function serviceInAddress(name: string | null): string | null {
  return earlierNames.get(name ?? "") ?? name;
}

/** The services that are carried out by people: what one can book, and be employed, as. */
export const roles = ["guard", "orderGuard", "entranceHost"] as const satisfies readonly Service[];
export type Role = (typeof roles)[number];

/** The drawing of a service, shown beside its name. */
export const bandCodes: Record<Service, string> = {
  guard: "/illustrations/bandkod-vaktare.svg",
  orderGuard: "/illustrations/bandkod-ordningsvakt.svg",
  entranceHost: "/illustrations/bandkod-entrevard.svg",
  training: "/illustrations/bandkod-utbildning.svg",
};
