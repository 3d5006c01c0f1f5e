export const extents = ["full", "part", "shifts"] as const;

/** Full time, part time, or single shifts. */
export type Extent = (typeof extents)[number];
