/** The roles of the staff (product 14.2); the database's enum has the same values. */
export const staffRoles = ["admin", "sales", "editor"] as const;

export type StaffRole = (typeof staffRoles)[number];

/** The role with a name from outside (a token, the database); undefined for none. */
export function staffRoleOf(text: unknown): StaffRole | undefined {
  return staffRoles.find((role) => role === text);
}
