import { z } from "zod";
import type { Queries } from "#backend/database/connection.ts";
import { audit } from "./audit.ts";
import { asAuth, type Call, type Endpoint, readBody } from "./call.ts";
import { AuthError } from "./errors.ts";
import { issueCode } from "./flows.ts";
import { countHit } from "./limits.ts";
import { type LetterProof, proofRefusal, queueNotice, type TokenType, takeProof } from "./one-time-tokens.ts";
import { redirectTarget, sendOn, sendOnWithError } from "./redirects.ts";
import type { AuthTokenRow } from "./rows.ts";
import { type Method, type OpenSession, sessionJson, startSession } from "./sessions.ts";
import { type Account, findAccount, normalEmail } from "./users.ts";

/** What a client says it proves, and the letters whose proof that may be. */
const proves: Readonly<Record<string, readonly TokenType[]>> = {
  signup: ["confirmation_token"],
  invite: ["invite_token"],
  recovery: ["recovery_token"],
  magiclink: ["magiclink_token", "confirmation_token"],
  email: ["magiclink_token", "confirmation_token"],
  email_change: ["email_change_token_new"],
};

const methods: Readonly<Record<string, Method>> = {
  confirmation_token: "email/signup",
  invite_token: "invite",
  recovery_token: "recovery",
  magiclink_token: "magiclink",
  email_change_token_new: "email_change",
};

const verifyBody = z.object({
  type: z.string().default(""),
  token: z.string().trim().max(200).default(""),
  token_hash: z.string().trim().max(200).default(""),
  email: z.string().max(255).default(""),
});

/** POST /verify: a session for the code of a letter, or for its link's secret (`token_hash`). */
export const verifyOtp: Endpoint = async (call) => {
  const body = await readBody(call, verifyBody);
  const proof: LetterProof = body.token_hash
    ? { link: body.token_hash }
    : { email: normalEmail(body.email), code: body.token };
  if ("code" in proof && !(proof.email && proof.code))
    throw new AuthError(
      400,
      "validation_failed",
      "Only an email address and its token, or a token hash, can be verified",
    );
  await countHit(call, "auth_verify");
  if ("email" in proof) await countHit(call, "auth_verify_account", proof.email);
  const open = await asAuth(call, (queries) => prove(queries, call, body.type, proof));
  if (open instanceof AuthError) throw open;
  return Response.json(await sessionJson(call, open.session));
};

/**
 * GET /verify: the link of a letter. Sends the browser on with a session in the fragment, or with a code where the
 * flow was begun by PKCE, or with what went wrong.
 */
export const verifyLink: Endpoint = async (call) => {
  const { searchParams } = call.url;
  const type = searchParams.get("type") ?? "";
  const target = redirectTarget(call, searchParams.get("redirect_to") ?? "/");
  try {
    await countHit(call, "auth_verify");
    const secret = searchParams.get("token") || searchParams.get("token_hash") || "";
    const outcome = await asAuth(call, (queries) => prove(queries, call, type, { link: secret }, true));
    if (outcome instanceof AuthError) throw outcome;
    if ("code" in outcome) return sendOn(target, { query: { code: outcome.code } });
    return sendOn(target, { fragment: { ...(await fragmentOf(call, outcome.session)), type } });
  } catch (error) {
    if (error instanceof AuthError) return sendOnWithError(target, error);
    throw error;
  }
};

/** A session as the implicit flow carries it. */
export async function fragmentOf(call: Call, open: OpenSession): Promise<Record<string, string>> {
  const { user: _user, ...fields } = await sessionJson(call, open);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

function prove(
  queries: Queries,
  call: Call,
  type: string,
  proof: LetterProof,
): Promise<{ session: OpenSession } | AuthError>;
function prove(
  queries: Queries,
  call: Call,
  type: string,
  proof: LetterProof,
  byLink: true,
): Promise<{ session: OpenSession } | { code: string } | AuthError>;
async function prove(
  queries: Queries,
  call: Call,
  type: string,
  proof: LetterProof,
  byLink = false,
): Promise<{ session: OpenSession } | { code: string } | AuthError> {
  const types = proves[type];
  if (!types) return new AuthError(400, "validation_failed", "Verify requires a verification type");
  const row = await takeProof(queries, call, types, proof);
  const account = row && (await findAccount(queries, { id: row.user_id }));
  if (!account) return proofRefusal(proof);
  const proven = await applyProof(queries, call, account, row);
  if (proven instanceof AuthError) return proven;
  if (byLink && row.flow_state_id)
    return { code: await issueCode(queries, call, row.flow_state_id, account.user.id) };
  return { session: await startSession(queries, call, proven, methods[row.token_type] ?? "otp") };
}

/** What a proof does beside opening a session: the address it came to is the account's own. */
async function applyProof(
  queries: Queries,
  call: Call,
  account: Account,
  row: AuthTokenRow,
): Promise<Account | AuthError> {
  const now = call.tools.now();
  const { user } = account;
  if (row.token_type !== "email_change_token_new") {
    if (user.email_confirmed_at) return account;
    // Someone else may have signed up with this address: only the sign-up's own letter lets its password hold.
    const isOwnSignUp = row.token_type === "confirmation_token";
    const confirmed = await queries
      .updateTable("auth.users")
      .set({ email_confirmed_at: now, updated_at: now, ...(isOwnSignUp ? {} : { encrypted_password: null }) })
      .where("id", "=", user.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...account, user: confirmed };
  }
  if (user.email_change !== row.relates_to) return proofRefusal({ link: "" });
  const taken = await findAccount(queries, { email: row.relates_to });
  if (taken)
    return new AuthError(422, "email_exists", "A user with this email address has already been registered");
  await queueNotice(queries, call, "email_changed", user.id, user.email);
  await queries
    .updateTable("auth.users")
    .set({ email: row.relates_to, email_change: "", email_confirmed_at: now, updated_at: now })
    .where("id", "=", user.id)
    .execute();
  await queries
    .updateTable("auth.identities")
    .set({
      identity_data: JSON.stringify({ sub: user.id, email: row.relates_to, email_verified: true }),
      updated_at: now,
    })
    .where("user_id", "=", user.id)
    .where("provider", "=", "email")
    .execute();
  await audit(queries, "user_modified", user.id, now, { changed: "email" });
  return (await findAccount(queries, { id: user.id })) ?? account;
}
