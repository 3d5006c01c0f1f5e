import type { Endpoint } from "./call.ts";
import { providerNames } from "./providers.ts";

/** GET /.well-known/jwks.json: the public keys that check access tokens. */
export const jwks: Endpoint = async ({ tools }) =>
  Response.json(await tools.keys.published(), { headers: { "cache-control": "public, max-age=600" } });

/** GET /health: the service answers and reaches its database. */
export const health: Endpoint = async ({ tools }) => {
  await tools.keys.published();
  return Response.json({ name: "auth", version: "v1", description: "Sign-in" });
};

/** GET /settings: the ways to sign in. */
export const settings: Endpoint = async ({ tools }) =>
  Response.json({
    external: {
      email: true,
      phone: false,
      anonymous_users: false,
      ...Object.fromEntries(providerNames.map((name) => [name, name in tools.providers])),
    },
    disable_signup: tools.signUp === "invited",
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
    mfa_enabled: true,
    passkeys_enabled: true,
    // Our additions, for pages that offer only what is configured.
    mfa_phone_enabled: tools.sendText !== undefined,
    mfa_webauthn_enabled: true,
    captcha_site_key: tools.captchaSiteKey ?? null,
  });
