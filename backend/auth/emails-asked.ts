import { z } from "zod";
import { type Call, type Endpoint, readBody } from "./call.ts";
import { requireCaptcha, securityBody } from "./captcha.ts";
import { keepEmailRequest } from "./email-requests.ts";
import { AuthError } from "./errors.ts";
import { challengeBody } from "./flows.ts";
import { countEmailRequest } from "./limits.ts";
import { requireGoodPassword } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { metadata, requireEmail } from "./sign-up.ts";

const emailBody = z
  .object({ email: z.string().default(""), phone: z.string().optional() })
  .extend(challengeBody.shape)
  .extend(securityBody.shape);

const otpBody = emailBody.extend({ create_user: z.boolean().default(true), data: metadata.nullish() });

const signUpBody = z
  .object({
    email: z.string().default(""),
    phone: z.string().optional(),
    password: z.string().max(1000).default(""),
    data: metadata.nullish(),
  })
  .extend(challengeBody.shape)
  .extend(securityBody.shape);

/**
 * Each of these gives the same answer in the same time, whether or not there is such an account: the task looks it
 * up.
 */
const asked = () => Response.json({});

/**
 * POST /signup: an account that counts once its address is confirmed. The answer is the same for an address that has
 * one already, so it names no account: neither an id nor its times. The task makes the account.
 */
export const signUp: Endpoint = async (call) => {
  const body = await readBody(call, signUpBody);
  await countEmailRequest(call);
  if (call.tools.signUp !== "open") throw new AuthError("signup_disabled");
  if (body.phone) throw new AuthError("phone_provider_disabled");
  if (!body.email && !body.password) throw new AuthError("anonymous_provider_disabled");
  const email = requireEmail(body.email);
  await requireCaptcha(call, body);
  await requireGoodPassword(body.password, [email, new URL(call.tools.siteUrl()).hostname]);
  const encrypted = await hashPassword(body.password);
  const { data, code_challenge, code_challenge_method } = body;
  await keepEmailRequest(call, {
    asked: "signup",
    email,
    createsAccount: true,
    encrypted,
    data,
    code_challenge,
    code_challenge_method,
  });
  return Response.json(unknownUser(call, email));
};

/** POST /recover: an email to set a new password with. */
export const recover: Endpoint = async (call) => {
  const body = await readBody(call, emailBody);
  await keepEmailRequest(call, { asked: "recovery", ...(await admitted(call, body)) });
  return asked();
};

/** POST /otp: an email with a link and a code to sign in with. */
export const otp: Endpoint = async (call) => {
  const body = await readBody(call, otpBody);
  const { create_user: createsAccount, data } = body;
  const request = await admitted(call, body);
  await keepEmailRequest(call, { asked: "magiclink", ...request, createsAccount, data });
  return asked();
};

async function admitted(call: Call, body: z.output<typeof emailBody>) {
  await countEmailRequest(call);
  if (body.phone) throw new AuthError("phone_provider_disabled");
  await requireCaptcha(call, body);
  const { code_challenge, code_challenge_method } = body;
  return { email: requireEmail(body.email), code_challenge, code_challenge_method };
}

/** What `userJson` gives for a new account, with nothing of one that may exist. */
function unknownUser({ tools }: Call, email: string) {
  const [id, now] = [crypto.randomUUID(), tools.now()];
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: {},
    identities: [
      {
        identity_id: crypto.randomUUID(),
        id,
        user_id: id,
        identity_data: { sub: id, email, email_verified: false },
        provider: "email",
        last_sign_in_at: null,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    factors: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
