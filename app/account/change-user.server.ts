import type { Selectable } from "kysely";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { StaffRole } from "#app/domain/staff-roles.ts";
import type { DB } from "#backend/database/types.ts";
import { errorCode } from "#backend/error-code.ts";
import { type Accounts, listAccounts } from "./users.server.ts";

/** The result of a change; "last": it would remove the last administrator, "changed": somebody else was first. */
export type StaffChange = "done" | "last" | "changed";

/** How long a suspension lasts unless it is lifted: 100 years. */
const foreverDuration = "876000h";

/**
 * Invites somebody by email and adds them to the staff; an existing account is only added. "known" or "waiting" if they
 * are staff already: then no email is sent, since it would void the link that they have. `redirectTo` is where the
 * email's link leads. Throws the auth server's error.
 */
export async function invitePerson(
  staff: StaffAccess,
  accounts: Accounts,
  { email, name, role, redirectTo }: { email: string; name: string; role: StaffRole; redirectTo: string },
): Promise<"invited" | "added" | "known" | "waiting"> {
  const address = email.toLowerCase();
  const existing = (await listAccounts(accounts)).find((user) => user.email?.toLowerCase() === address);
  if (existing && (await isListed(staff, existing.id)))
    return existing.email_confirmed_at ? "known" : "waiting";
  const inviter = await nameOf(staff);
  const { data, error } = await accounts.inviteUserByEmail(email, {
    redirectTo,
    data: { name, ...(inviter && { invitation: { by: inviter, role } }) },
  });
  if (error && error.code !== "email_exists") throw error;
  const id = data.user?.id ?? existing?.id;
  if (!id) throw error ?? new Error("the auth server gave no account for an invitation");
  const { numInsertedOrUpdatedRows } = await asStaff(staff, (queries) =>
    queries
      .insertInto("staff")
      .values({ user_id: id, role, name })
      .onConflict((conflict) => conflict.column("user_id").doNothing())
      .executeTakeFirst(),
  );
  if (!numInsertedOrUpdatedRows) return "known";
  return error ? "added" : "invited";
}

async function isListed(staff: StaffAccess, userId: string): Promise<boolean> {
  const row = await asStaff(staff, (queries) =>
    queries.selectFrom("staff").select("user_id").where("user_id", "=", userId).executeTakeFirst(),
  );
  return row !== undefined;
}

async function nameOf(staff: StaffAccess): Promise<string | undefined> {
  const row = await asStaff(staff, (queries) =>
    queries
      .selectFrom("staff")
      .select("name")
      .where("user_id", "=", String(staff.claims.sub))
      .executeTakeFirst(),
  );
  return row?.name;
}

/** Sends an invitation's email again. Throws the auth server's error. */
export async function inviteAgain(accounts: Accounts, email: string, redirectTo: string): Promise<void> {
  const { error } = await accounts.inviteUserByEmail(email, { redirectTo });
  if (error) throw error;
}

/**
 * Suspends a member of staff, or reactivates them. The database refuses a suspended one at once; then their sessions
 * end and they can't sign in. Throws the auth server's error.
 */
export async function setActive(
  staff: StaffAccess,
  accounts: Accounts,
  { id, active }: { id: string; active: boolean },
): Promise<StaffChange> {
  const outcome = await changeMember(staff, id, { active: !active }, { active });
  if (outcome === "last") return outcome;
  const { error } = await accounts.updateUserById(id, { ban_duration: active ? "none" : foreverDuration });
  if (error) throw error;
  return outcome;
}

/** Removes all second factors of somebody who lost theirs, and ends their sessions. Gives the number removed. */
export async function removeSecondFactors(accounts: Accounts, userId: string): Promise<number> {
  const { data, error } = await accounts.mfa.listFactors({ userId });
  if (error) throw error;
  for (const { id } of data.factors) {
    const removed = await accounts.mfa.deleteFactor({ userId, id });
    if (removed.error) throw removed.error;
  }
  return data.factors.length;
}

type Member = Partial<Pick<Selectable<DB["staff"]>, "role" | "name" | "active">>;

/** Changes somebody's role, name or access, if it is still as in `from`; the log has both. */
export async function changeMember(
  staff: StaffAccess,
  id: string,
  from: Member,
  to: Member,
): Promise<StaffChange> {
  try {
    const { numUpdatedRows } = await asStaff(staff, (queries) =>
      queries
        .updateTable("staff")
        .set(to)
        .where((row) => row.and({ user_id: id, ...from }))
        .executeTakeFirst(),
    );
    return numUpdatedRows ? "done" : "changed";
  } catch (error) {
    // P0001: the database keeps the last administrator (keep_an_administrator in supabase/schema/05_staff.sql).
    if (errorCode(error) === "P0001") return "last";
    throw error;
  }
}
