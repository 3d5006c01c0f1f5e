import type { AuthTools } from "./call.ts";
import { requireGoodPassword } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { createAccount, requireEmail } from "./sign-up.ts";
import { findAccount } from "./users.ts";

/** An account that is created without a confirmation email: by the operator, who has the set-up code from the log. */
export interface NewAccount {
  email: string;
  password: string;
}

/**
 * Creates an account with a confirmed address. Returns "taken" when there is one already, which is not changed. Throws
 * AuthError `weak_password` or `validation_failed`.
 */
export async function addConfirmedAccount(
  tools: AuthTools,
  { email: typed, password }: NewAccount,
): Promise<"added" | "taken"> {
  const email = requireEmail(typed);
  await requireGoodPassword(password, [email, tools.siteUrl.hostname]);
  const encrypted = await hashPassword(password);
  return tools.database.as("site_auth", async (queries) => {
    if (await findAccount(queries, { email })) return "taken";
    await createAccount(queries, { tools }, { email, encrypted, confirmed: true });
    return "added";
  });
}
