/** The services of the menus, in the design's order: page, and the role's band code. */
export const services = [
  { page: "guard", bandCode: "/illustrations/bandkod-vaktare.svg" },
  { page: "orderGuard", bandCode: "/illustrations/bandkod-ordningsvakt.svg" },
  { page: "entranceHost", bandCode: "/illustrations/bandkod-entrevard.svg" },
  { page: "training", bandCode: "/illustrations/bandkod-utbildning.svg" },
] as const;

/** Where "Så funkar det" leads on the home page. */
export const howAnchor = "hur-det-fungerar";
