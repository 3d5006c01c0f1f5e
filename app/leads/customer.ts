/** The two kinds of customers. */
export type CustomerKind = "company" | "person";
