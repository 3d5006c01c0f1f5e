import { audit } from "./audit.ts";
import { authenticate } from "./authenticate.ts";
import { asAuth, type Endpoint, uuidParam } from "./call.ts";
import { AuthError } from "./errors.ts";
import { requireFreshFactor } from "./fresh-factor.ts";
import { countHit } from "./limits.ts";
import { beginFlow, updateProviders } from "./oauth.ts";
import { queueNotice } from "./one-time-tokens.ts";
import { saveUser } from "./users.ts";

/** GET /user/identities/authorize: redirects to a provider, to link it to the caller's account. */
export const linkIdentity: Endpoint = async (call) => {
  const caller = await authenticate(call);
  await requireFreshFactor(call, caller);
  await countHit(call, "auth_oauth");
  const { href } = await beginFlow(call, caller.account.user.id);
  return call.url.searchParams.get("skip_http_redirect") === "true"
    ? Response.json({ url: href })
    : new Response(null, { status: 302, headers: { location: href } });
};

/** DELETE /user/identities/:identity: unlinks a provider, or the email and its password; one identity must be left. */
export const unlinkIdentity: Endpoint = async (call) => {
  const id = uuidParam(call, "identity");
  const caller = await authenticate(call);
  await requireFreshFactor(call, caller);
  const { user, identities } = caller.account;
  const identity = identities.find((each) => each.id === id);
  if (!identity) throw new AuthError("identity_not_found");
  if (identities.length < 2) throw new AuthError("single_identity_not_deletable");
  const now = call.tools.now();
  await asAuth(call, async (queries) => {
    await queries.deleteFrom("auth.identities").where("id", "=", id).execute();
    // Without its email identity the account's password must not be valid any more.
    if (identity.provider === "email") await saveUser(queries, user.id, { encrypted_password: null });
    await updateProviders(queries, user.id, now);
    await audit(queries, "identity_unlinked", user.id, now, { provider: identity.provider });
    await queueNotice(queries, call, "provider_unlinked", user.id);
  });
  return Response.json({});
};
