import type { Endpoint } from "./call.ts";

/** GET /settings: which ways in are open. */
export const settings: Endpoint = async ({ tools }) =>
  Response.json({
    external: { email: true, phone: false, anonymous_users: false, ...tools.providers },
    disable_signup: tools.signUp === "invited",
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
    mfa_enabled: true,
  });
