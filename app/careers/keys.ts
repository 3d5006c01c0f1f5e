export const roles = ["guard", "orderGuard", "host"] as const;

/** What one works as; its name in each language is in the content modules. */
export type Role = (typeof roles)[number];

export const extents = ["full", "part", "shifts"] as const;

/** Full time, part time, or single shifts. */
export type Extent = (typeof extents)[number];
