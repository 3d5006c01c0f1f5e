/** The services in the menus, in the design's order: page and drawing. */
export const services = [
  { page: "guard", bandCode: "/illustrations/bandkod-vaktare.svg" },
  { page: "orderGuard", bandCode: "/illustrations/bandkod-ordningsvakt.svg" },
  { page: "entranceHost", bandCode: "/illustrations/bandkod-entrevard.svg" },
  { page: "training", bandCode: "/illustrations/bandkod-utbildning.svg" },
] as const;

/** The anchor on the home page that "Så funkar det" leads to. */
export const howAnchor = "hur-det-fungerar";
