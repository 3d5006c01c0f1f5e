import { sql } from "kysely";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Queries } from "#backend/database/connection.ts";
import type { Call, Clock } from "./call.ts";
import type { AuthTokenRow } from "./rows.ts";
import { hashSecret, sameHash } from "./secrets.ts";
import type { Method } from "./sessions.ts";
import { normalEmail } from "./users.ts";

const sendTask = "send-account-email";

/**
 * The emails with a link and a code: how long (ms) these are valid after the email was sent, the `type` by which a
 * client verifies them, and the method of the session that they begin.
 */
export const tokens = {
  confirmation_token: { lifetime: 24 * milliseconds.hour, verifiedAs: "signup", method: "email/signup" },
  invite_token: { lifetime: 7 * 24 * milliseconds.hour, verifiedAs: "invite", method: "invite" },
  recovery_token: { lifetime: milliseconds.hour, verifiedAs: "recovery", method: "recovery" },
  magiclink_token: { lifetime: milliseconds.hour, verifiedAs: "magiclink", method: "magiclink" },
  email_change_token_new: {
    lifetime: 24 * milliseconds.hour,
    verifiedAs: "email_change",
    method: "email_change",
  },
  email_change_token_current: {
    lifetime: 24 * milliseconds.hour,
    verifiedAs: "email_change",
    method: "email_change",
  },
} as const satisfies Record<string, { lifetime: number; verifiedAs: string; method: Method }>;

export type TokenType = keyof typeof tokens;

/** How often a six-digit code can be tried; after that only the link of the same email works. */
const attemptsPerCode = 5;

/**
 * Queues an email with a link and a code, in the caller's transaction. Link and code of an earlier email of the same
 * type stop working. The new ones are created when the email is sent (emails.ts), so that they are never stored in plain
 * text.
 */
export async function queueEmail(
  queries: Queries,
  { tools }: Clock,
  email: {
    userId: string;
    type: TokenType;
    to: string;
    redirectTo: string | null;
    flowId?: string | null;
    /** Whether a device or network that the account knows requested it; strangers' requests don't replace it then. */
    askedByOwner?: boolean;
  },
): Promise<void> {
  const now = tools.now();
  await queries
    .deleteFrom("auth.one_time_tokens")
    .where("user_id", "=", email.userId)
    .where("token_type", "=", email.type)
    .execute();
  const { id } = await queries
    .insertInto("auth.one_time_tokens")
    .values({
      user_id: email.userId,
      token_type: email.type,
      relates_to: email.to,
      redirect_to: email.redirectTo,
      flow_state_id: email.flowId ?? null,
      asked_by_owner: email.askedByOwner ?? false,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await queueJob(queries, sendTask, { tokenId: id, askedAt: now.toISOString() }, id);
}

/** Notices to an account's owner about changes of its security. */
export const notices = [
  "password_changed",
  "email_changed",
  "new_device",
  "factor_guessed",
  "factor_added",
  "factor_removed",
  "factor_removed_by_administrator",
  "codes_made",
  "provider_linked",
  "provider_unlinked",
  "role_changed",
  "account_closed",
  "account_opened",
] as const;

export type Notice = (typeof notices)[number];

/** Queues a notice, in the caller's transaction. `to`: another address than the account's, e.g. its previous one. */
export async function queueNotice(
  queries: Queries,
  { tools }: Clock,
  notice: Notice,
  userId: string,
  to?: string,
): Promise<void> {
  const id = crypto.randomUUID();
  const askedAt = tools.now().toISOString();
  await queueJob(queries, sendTask, { noticeId: id, notice, userId, askedAt, ...(to ? { to } : {}) }, id);
}

/** Queues a job in the caller's transaction; one with the same key is queued once. */
export async function queueJob(
  queries: Queries,
  task: string,
  payload: Record<string, string>,
  key: string,
): Promise<void> {
  await sql`select private.queue_job(${task}, ${JSON.stringify(payload)}::json, ${`account:${key}`})`.execute(
    queries,
  );
}

/** The proof that an email was received: the secret of its link, or the address and the six-digit code. */
export type EmailCredential = { link: string } | { email: string; code: string };

/**
 * Verifies a proof and deletes its token, so that it can be used once. Returns the token; undefined when the proof is
 * not valid. A wrong code is counted, so the caller must commit the transaction in either case.
 */
export async function consumeToken(
  queries: Queries,
  { tools }: Call,
  types: readonly TokenType[],
  credential: EmailCredential,
): Promise<AuthTokenRow | undefined> {
  const candidates = queries.selectFrom("auth.one_time_tokens").selectAll().where("token_type", "in", types);
  const matches =
    "link" in credential
      ? candidates.where("token_hash", "=", hashSecret(credential.link))
      : candidates.where("relates_to", "=", normalEmail(credential.email)).where("code_hash", "is not", null);
  for (const row of await matches.forUpdate().execute()) {
    const { lifetime } = tokens[row.token_type as TokenType];
    if (tools.now().getTime() - row.created_at.getTime() > lifetime) continue;
    if ("code" in credential) {
      if (row.attempts >= attemptsPerCode) continue;
      if (!sameHash(row.code_hash, hashSecret(credential.code, row.id))) {
        await queries
          .updateTable("auth.one_time_tokens")
          .set({ attempts: row.attempts + 1 })
          .where("id", "=", row.id)
          .execute();
        continue;
      }
    }
    await queries.deleteFrom("auth.one_time_tokens").where("id", "=", row.id).execute();
    return row;
  }
  return undefined;
}
