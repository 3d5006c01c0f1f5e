/** The product's name, and its spelling in paths and keys; apart from the rest of the brand, as every page's script has it. */
export const brandName = { name: "Tryggora", slug: "tryggora" } as const;
