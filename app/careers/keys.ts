export const extents = ["full", "part", "shifts"] as const;

/** Full time, part time, or single shifts. */
export type Extent = (typeof extents)[number];

/** The part of a page that has the application's form, where a browser without script shows it again. */
export const applicationId = "ansok";
