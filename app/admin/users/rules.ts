export const staffRoles = ["admin", "sales", "editor"] as const;

export type StaffRole = (typeof staffRoles)[number];

/** The role that a text names; undefined for none. */
export function staffRoleOf(text: unknown): StaffRole | undefined {
  return staffRoles.find((role) => role === text);
}
