import type { StaffRole } from "#app/domain/staff-roles.ts";
import type { TestDatabase } from "./database.ts";
import { addAccount } from "./staff.ts";

/** Signs a staff member in to a test database, with a second factor. */
export async function adminOf(
  db: Pick<TestDatabase, "database" | "ask">,
  role?: StaffRole,
  name = "Anna Lind",
  aal = "aal2",
) {
  const { userId } = await addAccount(db.ask, { name, ...(role ? { role } : {}) });
  const [session] = await db.ask<{ id: string }>(
    "insert into auth.sessions (user_id, aal) values ($1, $2) returning id",
    [userId, aal],
  );
  if (aal === "aal2" && session)
    await db.ask("insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, 'totp')", [
      session.id,
    ]);
  return {
    database: db.database,
    userId,
    claims: { sub: userId, aal, session_id: session?.id, role: "authenticated" },
  };
}
