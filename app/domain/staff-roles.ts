import type { AllOf, Stored } from "./stored.ts";

/** The roles of the staff (product 14.2). */
export const staffRoles = ["admin", "sales", "editor"] as const satisfies readonly Stored<"staff", "role">[];

export type StaffRole = AllOf<typeof staffRoles, Stored<"staff", "role">>;
