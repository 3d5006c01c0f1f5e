export const categories = ["guide", "product", "training", "cities", "press"] as const;

/** What kind of news it is; its name in each language is in the content modules. */
export type Category = (typeof categories)[number];

export const roles = ["guard", "orderGuard", "host", "training"] as const;

/** A service that an article concerns. */
export type Role = (typeof roles)[number];

/** The author's name under which an article is the company's own. */
export const houseAuthor = "Redaktionen";
