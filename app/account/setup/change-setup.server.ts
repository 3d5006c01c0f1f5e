import { sql } from "kysely";
import { hashSecret, plainCode, randomLetterCode } from "#backend/auth/secrets.ts";
import type { Database } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";

const hashSetupCode = (code: string) => hashSecret(plainCode(code), "setup");

/** Whether the set-up is open: there is no administrator yet. */
export function isSetupOpen(database: Database): Promise<boolean> {
  return database.as("site_auth", oneValue(sql`private.setup_is_open()`));
}

/** Makes a set-up code to print, valid on every node; null once there is an administrator. */
export async function offerSetupCode(database: Database): Promise<string | null> {
  const code = randomLetterCode(8);
  const call = sql`private.offer_setup_code(${hashSetupCode(code)})`;
  return (await database.as("site_auth", oneValue<boolean>(call))) ? code : null;
}

/** Whether a code is one that a node has printed. Attempts are counted. Throws RateLimited. */
export function isSetupCode(database: Database, code: string, clientIp: string): Promise<boolean> {
  const call = sql`private.check_setup_code(${hashSetupCode(code)})`;
  return database.as("site_auth", oneValue(call), { clientIp });
}

/** Makes an account the first administrator, by its email, and voids all codes. False if there is one already. */
export function addFirstAdministrator(
  database: Database,
  { email, name, code }: { email: string; name: string; code: string },
): Promise<boolean> {
  const call = sql`private.add_first_administrator(${email}, ${name}, ${hashSetupCode(code)})`;
  return database.as("site_auth", oneValue(call));
}

/** Queues a test email. Throws RateLimited. */
export async function queueTestEmail(
  database: Database,
  { to, locale, clientIp }: { to: string; locale: string; clientIp: string },
): Promise<void> {
  const call = sql`private.ask_test_email(${to}, ${locale})`;
  await database.as("site_auth", oneValue(call), { clientIp });
}
