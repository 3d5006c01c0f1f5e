/** What a reference is: a customer's logo, a customer's words, or an article about the company. */
export const referenceKinds = ["logo", "quote", "press"] as const;
export type ReferenceKind = (typeof referenceKinds)[number];
