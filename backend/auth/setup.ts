import { sql } from "kysely";
import { z } from "zod";
import type { Database, Queries } from "#backend/database/connection.ts";
import { audit } from "./audit.ts";
import { asAuth, type Endpoint, readBody } from "./call.ts";
import { AuthError } from "./errors.ts";
import { countHit } from "./limits.ts";
import { requireGoodPassword } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { hashSecret, plainCode, randomLetterCode } from "./secrets.ts";
import { sessionJson, startSession } from "./sessions.ts";
import { createAccount, requireEmail } from "./sign-up.ts";
import { findAccount } from "./users.ts";

/** A code that nobody used goes after so many ms; the next start prints another. */
const codeMilliseconds = 7 * 24 * 3_600_000;

const setupBody = z.object({
  code: z.string().max(100).default(""),
  email: z.string().default(""),
  password: z.string().max(1000).default(""),
  name: z.string().trim().min(1).max(100),
});

/**
 * Gives a code to print as long as there is no administrator, null once there is one. Each process that starts
 * prints its own, and any of them will do. Only their hashes are kept.
 */
export async function offerSetup(database: Database, now: Date): Promise<string | null> {
  const code = randomLetterCode();
  return database.as("site_auth", async (queries) => {
    if (await hasAdministrator(queries)) return null;
    await queries
      .deleteFrom("auth.setup_codes")
      .where("created_at", "<", new Date(now.getTime() - codeMilliseconds))
      .execute();
    await queries
      .insertInto("auth.setup_codes")
      .values({ code_hash: hashSecret(plainCode(code)), created_at: now })
      .execute();
    return code;
  });
}

/** GET /setup: whether the first administrator is still to be made. An addition of ours. */
export const setupState: Endpoint = async (call) =>
  Response.json({ open: !(await asAuth(call, hasAdministrator)) });

/**
 * POST /setup: makes the first administrator, for the code that the server printed, and opens their session. They
 * are let in to the desk once they have added a second factor, as everyone. An addition of ours.
 */
export const setUp: Endpoint = async (call) => {
  const body = await readBody(call, setupBody);
  await countHit(call, "auth_verify");
  await countHit(call, "auth_verify_account", "setup");
  const now = call.tools.now();
  const isGood = await asAuth(call, async (queries) => {
    const row = await queries
      .selectFrom("auth.setup_codes")
      .select("created_at")
      .where("code_hash", "=", hashSecret(plainCode(body.code)))
      .executeTakeFirst();
    return row && now.getTime() - row.created_at.getTime() <= codeMilliseconds;
  });
  if (!isGood) throw new AuthError(403, "otp_expired", "The set-up code is wrong or has expired");
  const email = requireEmail(body.email);
  await requireGoodPassword(body.password, [email, body.name, new URL(call.tools.siteUrl()).hostname]);
  const encrypted = await hashPassword(body.password);
  const open = await asAuth(call, async (queries) => {
    const existing = await findAccount(queries, { email });
    if (existing) {
      // Whoever reads the server's output may take over an account that is there without an administrator.
      await queries
        .updateTable("auth.users")
        .set({ encrypted_password: encrypted, email_confirmed_at: now, updated_at: now })
        .where("id", "=", existing.user.id)
        .execute();
      await queries.deleteFrom("auth.sessions").where("user_id", "=", existing.user.id).execute();
    }
    const account =
      existing ??
      (await createAccount(queries, call, { email, encrypted, confirmed: true, data: { name: body.name } }));
    const { rows } = await sql<{ made: boolean }>`
      select private.make_first_administrator(${account.user.id}, ${body.name}) as made`.execute(queries);
    if (!rows[0]?.made) throw new AuthError(403, "not_admin", "There is an administrator already");
    await queries.deleteFrom("auth.setup_codes").execute();
    await audit(queries, "user_modified", account.user.id, now, { changed: "first administrator" });
    return startSession(queries, call, account, "password");
  });
  return Response.json(await sessionJson(call, open));
};

async function hasAdministrator(queries: Queries): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select private.has_administrator() as has`.execute(queries);
  return rows[0]?.has ?? false;
}
