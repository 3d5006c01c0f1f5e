/**
 * The product's name, and its spelling in paths and keys. Kept apart from the rest of the brand because every page's
 * script contains it.
 */
export const brandName = { name: "Tryggora", slug: "tryggora" } as const;
