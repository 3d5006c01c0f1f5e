export const categories = ["guide", "product", "training", "cities", "press"] as const;

/** The category of an article; its names are in the content modules. */
export type Category = (typeof categories)[number];

/** The author of articles without one of their own; pages show the company's name instead. */
export const defaultAuthor = "Redaktionen";
