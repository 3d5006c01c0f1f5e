import type { SupabaseClient, User } from "@supabase/supabase-js";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { staffRoleOf } from "#app/domain/staff-roles.ts";

/** The sign-in's calls for administrators (administrationClient). */
export type Accounts = SupabaseClient["auth"]["admin"];

/** Accounts asked for at a time. */
const perPage = 1000;

/** All staff with the sign-in's data about their accounts, active ones first, by name. */
export async function listUsers(staff: StaffAccess, accounts: Accounts | null) {
  const [rows, users] = await Promise.all([
    asStaff(staff, (queries) =>
      queries
        .selectFrom("staff")
        .select(["user_id", "name", "role", "active"])
        .orderBy("active", "desc")
        .orderBy("name")
        .orderBy("user_id")
        .execute(),
    ),
    accounts ? listAccounts(accounts) : [],
  ]);
  const byId = new Map(users.map((user) => [user.id, user]));
  return rows.map(({ user_id, name, role, active }) => {
    const user = byId.get(user_id);
    return {
      id: user_id,
      name,
      role: staffRoleOf(role) ?? "editor",
      active,
      /** Null where the sign-in could not be asked. */
      account: user
        ? {
            email: user.email ?? "",
            isConfirmed: Boolean(user.email_confirmed_at),
            /** False for an invitation that was not finished: neither a password nor another provider. */
            hasOwnWayIn:
              Reflect.get(user, "has_password") !== false ||
              (user.identities?.some(({ provider }) => provider !== "email") ?? false),
            hasSecondFactor: user.factors?.some(({ status }) => status === "verified") ?? false,
            lastSignIn: user.last_sign_in_at ? new Date(user.last_sign_in_at) : null,
          }
        : null,
    };
  });
}

export function findUser(staff: StaffAccess, id: string) {
  return asStaff(staff, (queries) =>
    queries
      .selectFrom("staff")
      .select(["user_id as id", "name"])
      .where("user_id", "=", id)
      .executeTakeFirst(),
  );
}

/** Every account; throws the sign-in's error. */
export async function listAccounts(accounts: Accounts): Promise<User[]> {
  const found: User[] = [];
  for (let page = 1; ; page += 1) {
    const { data, error } = await accounts.listUsers({ page, perPage });
    if (error) throw error;
    found.push(...data.users);
    if (data.users.length < perPage) return found;
  }
}
