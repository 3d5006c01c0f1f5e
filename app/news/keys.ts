export const categories = ["guide", "product", "training", "cities", "press"] as const;

/** What kind of news it is; its name in each language is in the content modules. */
export type Category = (typeof categories)[number];

/** The author's name under which an article is the company's own. */
export const houseAuthor = "Redaktionen";
