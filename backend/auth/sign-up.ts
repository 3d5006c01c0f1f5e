import { z } from "zod";
import type { Queries } from "#backend/database/connection.ts";
import { audit } from "./audit.ts";
import { asAuth, type Call, type Endpoint, readBody } from "./call.ts";
import { requireCaptcha, securityBody } from "./captcha.ts";
import { AuthError } from "./errors.ts";
import { challengeBody, startFlow } from "./flows.ts";
import { countHit } from "./limits.ts";
import { queueLetter } from "./one-time-tokens.ts";
import { requireGoodPassword } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { redirectTarget } from "./redirects.ts";
import { type Account, findAccount, normalEmail, userJson } from "./users.ts";

/** What an account's owner may have kept with it: small, and seen by its owner alone. */
export const metadata = z
  .record(z.string().max(60), z.json())
  .refine((data) => JSON.stringify(data).length <= 4000, "is too large");

/** An address as it can be written to. */
export const emailAddress = z.string().trim().max(255).pipe(z.email());

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
 * POST /signup: an account that counts once its address is confirmed. The answer is the same for an address that has
 * one already, so it names no account: neither an id nor a time of it.
 */
export const signUp: Endpoint = async (call) => {
  const body = await readBody(call, signUpBody);
  await countHit(call, "auth_letter");
  if (call.tools.signUp !== "open")
    throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  if (body.phone) throw new AuthError(400, "phone_provider_disabled", "Phone signups are disabled");
  if (!body.email && !body.password)
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  const email = requireEmail(body.email);
  await requireCaptcha(call, body);
  await requireGoodPassword(body.password, [email, new URL(call.tools.siteUrl()).hostname]);
  await countHit(call, "auth_letter_account", email);
  const encrypted = await hashPassword(body.password);
  await asAuth(call, async (queries) => {
    const existing = await findAccount(queries, { email });
    if (existing?.user.email_confirmed_at) return;
    // Whoever asked last is who is written to now, so their password holds.
    const account = existing
      ? await changePassword(queries, existing, encrypted)
      : await createAccount(queries, call, { email, encrypted, data: body.data ?? {} });
    await askToConfirm(queries, call, account, body);
  });
  return Response.json(userJson(unknownAccount(call, email)));
};

/** The address in the form accounts are found by. Throws AuthError when it is none. */
export function requireEmail(email: string): string {
  const parsed = emailAddress.safeParse(email);
  if (parsed.success) return normalEmail(parsed.data);
  throw new AuthError(400, "validation_failed", "Unable to validate email address: invalid format");
}

/** Adds an account with its e-mail identity, in the caller's transaction. */
export async function createAccount(
  queries: Queries,
  { tools }: Pick<Call, "tools">,
  {
    email,
    encrypted = null,
    data = {},
    confirmed = false,
    invited = false,
    by,
  }: {
    email: string;
    encrypted?: string | null;
    data?: z.output<typeof metadata>;
    confirmed?: boolean;
    invited?: boolean;
    /** Who made the account, if not the one whose it is. */
    by?: string;
  },
): Promise<Account> {
  const now = tools.now();
  const user = await queries
    .insertInto("auth.users")
    .values({
      email,
      encrypted_password: encrypted,
      raw_user_meta_data: JSON.stringify(data),
      raw_app_meta_data: JSON.stringify({ provider: "email", providers: ["email"] }),
      email_confirmed_at: confirmed ? now : null,
      invited_at: invited ? now : null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const identity = await queries
    .insertInto("auth.identities")
    .values({
      provider_id: user.id,
      user_id: user.id,
      provider: "email",
      identity_data: JSON.stringify({ sub: user.id, email, email_verified: confirmed }),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await audit(queries, invited ? "user_invited" : "user_signedup", user.id, now, by ? { by } : {});
  return { user, identities: [identity], factors: [] };
}

/** Changes the password of an account that is not confirmed yet; null takes it away. */
export async function changePassword(
  queries: Queries,
  account: Account,
  encrypted: string | null,
): Promise<Account> {
  const user = await queries
    .updateTable("auth.users")
    .set({ encrypted_password: encrypted })
    .where("id", "=", account.user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...account, user };
}

/** Queues the letter that asks to confirm the address. */
export async function askToConfirm(
  queries: Queries,
  call: Call,
  { user }: Account,
  challenge: z.output<typeof challengeBody>,
): Promise<void> {
  const now = call.tools.now();
  const flowId = await startFlow(queries, call, challenge, {
    user_id: user.id,
    authentication_method: "email/signup",
  });
  await queueLetter(queries, call, {
    userId: user.id,
    type: "confirmation_token",
    to: user.email,
    redirectTo: redirectTarget(call),
    flowId,
  });
  await queries
    .updateTable("auth.users")
    .set({ confirmation_sent_at: now })
    .where("id", "=", user.id)
    .execute();
  await audit(queries, "user_confirmation_requested", user.id, now);
}

/** An account that could be anyone's, as an answer that tells nothing. */
function unknownAccount({ tools }: Call, email: string): Account {
  const now = tools.now();
  const id = crypto.randomUUID();
  return {
    user: {
      id,
      aud: "authenticated",
      role: "authenticated",
      email,
      encrypted_password: null,
      email_confirmed_at: null,
      invited_at: null,
      confirmation_sent_at: now,
      recovery_sent_at: null,
      email_change: "",
      email_change_sent_at: null,
      reauthentication_sent_at: null,
      last_sign_in_at: null,
      raw_app_meta_data: { provider: "email", providers: ["email"] },
      raw_user_meta_data: {},
      phone: null,
      phone_confirmed_at: null,
      banned_until: null,
      is_anonymous: false,
      created_at: now,
      updated_at: now,
    },
    identities: [
      {
        id: crypto.randomUUID(),
        provider_id: id,
        user_id: id,
        provider: "email",
        identity_data: { sub: id, email, email_verified: false },
        email,
        last_sign_in_at: null,
        created_at: now,
        updated_at: now,
      },
    ],
    factors: [],
  };
}
