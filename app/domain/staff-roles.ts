/** The roles of the staff (product 14.2); the check of staff.role has the same, as vocabulary.database.test.ts tests. */
export const staffRoles = ["admin", "sales", "editor"] as const;

export type StaffRole = (typeof staffRoles)[number];
