import { calculatePKCECodeChallenge, randomPKCECodeVerifier } from "openid-client";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Queries } from "#backend/database/connection.ts";
import { audit } from "./audit.ts";
import { authenticate, type Caller, lockCaller } from "./authenticate.ts";
import { asAuth, type Call, type Endpoint, uuidParam } from "./call.ts";
import { AuthError, invalid } from "./errors.ts";
import { challengeBody, issueCode } from "./flows.ts";
import { requireFreshFactor, requireFreshFactorIn } from "./fresh-factor.ts";
import { countHit } from "./limits.ts";
import { queueNotice } from "./one-time-tokens.ts";
import { type ProviderName, type ProviderProfile, type ProviderResult, providerNames } from "./providers.ts";
import { redirectTarget, redirectTo, redirectWithError } from "./redirects.ts";
import type { AuthFlowRow } from "./rows.ts";
import { readSecretCookie, setSecretCookie } from "./secret-cookies.ts";
import { hashSecret, randomSecret, sameHash } from "./secrets.ts";
import { createAccount } from "./sign-up.ts";
import { type Account, findAccount, saveUser } from "./users.ts";

/** How long a person may take at the provider. */
const flowMilliseconds = 15 * milliseconds.minute;

/** The cookie of the browser that began a flow, which alone can end it. Flows in several tabs share it. */
export const flowCookie = "provider-flow";

/** GET /authorize: redirects the browser to a provider. */
export const authorize: Endpoint = async (call) => {
  await countHit(call, "auth_oauth");
  const { href } = await beginFlow(call, null);
  return new Response(null, { status: 302, headers: { location: href, "cache-control": "no-store" } });
};

/**
 * Begins a flow with the provider that the query names, in this browser, and returns the URL to redirect to. The callback
 * will sign in, or link the provider to the account of `linking`. Throws AuthError for a provider that is not configured,
 * and without a PKCE challenge.
 */
async function beginFlow(call: Call, linking: Caller | null): Promise<URL> {
  const { searchParams } = call.url;
  const name = providerNames.find((each) => each === searchParams.get("provider"));
  const provider = name && call.tools.providers[name];
  if (!provider) throw invalid("Unsupported provider: provider is not enabled");
  const challenge = challengeBody.safeParse(Object.fromEntries(searchParams));
  if (!challenge.success)
    throw invalid("The code challenge has to have 43 to 128 characters, and the method S256");
  const state = randomSecret();
  const nonce = randomSecret();
  const verifier = randomPKCECodeVerifier();
  const browser = readSecretCookie(call, flowCookie) ?? randomSecret();
  const { code_challenge: codeChallenge } = challenge.data;
  if (!codeChallenge) throw invalid("A code challenge is required (PKCE): sessions are not put into URLs");
  await asAuth(call, (queries) =>
    queries
      .insertInto("auth.flow_state")
      .values({
        authentication_method: "oauth",
        provider_type: name,
        linking_target_id: linking?.account.user.id ?? null,
        linking_session_id: linking?.session.id ?? null,
        browser_hash: hashSecret(browser, flowCookie),
        state_hash: hashSecret(state),
        nonce,
        provider_verifier: verifier,
        code_challenge: codeChallenge,
        code_challenge_method: "s256",
        referrer: redirectTarget(call),
        created_at: call.tools.now(),
      })
      .execute(),
  );
  setSecretCookie(call, flowCookie, browser, flowMilliseconds / 1000);
  return provider.authorizationUrl({
    redirectUri: callbackUrl(call),
    state,
    nonce,
    challenge: await calculatePKCECodeChallenge(verifier),
  });
}

/** GET /user/identities/authorize: redirects to a provider, to link it to the caller's account. */
export const linkIdentity: Endpoint = async (call) => {
  const caller = await authenticate(call);
  await requireFreshFactor(call, caller);
  await countHit(call, "auth_oauth");
  const { href } = await beginFlow(call, caller);
  return call.url.searchParams.get("skip_http_redirect") === "true"
    ? Response.json({ url: href })
    : new Response(null, { status: 302, headers: { location: href } });
};

