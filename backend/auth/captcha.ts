import { z } from "zod";
import type { Call } from "./call.ts";
import { AuthError } from "./errors.ts";

/** Checks a captcha's token with its provider. Throws when the provider can't be reached. */
export type CheckCaptcha = (token: string) => Promise<boolean>;

/** The part of a body with the captcha's token. */
export const securityBody = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().max(5000).nullish() }).nullish(),
});

/** Requires a valid captcha, where one is configured. Throws AuthError `captcha_failed`. */
export async function requireCaptcha(
  { tools }: Call,
  { gotrue_meta_security: security }: z.output<typeof securityBody>,
): Promise<void> {
  if (!tools.checkCaptcha) return;
  const token = security?.captcha_token;
  if (!token) throw new AuthError("captcha_failed");
  const passed = await tools.checkCaptcha(token).catch((error: unknown) => {
    tools.reportError(error);
    throw new AuthError("unexpected_failure", "captcha verification process failed");
  });
  if (!passed) throw new AuthError("captcha_failed");
}

const siteverifyResponse = z.object({ success: z.boolean() });

/**
 * Opens a captcha with a `siteverify` API, as Turnstile, hCaptcha and reCAPTCHA have. The visitor's IP address is not
 * sent: the APIs accept it but don't need it.
 */
export function openCaptcha(verifyUrl: string, secret: string): CheckCaptcha {
  return async (token) => {
    const response = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(5_000),
    });
    if (!response.ok) throw new Error(`the captcha's provider answers ${response.status}`);
    return siteverifyResponse.parse(await response.json()).success;
  };
}
