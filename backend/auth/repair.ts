import { sql } from "kysely";
import type { Database, Queries } from "#backend/database/connection.ts";
import { type AuditEvent, audit } from "./audit.ts";
import { removeFactor } from "./factors.ts";
import { queueNotice } from "./one-time-tokens.ts";
import { type Account, findAccount, normalEmail, saveUser } from "./users.ts";

// What an operator does to an account by the command `npm run account`, when nobody can do it in the admin.

/** Who did it, in the log of accounts (`by`) and so in the admin's activity log. */
export const commandActor = "command";

interface Repair {
  database: Database;
  email: string;
  now: Date;
}

/**
 * Lets somebody try again who is locked out: lifts a ban, and forgets wrong codes and the attempts and emails counted for
 * the account. Returns what was in the way. Throws an error of one line when there is no such account.
 */
export function unlockAccount(repair: Repair): Promise<{ wasClosed: boolean; wrongCodes: number }> {
  return onAccount(repair, async (queries, { user }, note) => {
    const wasClosed = user.banned_until !== null && user.banned_until > repair.now;
    await saveUser(queries, user.id, {
      banned_until: null,
      factor_failures: 0,
      factor_failed_at: null,
      updated_at: repair.now,
    });
    for (const key of [user.id, normalEmail(repair.email)])
      await sql`select private.forget_hits(${key})`.execute(queries);
    await note("user_modified", { changed: "unlocked" });
    if (wasClosed) await queueNotice(queries, clock(repair), "account_opened", user.id);
    return { wasClosed, wrongCodes: user.factor_failures };
  });
}

/** Ends every session of an account, from its next request on. Returns how many. Throws as unlockAccount does. */
export function endSessions(repair: Repair): Promise<number> {
  return onAccount(repair, async (queries, { user }, note) => {
    const ended = await deleteSessions(queries, user.id);
    await note("sessions_ended", { scope: "all" });
    return ended;
  });
}

/**
 * Removes every second factor of an account with its recovery codes, and ends its sessions: whoever has the password or
 * the mailbox signs in then, and sets up a new one. The owner gets a notice. Returns how many factors there were. Throws
 * an error of one line when there is no such account, or it has no second factor.
 */
export function resetFactors(repair: Repair): Promise<number> {
  return onAccount(repair, async (queries, account, note) => {
    const { user, factors } = account;
    const own = factors.filter(({ factor_type: type }) => type !== "recovery_code");
    if (own.length === 0) throw new Error("This account has no second factor.");
    for (const factor of own) {
      await removeFactor(queries, account, factor);
      await note("factor_unenrolled", { type: factor.factor_type });
    }
    await queries.deleteFrom("auth.mfa_factors").where("user_id", "=", user.id).execute();
    await deleteSessions(queries, user.id);
    await saveUser(queries, user.id, { factor_failures: 0, updated_at: repair.now });
    if (own.some(({ status }) => status === "verified"))
      await queueNotice(queries, clock(repair), "factor_removed_by_administrator", user.id);
    return own.length;
  });
}

type Note = (event: AuditEvent, traits: Record<string, string>) => Promise<void>;

/** Calls `work` with the account of an email address, in one transaction that is logged as the command's. */
function onAccount<T>(
  { database, email, now }: Repair,
  work: (queries: Queries, account: Account, note: Note) => Promise<T>,
): Promise<T> {
  return database.as("site_auth", async (queries) => {
    const account = await findAccount(queries, { email });
    if (!account) throw new Error("There is no account with this email address.");
    return work(queries, account, (event, traits) =>
      audit(queries, event, account.user.id, now, { by: commandActor, ...traits }),
    );
  });
}

async function deleteSessions(queries: Queries, userId: string): Promise<number> {
  const deleted = queries.deleteFrom("auth.sessions").where("user_id", "=", userId);
  return (await deleted.returning("id").execute()).length;
}

const clock = ({ now }: Repair) => ({ tools: { now: () => now } });