/** DELETE /user/identities/:identity: unlinks a provider, or the email and its password; one identity must be left. */
export const unlinkIdentity: Endpoint = async (call) => {
  const id = uuidParam(call, "identity");
  const caller = await authenticate(call);
  await requireFreshFactor(call, caller);
  const now = call.tools.now();
  await asAuth(call, async (queries) => {
    // Locked, so that two requests at once do not remove both identities.
    const { user, identities } = (await lockCaller(queries, caller)).account;
    const identity = identities.find((each) => each.id === id);
    if (!identity) throw new AuthError("identity_not_found");
    if (identities.length < 2) throw new AuthError("single_identity_not_deletable");
    await queries.deleteFrom("auth.identities").where("id", "=", id).execute();
    // Without its email identity the account's password must not be valid any more.
    if (identity.provider === "email") await saveUser(queries, user.id, { encrypted_password: null });
    await updateProviders(queries, user.id, now);
    await audit(queries, "identity_unlinked", user.id, now, { provider: identity.provider });
    await queueNotice(queries, call, "provider_unlinked", user.id);
  });
  return Response.json({});
};

/** GET /callback: where a provider sends the browser back. Redirects it with a PKCE code, or with the error. */
export const callback: Endpoint = async (call) => {
  let target = redirectTarget(call, "/");
  try {
    await countHit(call, "auth_oauth");
    const state = call.url.searchParams.get("state") ?? "";
    const flow = await consumeFlow(call, state);
    target = flow.referrer ?? target;
    requireOwnBrowser(call, flow);
    const result = await exchange(call, flow, state);
    return await finish(call, flow, result, target);
  } catch (error) {
    if (!(error instanceof AuthError)) call.tools.reportError(error);
    return redirectWithError(
      target,
      error instanceof AuthError
        ? error
        : new AuthError("unexpected_failure", "Unable to exchange external code"),
    );
  }
};

/** Finds the flow of a state and removes the state from it, so that it can be used once. */
async function consumeFlow(call: Call, state: string): Promise<AuthFlowRow> {
  const flow = await asAuth(call, (queries) =>
    queries
      .updateTable("auth.flow_state")
      .set({ state_hash: null })
      .where("state_hash", "=", hashSecret(state))
      .returningAll()
      .executeTakeFirst(),
  );
  const age = flow ? call.tools.now().getTime() - flow.created_at.getTime() : 0;
  if (!flow || age > flowMilliseconds) throw new AuthError("bad_oauth_state");
  return flow;
}

/**
 * Requires the browser that began the flow: otherwise somebody who opens another person's link to the provider would
 * link their own identity to that person's account. Throws AuthError `bad_oauth_state`.
 */
function requireOwnBrowser(call: Call, { browser_hash: stored }: AuthFlowRow): void {
  const browser = readSecretCookie(call, flowCookie);
  if (!browser || !sameHash(stored, hashSecret(browser, flowCookie))) throw new AuthError("bad_oauth_state");
}

async function exchange(call: Call, flow: AuthFlowRow, state: string): Promise<ProviderResult> {
  const { searchParams } = call.url;
  const refused = searchParams.get("error");
  if (refused)
    throw new AuthError(
      "bad_oauth_callback",
      (searchParams.get("error_description") ?? refused).slice(0, 200),
    );
  const provider = call.tools.providers[flow.provider_type as ProviderName];
  if (!provider) throw new AuthError("oauth_provider_not_supported");
  // The URL that the provider was given, which the request's may differ from behind a proxy.
  const url = new URL(callbackUrl(call));
  url.search = call.url.search;
  return provider.exchange(url, {
    state,
    nonce: flow.nonce ?? "",
    verifier: flow.provider_verifier ?? "",
  });
}

async function finish(
  call: Call,
  flow: AuthFlowRow,
  { profile, accessToken, refreshToken }: ProviderResult,
  target: string,
): Promise<Response> {
  const name = flow.provider_type as ProviderName;
  const tokens = { provider_token: accessToken, provider_refresh_token: refreshToken ?? undefined };
  const code = await asAuth(call, async (queries) => {
    const account = flow.linking_target_id
      ? await linkTo(queries, call, flow, profile)
      : await accountFor(queries, call, name, profile);
    return issueCode(queries, call, flow.id, account.user.id, tokens);
  });
  return redirectTo(target, { query: { code } });
}

