export const categories = ["guide", "product", "training", "cities", "press"] as const;

/** The kind of an article; the content modules have its names. */
export type Category = (typeof categories)[number];

export const houseAuthor = "Redaktionen";
