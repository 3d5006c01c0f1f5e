import { z } from "zod";
import type { Queries } from "#backend/database/connection.ts";
import { audit } from "./audit.ts";
import type { Clock } from "./call.ts";
import { invalid } from "./errors.ts";
import { type Account, normalEmail } from "./users.ts";

/** The user metadata of an account: at most 4,000 characters of JSON. */
export const metadata = z
  .record(z.string().max(60), z.json())
  .refine((data) => JSON.stringify(data).length <= 4000, "is too large");

const emailAddress = z.string().trim().max(255).pipe(z.email());

/** Validates an email address and returns it as `normalEmail` does. Throws AuthError when it is not valid. */
export function requireEmail(email: string): string {
  const parsed = emailAddress.safeParse(email);
  if (parsed.success) return normalEmail(parsed.data);
  throw invalid("Unable to validate email address: invalid format");
}

/** Creates an account, in the caller's transaction, with an email identity unless a provider's will be linked. */
export async function createAccount(
  queries: Queries,
  { tools }: Clock,
  {
    email,
    encrypted = null,
    data = {},
    isByProvider = false,
    confirmed = false,
    invitedBy,
  }: {
    email: string;
    encrypted?: string | null;
    data?: z.output<typeof metadata>;
    /** The only identity is the provider's, which the caller links. */
    isByProvider?: boolean;
    confirmed?: boolean;
    /** The user id of the administrator who invites somebody to the account. */
    invitedBy?: string;
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
      invited_at: invitedBy ? now : null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (invitedBy) await audit(queries, "user_invited", user.id, now, { by: invitedBy });
  else await audit(queries, "user_signedup", user.id, now);
  if (isByProvider) return { user, identities: [], factors: [] };
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
  return { user, identities: [identity], factors: [] };
}
