import type { Endpoint } from "./call.ts";
import { providerNames } from "./providers.ts";

/** GET /settings: which ways in are open. */
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
    // Additions of ours, for the pages that offer what is configured.
    mfa_phone_enabled: tools.sendText !== undefined,
    captcha_site_key: tools.captchaSiteKey ?? null,
  });
