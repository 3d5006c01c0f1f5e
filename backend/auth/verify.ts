import { sql } from "kysely";
import { z } from "zod";
import type { Queries } from "#backend/database/connection.ts";
import { audit } from "./audit.ts";
import { asAuth, type Call, type Endpoint, readBody } from "./call.ts";
import { AuthError, invalid } from "./errors.ts";
import { issueCode } from "./flows.ts";
import { countHit, countHitByNetwork } from "./limits.ts";
import {
  consumeToken,
  type EmailCredential,
  queueNotice,
  type TokenType,
  tokens,
} from "./one-time-tokens.ts";
import { redirectTarget, redirectTo, redirectWithError } from "./redirects.ts";
import type { AuthTokenRow, AuthUserRow } from "./rows.ts";
import { type OpenSession, sessionJson, startSession } from "./sessions.ts";
import { type Account, findAccount, normalEmail, saveUser } from "./users.ts";

/** The tokens that a client's `type` of verification allows. */
function tokenTypesFor(type: string): TokenType[] {
  // Somebody who requests a magic link without a confirmed account gets the confirmation email.
  if (type === "email" || type === "magiclink") return ["magiclink_token", "confirmation_token"];
  return (Object.keys(tokens) as TokenType[]).filter((token) => tokens[token].verifiedAs === type);
}

/** The tokens whose link also works without PKCE: it confirms an address and begins no session. */
const confirmationTypes: readonly string[] = [
  "confirmation_token",
  "email_change_token_new",
  "email_change_token_current",
] satisfies TokenType[];

/** A change of address is confirmed at both addresses, in either order; this is the response to the first. */
const halfConfirmed = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

const verifyBody = z.object({
  type: z.string().default(""),
  token: z.string().trim().max(200).default(""),
  token_hash: z.string().trim().max(200).default(""),
  email: z.string().max(255).default(""),
});

/**
 * POST /verify: a session for the code of an email, or for the secret of its link (`token_hash`). A form posts the whole
 * link, and its browser is redirected.
 */
