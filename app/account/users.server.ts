import type { SupabaseClient, User } from "@supabase/supabase-js";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";

/** The auth server's calls for administrators (administrationClient). */
export type Accounts = SupabaseClient["auth"]["admin"];

/** How many accounts one request lists. */
const perPage = 1000;

/** All staff with their accounts, active ones first, by name; without accounts if `accounts` is null. */
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
      role,
      active,
      /** Null when the auth server could not be asked. */
      account: user
        ? {
            email: user.email ?? "",
            isConfirmed: Boolean(user.email_confirmed_at),
            /** False for somebody who has neither a password nor another provider: the invitation was not finished. */
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

/** The name of a current or former member of staff. */
export function findUser(staff: StaffAccess, id: string) {
  return asStaff(staff, (queries) =>
    queries
      .selectFrom("staff")
      .select(["user_id as id", "name"])
      .where("user_id", "=", id)
      .executeTakeFirst(),
  );
}

/** All accounts. Throws the auth server's error. */
export async function listAccounts(accounts: Accounts): Promise<User[]> {
  const users: User[] = [];
  for (let page = 1; ; page += 1) {
    const { data, error } = await accounts.listUsers({ page, perPage });
    if (error) throw error;
    users.push(...data.users);
    if (data.users.length < perPage) return users;
  }
}
