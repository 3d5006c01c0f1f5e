/** What an assignment for public-order guards usually rests on (lag 2023:421, sections 4-6). */
export type PermitGround = "place" | "event" | "serving";

interface CityPlaces {
  /** Minutes from the city's station by public transport, district by district; 0 is the station itself. Approximate, to be confirmed (DESIGN.md 15). */
  minutes: readonly number[];
  /** What a public-order assignment in each district usually rests on. */
  permits: readonly PermitGround[];
  /** The months of the city's fullest weeks, 1-12. */
  months: readonly number[];
  /** The worked example: one guard on a weekday between 06 and 18, so that hours × price is the true sum. */
  shift: { hours: number; price: "stationary" | "patrol" | "construction" };
}

/** What the city pages know of each city that is the same in both languages. */
export const cityPlaces = {
  stockholm: {
    minutes: [0, 5, 5, 5, 20, 10],
    permits: ["place", "place", "serving", "event", "event", "serving"],
    months: [4, 6, 8, 12],
    shift: { hours: 12, price: "stationary" },
  },
  goteborg: {
    minutes: [10, 0, 15, 10, 15, 35],
    permits: ["serving", "place", "event", "event", "serving", "place"],
    months: [5, 7, 8, 9],
    shift: { hours: 8, price: "construction" },
  },
  malmo: {
    minutes: [5, 0, 10, 10, 10, 25],
    permits: ["serving", "place", "event", "serving", "event", "place"],
    months: [4, 6, 8, 12],
    shift: { hours: 8, price: "patrol" },
  },
  uppsala: {
    minutes: [0, 5, 10, 15, 10, 15],
    permits: ["place", "serving", "serving", "place", "place", "event"],
    months: [1, 4, 6, 9],
    shift: { hours: 8, price: "stationary" },
  },
  vasteras: {
    minutes: [5, 0, 10, 15, 15, 15],
    permits: ["serving", "place", "event", "place", "event", "place"],
    months: [3, 6, 7, 12],
    shift: { hours: 12, price: "construction" },
  },
  orebro: {
    minutes: [10, 0, 10, 10, 15, 20],
    permits: ["serving", "place", "place", "event", "serving", "place"],
    months: [1, 6, 9, 10],
    shift: { hours: 8, price: "patrol" },
  },
} satisfies Record<string, CityPlaces>;
