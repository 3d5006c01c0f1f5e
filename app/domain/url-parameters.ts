/* Values and parameters of URLs that several parts read or write. */

/** The parameters of the express order, which are also its form's field names. */
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
