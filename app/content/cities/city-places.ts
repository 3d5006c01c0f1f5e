/** What an assignment for public-order guards is usually based on (lag 2023:421, sections 4-6). */
export type PermitGround = "place" | "event" | "serving";

/** What both languages share about a city. */
export interface CityPlaces {
  /**
   * Minutes from the city's station by public transport, by district; 0 is the station itself. Approximate, to be
   * confirmed.
   */
  minutes: readonly number[];
  /** What a public-order assignment in each district is usually based on. */
  permits: readonly PermitGround[];
  /** The months of the city's busiest weeks, 1-12. */
  months: readonly number[];
  /** The price example: one guard on a weekday between 06 and 18, so that hours × price is the correct sum. */
  shift: { hours: number; price: "stationary" | "patrol" | "construction" };
}
