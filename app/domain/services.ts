/** The company's services (product 1.1), in the order in which they are listed. */
export const services = ["guard", "orderGuard", "entranceHost", "training"] as const;
export type Service = (typeof services)[number];

const earlierNames = new Map([
  ["host", "entranceHost"],
  ["order_guard", "orderGuard"],
]);

/** The current name of a service in a URL; older links may have an earlier name. */
export function serviceInAddress(name: string | null): string | null {
  return earlierNames.get(name ?? "") ?? name;
}

/** The services that are a role: what one can book, and be employed as. */
export const roles = ["guard", "orderGuard", "entranceHost"] as const satisfies readonly Service[];
export type Role = (typeof roles)[number];

/** The drawing of a service, shown beside its name. */
export const bandCodes: Record<Service, string> = {
  guard: "/illustrations/bandkod-vaktare.svg",
  orderGuard: "/illustrations/bandkod-ordningsvakt.svg",
  entranceHost: "/illustrations/bandkod-entrevard.svg",
  training: "/illustrations/bandkod-utbildning.svg",
};
