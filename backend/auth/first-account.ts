import type { AuthTools } from "./call.ts";
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