export const verifyOtp: Endpoint = async (call) => {
  if (call.request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded"))
    return openLink(call);
  const body = await readBody(call, verifyBody);
  const credential: EmailCredential = body.token_hash
    ? { link: body.token_hash }
    : { email: normalEmail(body.email), code: body.token };
  if ("code" in credential && !(credential.email && credential.code))
    throw invalid("Only an email address and its token, or a token hash, can be verified");
  await countHit(call, "auth_verify");
  if ("email" in credential) await countHitByNetwork(call, "auth_verify_account", credential.email);
  const outcome = await asAuth(call, (queries) => verifyToken(queries, call, body.type, credential));
  return Response.json(
    "session" in outcome ? await sessionJson(call, outcome.session) : { msg: halfConfirmed, code: "200" },
  );
};

/**
 * GET /verify: the link of an email. Programs that check emails open it too, so it does nothing but lead to the page whose
 * button posts it.
 */
export const verifyLink: Endpoint = async (call) => {
  const { searchParams } = call.url;
  const page = new URL(call.tools.openLinkPath, call.tools.siteUrl);
  const target = redirectTarget(call, searchParams.get("redirect_to") ?? "/");
  const lang = new URL(target).searchParams.get("lang");
  const query = {
    token: searchParams.get("token") || searchParams.get("token_hash") || "",
    type: searchParams.get("type") ?? "",
    redirect_to: target,
    ...(lang ? { lang } : {}),
  };
  return redirectTo(page.href, { query });
};

const linkForm = z.object({
  type: z.string().max(50).default(""),
  token: z.string().max(200).default(""),
  redirect_to: z.string().max(2000).default(""),
});

/**
 * The link of an email, posted by its page. Redirects the browser with the code of a PKCE flow, or with the error. Only an
 * invitation, which no browser has begun, puts a session into the fragment (the implicit flow); otherwise a link that is
 * forwarded would open the account.
 */
async function openLink(call: Call): Promise<Response> {
  const fields = linkForm.safeParse(Object.fromEntries(new URLSearchParams(await call.request.text())));
  const { type, token: secret, redirect_to: requested } = fields.data ?? linkForm.parse({});
  const target = redirectTarget(call, requested || "/");
  try {
    await countHit(call, "auth_verify");
    const outcome = await asAuth(call, (queries) => verifyToken(queries, call, type, { link: secret }, true));
    if ("code" in outcome) return redirectTo(target, { query: { code: outcome.code } });
    if ("message" in outcome) return redirectTo(target, { fragment: { message: outcome.message, type } });
    return redirectTo(target, { fragment: { ...(await fragmentOf(call, outcome.session)), type } });
  } catch (error) {
    if (error instanceof AuthError) return redirectWithError(target, error);
    throw error;
  }
}

/** The fragment of the implicit flow. */
async function fragmentOf(call: Call, open: OpenSession): Promise<Record<string, string>> {
  const { user: _user, ...fields } = await sessionJson(call, open);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

async function verifyToken(
  queries: Queries,
  call: Call,
  type: string,
  credential: EmailCredential,
  byLink = false,
): Promise<{ session: OpenSession } | { code: string } | { message: string } | AuthError> {
  const types = tokenTypesFor(type);
  if (types.length === 0) return invalid("Verify requires a verification type");
  const row = await consumeToken(queries, call, types, credential);
  const account = row && (await findAccount(queries, { id: row.user_id }));
  if (!account) return new AuthError("otp_expired");
  const isImplicit = byLink && !row.flow_state_id && row.token_type !== "invite_token";
  // Thrown, so that the transaction is rolled back and the email's code and link stay valid.
  if (isImplicit && !confirmationTypes.includes(row.token_type))
    throw new AuthError(
      "flow_state_not_found",
      "This link works only in the browser that requested it (PKCE)",
      { status: 400 },
    );
  const confirmed = await applyToken(queries, call, account, row);
  if (confirmed instanceof AuthError) return confirmed;
  if (confirmed === "half") return { message: halfConfirmed };
  if (isImplicit) return { message: "The address is confirmed. Sign in to go on." };
  if (byLink && row.flow_state_id)
    return { code: await issueCode(queries, call, row.flow_state_id, account.user.id) };
  const { method } = tokens[row.token_type as TokenType];
  return { session: await startSession(queries, call, confirmed, method) };
}

/** Confirms the address that the email was sent to. Returns "half" for the first confirmation of a changed address. */
async function applyToken(
  queries: Queries,
  call: Call,
  account: Account,
  row: AuthTokenRow,
): Promise<Account | "half" | AuthError> {
  const now = call.tools.now();
  const { user } = account;
  if (row.token_type === "email_change_token_new" || row.token_type === "email_change_token_current")
    return confirmChange(queries, call, account, row);
  if (user.email_confirmed_at) return account;
  // Somebody else may have signed up with this address, so only the confirmation email keeps the password valid.
  const isOwnSignUp = row.token_type === "confirmation_token";
  const confirmed = await saveUser(queries, user.id, {
    email_confirmed_at: now,
    updated_at: now,
    ...(isOwnSignUp ? {} : { encrypted_password: null }),
  });
  return { ...account, user: confirmed };
}

/** Stores one of the two confirmations of a changed address; the second one changes it. */
async function confirmChange(
  queries: Queries,
  call: Call,
  account: Account,
  row: AuthTokenRow,
): Promise<Account | "half" | AuthError> {
  const now = call.tools.now();
  const { user } = account;
  const email = user.email_change;
  const isNew = row.token_type === "email_change_token_new";
  if (!email || row.relates_to !== (isNew ? email : user.email)) return new AuthError("otp_expired");
  // The update locks the row, so that of two simultaneous confirmations the second sees the first.
  const { email_change_confirm_status: confirmed } = await queries
    .updateTable("auth.users")
    .set((set) => ({
      email_change_confirm_status: sql`${set.ref("email_change_confirm_status")} | ${isNew ? 1 : 2}`,
      updated_at: now,
    }))
    .where("id", "=", user.id)
    .returning("email_change_confirm_status")
    .executeTakeFirstOrThrow();
  if (confirmed !== 3) return "half";
  const otherAccount = await findAccount(queries, { email });
  if (otherAccount) return new AuthError("email_exists");
  await changeEmail(queries, call, user, email);
  await audit(queries, "user_modified", user.id, now, { changed: "email" });
  return (await findAccount(queries, { id: user.id })) ?? account;
}

/**
 * Changes an account's email address, in the caller's transaction; no other account may have it. The old address gets a
 * notice, and links and codes that were sent there stop working.
 */
async function changeEmail(queries: Queries, call: Call, user: AuthUserRow, email: string): Promise<void> {
  const now = call.tools.now();
  await queueNotice(queries, call, "email_changed", user.id, user.email);
  await queries.deleteFrom("auth.one_time_tokens").where("user_id", "=", user.id).execute();
  await saveUser(queries, user.id, {
    email,
    email_change: "",
    email_change_confirm_status: 0,
    email_confirmed_at: user.email_confirmed_at ?? now,
    updated_at: now,
  });
  await queries
    .updateTable("auth.identities")
    .set({ identity_data: JSON.stringify({ sub: user.id, email, email_verified: true }), updated_at: now })
    .where("user_id", "=", user.id)
    .where("provider", "=", "email")
    .execute();
}
