/** The roles of the staff (product 14.2); the database's enum has the same values. */
export const staffRoles = ["admin", "sales", "editor"] as const;

export type StaffRole = (typeof staffRoles)[number];
