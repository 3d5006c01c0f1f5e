import { sql } from "kysely";
import type { Database } from "#backend/database/connection.ts";
import { hashSetupCode, newSetupCode } from "./code.server.ts";

/** Whether there is no administrator yet. */
export async function isSetupOpen(database: Database): Promise<boolean> {
  return database.as("site_auth", async (queries) => {
    const { rows } = await sql<{ open: boolean }>`select private.setup_is_open() as open`.execute(queries);
    return rows[0]?.open ?? false;
  });
}

/** A new code to print, while there is no administrator; null once there is one. Holds on every node. */
export async function offerSetupCode(database: Database): Promise<string | null> {
  const code = newSetupCode();
  const isOpen = await database.as("site_auth", async (queries) => {
    const { rows } = await sql<{
      open: boolean;
    }>`select private.offer_setup_code(${hashSetupCode(code)}) as open`.execute(queries);
    return rows[0]?.open ?? false;
  });
  return isOpen ? code : null;
}

/** Whether a code is one that a node printed. Tries are counted. Throws RateLimited. */
export async function isSetupCode(database: Database, code: string, sender: string): Promise<boolean> {
  return database.as(
    "site_auth",
    async (queries) => {
      const { rows } = await sql<{
        right: boolean;
      }>`select private.check_setup_code(${hashSetupCode(code)}) as right`.execute(queries);
      return rows[0]?.right ?? false;
    },
    { sender },
  );
}

/** Makes the account of an address the first administrator's, and the codes void. False when one was faster. */
export async function addFirstAdministrator(
  database: Database,
  { email, name, code }: { email: string; name: string; code: string },
): Promise<boolean> {
  return database.as("site_auth", async (queries) => {
    const { rows } = await sql<{
      added: boolean;
    }>`select private.add_first_administrator(${email}, ${name}, ${hashSetupCode(code)}) as added`.execute(
      queries,
    );
    return rows[0]?.added ?? false;
  });
}

/** Asks for an email to try the mail with. Throws RateLimited. */
export async function askTestEmail(
  database: Database,
  { to, locale, sender }: { to: string; locale: string; sender: string },
): Promise<void> {
  await database.as(
    "site_auth",
    (queries) => sql`select private.ask_test_email(${to}, ${locale})`.execute(queries),
    { sender },
  );
}
