import type { AuthTools } from "./call.ts";
import { AuthError } from "./errors.ts";
import { requireGoodPassword } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { createAccount, requireEmail } from "./sign-up.ts";
import { findAccount } from "./users.ts";

/** An account to be made without an email: by the operator, who has the code that the server printed. */
export interface NewAccount {
  email: string;
  password: string;
}

/**
 * Makes an account with a confirmed address. Gives "taken" when there is one already, which stays as it is. Throws
 * AuthError `weak_password` or `validation_failed`.
 */
export async function addConfirmedAccount(
  tools: AuthTools,
  { email: typed, password }: NewAccount,
): Promise<"added" | "taken"> {
  const email = requireEmail(typed);
  await requireGoodPassword(password, [email, new URL(tools.siteUrl()).hostname]);
  const encrypted = await hashPassword(password);
  return tools.database.as("site_auth", async (queries) => {
    if (await findAccount(queries, { email })) return "taken";
    await createAccount(queries, { tools }, { email, encrypted, confirmed: true });
    return "added";
  });
}

/** The same at a hosted sign-in, by its project's secret key. */
export async function addHostedAccount(
  address: string,
  secretKey: string,
  { email, password }: NewAccount,
): Promise<"added" | "taken"> {
  const answered = await fetch(new URL("/auth/v1/admin/users", address), {
    method: "POST",
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
    },
    body: JSON.stringify({ email, password, email_confirm: true }),
  });
  if (answered.ok) return "added";
  const { code, weak_password: weak } = Object(await answered.json().catch(() => null));
  if (code === "email_exists") return "taken";
  if (code === "weak_password") throw new AuthError("weak_password", undefined, { weak_password: weak });
  throw new Error(`the hosted sign-in answers ${answered.status} to a new account`);
}
