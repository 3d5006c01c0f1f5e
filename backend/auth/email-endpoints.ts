import { z } from "zod";
import { type Call, type Endpoint, readBody } from "./call.ts";
import { requireCaptcha, securityBody } from "./captcha.ts";
import { storeEmailRequest } from "./email-requests.ts";
import { AuthError } from "./errors.ts";
import { challengeBody } from "./flows.ts";
import { countEmailRequest } from "./limits.ts";
import { requireGoodPassword } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { metadata, requireEmail } from "./sign-up.ts";

const emailBody = z.object({
  email: z.string().default(""),
  phone: z.string().optional(),
  ...challengeBody.shape,
  ...securityBody.shape,
});
const otpBody = emailBody.extend({ create_user: z.boolean().default(true), data: metadata.nullish() });
const signUpBody = emailBody.extend({
  password: z.string().max(1000).default(""),
  data: metadata.nullish(),
});

// Each of these endpoints gives the same response in the same time whether or not there is such an account: the queued
// task looks it up (email-requests.ts).

/**
 * POST /signup: an account that is valid once its address is confirmed; the queued task creates it. The response is the
 * same for an address that has an account already, so its id and times are made up.
 */
export const signUp: Endpoint = async (call) => {
  const body = await readBody(call, signUpBody);
  await countEmailRequest(call);
  if (call.tools.signUp !== "open") throw new AuthError("signup_disabled");
  if (body.phone) throw new AuthError("phone_provider_disabled");
  if (!body.email && !body.password) throw new AuthError("anonymous_provider_disabled");
  const email = requireEmail(body.email);
  await requireCaptcha(call, body);
  await requireGoodPassword(body.password, [email, call.tools.siteUrl.hostname]);
  await storeEmailRequest(call, {
    asked: "signup",
    email,
    createsAccount: true,
    encrypted: await hashPassword(body.password),
    data: body.data,
    ...challengeBody.parse(body),
  });
  return Response.json(unknownUser(call, email));
};

/** POST /recover: requests an email to set a new password. */
export const recover: Endpoint = async (call) => {
  const body = await readBody(call, emailBody);
  await storeEmailRequest(call, { asked: "recovery", ...(await checkRequest(call, body)) });
  return Response.json({});
};

/** POST /otp: requests an email with a link and a code to sign in. */
export const otp: Endpoint = async (call) => {
  const body = await readBody(call, otpBody);
  const { create_user: createsAccount, data } = body;
  const request = await checkRequest(call, body);
  await storeEmailRequest(call, { asked: "magiclink", ...request, createsAccount, data });
  return Response.json({});
};

async function checkRequest(call: Call, body: z.output<typeof emailBody>) {
  await countEmailRequest(call);
  if (body.phone) throw new AuthError("phone_provider_disabled");
  await requireCaptcha(call, body);
  return { email: requireEmail(body.email), ...challengeBody.parse(body) };
}

/** What `userJson` returns for a new account, with a made-up id. */
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
