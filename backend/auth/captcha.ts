import { z } from "zod";
import type { Call } from "./call.ts";
import { AuthError } from "./errors.ts";

/** Asks the captcha's provider whether a token is valid. Throws when it can't be asked. */
export type CheckCaptcha = (token: string) => Promise<boolean>;

/** Where the client puts the captcha's token. */
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

const verdict = z.object({ success: z.boolean() });

/**
 * Speaks `siteverify`, which Turnstile, hCaptcha and reCAPTCHA have in common. The visitor's address is not passed
 * on: the providers ask for it and don't need it.
 */
export function openCaptcha(verifyUrl: string, secret: string): CheckCaptcha {
  return async (token) => {
    const response = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(5_000),
    });
    if (!response.ok) throw new Error(`the captcha's provider answers ${response.status}`);
    return verdict.parse(await response.json()).success;
  };
}
