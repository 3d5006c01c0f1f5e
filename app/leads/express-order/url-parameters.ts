import type { Role } from "#app/domain/services.ts";

/*
 * The URL parameters of the express order. Apart from the code that reads them, so that the service pages, whose bar
 * links to an order, load only this.
 */

/** The value of the role's parameter. */
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
