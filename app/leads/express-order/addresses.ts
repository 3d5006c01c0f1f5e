import type { Role } from "#app/domain/services.ts";

/* What stands in an address of the express order, apart from what reads it: the bar of each service page links there. */

/** The roles' values in an address. */
export const roleSlugs: Readonly<Record<Role, string>> = {
  guard: "vaktare",
  orderGuard: "ordningsvakt",
  entranceHost: "entrevard",
};

/** The parameters, which are also the form's field names. */
export const orderParameters = {
  role: "roll",
  city: "stad",
  people: "antal",
  permit: "tillstand",
  when: "nar",
  day: "datum",
  from: "fran",
  to: "till",
} as const;
