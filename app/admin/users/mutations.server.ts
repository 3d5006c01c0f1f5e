import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import type { StaffRole } from "#app/domain/staff-roles.ts";
import { type Accounts, listAccounts } from "./data.server.ts";

/** What became of a change: done, the last administrator is kept, or somebody changed it first. */
export type StaffChange = "done" | "last" | "changed";

/** For so long is somebody locked out who is no longer staff: until it is lifted. */
const forGood = "876000h";

/**
 * Invites somebody by email and lists them as staff; one whose account is there already is listed alone. Gives
 * whether an email goes out, or that they are listed already: then nothing is sent, as a new invitation would end the
 * link of the one they have. `redirectTo` is where the email leads. Throws what the sign-in gives as its error.
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
  const by = await nameOf(staff);
  const { data, error } = await accounts.inviteUserByEmail(email, {
    redirectTo,
    data: { name, ...(by && { invitation: { by, role } }) },
  });
  if (error && error.code !== "email_exists") throw error;
  const id = data.user?.id ?? existing?.id;
  if (!id) throw error ?? new Error("the sign-in gave no account for an invitation");
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

/** What the one who is signed in is called. */
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

/** Sends the email of an invitation again. Throws what the sign-in gives as its error. */
export async function inviteAgain(accounts: Accounts, email: string, redirectTo: string): Promise<void> {
  const { error } = await accounts.inviteUserByEmail(email, { redirectTo });
  if (error) throw error;
}

/** Gives somebody another role, if they still have the one it was changed from. */
export function changeRole(
  staff: StaffAccess,
  { id, from, to }: { id: string; from: StaffRole; to: StaffRole },
): Promise<StaffChange> {
  return changed(() =>
    asStaff(staff, (queries) =>
      queries
        .updateTable("staff")
        .set({ role: to })
        .where("user_id", "=", id)
        .where("role", "=", from)
        .returning("user_id")
        .executeTakeFirst(),
    ),
  );
}

/**
 * Suspends a member of staff, or lets them back in. Suspended, the database lets them in no more at once; then their sessions end
 * and they can't sign in. Throws what the sign-in gives as its error.
 */
export async function setActive(
  staff: StaffAccess,
  accounts: Accounts,
  { id, active }: { id: string; active: boolean },
): Promise<StaffChange> {
  const outcome = await changed(() =>
    asStaff(staff, (queries) =>
      queries
        .updateTable("staff")
        .set({ active })
        .where("user_id", "=", id)
        .where("active", "<>", active)
        .returning("user_id")
        .executeTakeFirst(),
    ),
  );
  if (outcome === "last") return outcome;
  const { error } = await accounts.updateUserById(id, { ban_duration: active ? "none" : forGood });
  if (error) throw error;
  return outcome;
}

/** Removes all second factors of somebody who lost theirs; their sessions end. Gives how many there were. */
export async function removeSecondFactors(accounts: Accounts, userId: string): Promise<number> {
  const { data, error } = await accounts.mfa.listFactors({ userId });
  if (error) throw error;
  for (const { id } of data.factors) {
    const removed = await accounts.mfa.deleteFactor({ userId, id });
    if (removed.error) throw removed.error;
  }
  return data.factors.length;
}

async function changed(work: () => Promise<object | undefined>): Promise<StaffChange> {
  try {
    return (await work()) ? "done" : "changed";
  } catch (error) {
    // P0001: the database keeps the last administrator (keep_an_administrator in supabase/migrations).
    if (error instanceof Error && "code" in error && error.code === "P0001") return "last";
    throw error;
  }
}
