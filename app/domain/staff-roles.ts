/** What a member of staff may do (product 14.2); the enum of the same values is checked by the database. */
export const staffRoles = ["admin", "sales", "editor"] as const;

export type StaffRole = (typeof staffRoles)[number];

/** The role that a text names; undefined for none. */
export function staffRoleOf(text: unknown): StaffRole | undefined {
  return staffRoles.find((role) => role === text);
}
