import { z } from "zod";
import type { Queries } from "#backend/database/connection.ts";
import { audit } from "./audit.ts";
import { authenticate } from "./authenticate.ts";
import { asAuth, type Call, type Endpoint, readBody } from "./call.ts";
import { requireCaptcha, securityBody } from "./captcha.ts";
import { AuthError } from "./errors.ts";
import { challengeBody, startFlow } from "./flows.ts";
import { countHit } from "./limits.ts";
import { queueLetter } from "./one-time-tokens.ts";
import { redirectTarget } from "./redirects.ts";
import { askToConfirm, changePassword, createAccount, metadata, requireEmail } from "./sign-up.ts";
import { type Account, findAccount } from "./users.ts";

const letterBody = z
  .object({ email: z.string().default(""), phone: z.string().optional() })
  .extend(challengeBody.shape)
  .extend(securityBody.shape);

const otpBody = letterBody.extend({ create_user: z.boolean().default(true), data: metadata.nullish() });
const resendBody = letterBody.extend({ type: z.enum(["signup", "email_change", "sms", "phone_change"]) });

/** Each of these answers the same whether there is such an account or not. */
const asked = () => Response.json({});

/** POST /recover: a letter to set a new password with. */
export const recover: Endpoint = async (call) => {
  const body = await readBody(call, letterBody);
  await admit(call, body);
  await toAccount(call, body.email, async (queries, account) => {
    await sendLink(queries, call, account, body, "recovery");
    await queries
      .updateTable("auth.users")
      .set({ recovery_sent_at: call.tools.now() })
      .where("id", "=", account.user.id)
      .execute();
    await audit(queries, "user_recovery_requested", account.user.id, call.tools.now());
  });
  return asked();
};

/** POST /otp: a letter with a link and a code to sign in with. */
export const otp: Endpoint = async (call) => {
  const body = await readBody(call, otpBody);
  await admit(call, body);
  const email = requireEmail(body.email);
  await asAuth(call, async (queries) => {
    const existing = await findAccount(queries, { email });
    if (existing?.user.email_confirmed_at) return sendLink(queries, call, existing, body, "magiclink");
    if (!existing && (!body.create_user || call.tools.signUp !== "open")) return;
    // A password that somebody set who never confirmed the address must not hold once it is confirmed here.
    const account = existing
      ? await changePassword(queries, existing, null)
      : await createAccount(queries, call, { email, data: body.data ?? {} });
    await askToConfirm(queries, call, account, body);
  });
  return asked();
};

/** POST /resend: the letter of a sign-up or of a new address once more. */
export const resend: Endpoint = async (call) => {
  const body = await readBody(call, resendBody);
  await admit(call, body);
  await toAccount(call, body.email, async (queries, account) => {
    const { user } = account;
    if (body.type === "signup" && !user.email_confirmed_at) await askToConfirm(queries, call, account, body);
    if (body.type === "email_change" && user.email_change)
      await queueLetter(queries, call, {
        userId: user.id,
        type: "email_change_token_new",
        to: user.email_change,
        redirectTo: redirectTarget(call),
      });
  });
  return asked();
};

/** GET /reauthenticate: a code by letter, to change the password with in a session that is not of today. */
export const reauthenticate: Endpoint = async (call) => {
  const { account } = await authenticate(call);
  await countHit(call, "auth_letter");
  await countHit(call, "auth_letter_account", account.user.email);
  const now = call.tools.now();
  await asAuth(call, async (queries) => {
    await queueLetter(queries, call, {
      userId: account.user.id,
      type: "reauthentication_token",
      to: account.user.email,
      redirectTo: null,
    });
    await queries
      .updateTable("auth.users")
      .set({ reauthentication_sent_at: now })
      .where("id", "=", account.user.id)
      .execute();
    await audit(queries, "user_reauthenticate_requested", account.user.id, now);
  });
  return asked();
};

async function admit(call: Call, body: z.output<typeof letterBody>): Promise<void> {
  await countHit(call, "auth_letter");
  if (body.phone) throw new AuthError(400, "phone_provider_disabled", "Phone logins are disabled");
  await requireCaptcha(call, body);
  await countHit(call, "auth_letter_account", requireEmail(body.email));
}

function toAccount(
  call: Call,
  email: string,
  work: (queries: Queries, account: Account) => Promise<void>,
): Promise<void> {
  return asAuth(call, async (queries) => {
    const account = await findAccount(queries, { email });
    if (account) await work(queries, account);
  });
}

async function sendLink(
  queries: Queries,
  call: Call,
  { user }: Account,
  challenge: z.output<typeof challengeBody>,
  method: "recovery" | "magiclink",
): Promise<void> {
  const flowId = await startFlow(queries, call, challenge, {
    user_id: user.id,
    authentication_method: method,
  });
  await queueLetter(queries, call, {
    userId: user.id,
    type: `${method}_token`,
    to: user.email,
    redirectTo: redirectTarget(call),
    flowId,
  });
}
