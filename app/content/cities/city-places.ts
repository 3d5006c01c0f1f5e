/** What an assignment for public-order guards usually rests on (lag 2023:421, sections 4-6). */
export type PermitGround = "place" | "event" | "serving";

/** What the pages of a city know of it that is the same in both languages. */
export interface CityPlaces {
  /** Minutes from the city's station by public transport, district by district; 0 is the station itself. Approximate, to be confirmed. */
  minutes: readonly number[];
  /** What a public-order assignment in each district usually rests on. */
  permits: readonly PermitGround[];
  /** The months of the city's fullest weeks, 1-12. */
  months: readonly number[];
  /** The worked example: one guard on a weekday between 06 and 18, so that hours × price is the true sum. */
  shift: { hours: number; price: "stationary" | "patrol" | "construction" };
}