/**
 * The account for a provider's profile: the linked one; otherwise the one with the same email address, or a new one
 * where sign-up is open, both only if the provider says that the address is verified.
 */
async function accountFor(
  queries: Queries,
  call: Call,
  name: ProviderName,
  profile: ProviderProfile,
): Promise<Account> {
  const now = call.tools.now();
  const linked = await queries
    .updateTable("auth.identities")
    .set({ last_sign_in_at: now, updated_at: now })
    .where("provider", "=", name)
    .where("provider_id", "=", profile.id)
    .returning("user_id")
    .executeTakeFirst();
  if (linked) {
    const account = await findAccount(queries, { id: linked.user_id });
    if (account) return account;
  }
  const { email } = profile;
  if (!email || !profile.isEmailVerified) throw new AuthError("provider_email_needs_verification");
  const existing = await findAccount(queries, { email });
  if (!existing && call.tools.signUp !== "open") throw new AuthError("signup_disabled");
  if (existing) await queueNotice(queries, call, "provider_linked", existing.user.id);
  const account =
    existing ??
    (await createAccount(queries, call, {
      email,
      confirmed: true,
      isByProvider: true,
      data: profile.name ? { name: profile.name.slice(0, 100) } : {},
    }));
  if (!account.user.email_confirmed_at)
    // The password was set by somebody who never confirmed the address, so it must not be valid.
    await saveUser(queries, account.user.id, { email_confirmed_at: now, encrypted_password: null });
  return link(queries, call, account.user.id, name, profile);
}

/**
 * Links a provider to the account of the session that began the flow. The session must not have ended meanwhile, and its
 * second factor must still be fresh. Throws AuthError.
 */
async function linkTo(
  queries: Queries,
  call: Call,
  flow: AuthFlowRow,
  profile: ProviderProfile,
): Promise<Account> {
  const name = flow.provider_type as ProviderName;
  const session = await queries
    .selectFrom("auth.sessions")
    .selectAll()
    .where("id", "=", flow.linking_session_id)
    .where("user_id", "=", flow.linking_target_id)
    .where((where) => where.or([where("not_after", "is", null), where("not_after", ">", call.tools.now())]))
    .executeTakeFirst();
  const account = session && (await findAccount(queries, { id: session.user_id }));
  if (!account) throw new AuthError("session_not_found");
  await requireFreshFactorIn(queries, call, { account, session });
  const otherIdentity = await queries
    .selectFrom("auth.identities")
    .select("user_id")
    .where("provider", "=", name)
    .where("provider_id", "=", profile.id)
    .executeTakeFirst();
  if (otherIdentity) throw new AuthError("identity_already_exists");
  await queueNotice(queries, call, "provider_linked", session.user_id);
  return link(queries, call, session.user_id, name, profile);
}

async function link(
  queries: Queries,
  call: Call,
  userId: string,
  name: ProviderName,
  { id, email, isEmailVerified }: ProviderProfile,
): Promise<Account> {
  const now = call.tools.now();
  await queries
    .insertInto("auth.identities")
    .values({
      provider_id: id,
      user_id: userId,
      provider: name,
      identity_data: JSON.stringify({ sub: id, email, email_verified: isEmailVerified }),
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await updateProviders(queries, userId, now);
  await audit(queries, "identity_linked", userId, now, { provider: name });
  const account = await findAccount(queries, { id: userId });
  if (!account) throw new AuthError("user_not_found");
  return account;
}

/** Updates the list of providers in the account's app metadata, which its tokens contain. */
async function updateProviders(queries: Queries, userId: string, now: Date): Promise<void> {
  const rows = await queries
    .selectFrom("auth.identities")
    .select("provider")
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const providers = [...new Set(rows.map(({ provider }) => provider))];
  const { raw_app_meta_data: metadata } = await queries
    .selectFrom("auth.users")
    .select("raw_app_meta_data")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  await saveUser(queries, userId, {
    raw_app_meta_data: JSON.stringify({ ...Object(metadata), provider: providers[0] ?? "email", providers }),
    updated_at: now,
  });
}

function callbackUrl({ tools }: Call): string {
  return new URL("/auth/v1/callback", tools.siteUrl).href;
}
