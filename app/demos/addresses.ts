/** Where a booking is shown, changed, and taken into a calendar; all about one person. */
export const ownDemoPaths = {
  booked: "/boka-demo/klar",
  change: "/boka-demo/andra",
  calendar: "/boka-demo/kalender.ics",
} as const;

/** Where fresh slots are asked for. */
export const slotsPath = "/boka-demo/tider";
