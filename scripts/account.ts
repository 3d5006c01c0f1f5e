import { offerSetupCode } from "#app/account/setup/change-setup.server.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { endSessions, resetFactors, unlockAccount } from "#backend/auth/repair.ts";
import { type Database, openDatabase } from "#backend/database/connection.ts";
import { findSiteLogin } from "#backend/database/site-login.ts";
import { databaseCommand } from "./database-command.ts";

/** What the command can do for the account of an email address. Each returns the line that is printed. */
const repairs: Record<string, (repair: { database: Database; email: string; now: Date }) => Promise<string>> =
  {
    async unlock(repair) {
      const { wasClosed, wrongCodes } = await unlockAccount(repair);
      const closed = wasClosed ? "it was closed and is open again, " : "it was not closed, ";
      return `Unlocked: ${closed}wrong codes forgotten: ${wrongCodes}. Whoever has forgotten the password asks for a new one on the sign-in page.`;
    },
    async "end-sessions"(repair) {
      return `Sessions ended: ${await endSessions(repair)}. The password still signs in.`;
    },
    async "reset-factor"(repair) {
      return `Second factors removed: ${await resetFactors(repair)}. Every session has ended; the next sign-in sets up a new one.`;
    },
  };

const usage = `Which? account ${Object.keys(repairs).join(" EMAIL, ")} EMAIL, or account setup-code`;

const [command = "", email = ""] = process.argv.slice(2);

/** `npm run account`: docs/operate.md, "Accounts". */
await databaseCommand(
  async ({ configuration, connection }) => {
    const database = openDatabase(await findSiteLogin(connection));
    try {
      return repairs[command]
        ? await repairs[command]({ database, email, now: new Date() })
        : await newSetupCode(database, configuration.SITE_URL ?? `http://localhost:${configuration.PORT}`);
    } finally {
      await database.close();
    }
  },
  {
    check() {
      const isValid = Object.hasOwn(repairs, command) ? email.includes("@") : command === "setup-code";
      if (!isValid) throw new Error(usage);
    },
  },
);

async function newSetupCode(database: Database, siteUrl: string): Promise<string> {
  const code = await offerSetupCode(database);
  if (!code)
    throw new Error(
      "There is an administrator, so no set-up code is valid. Use unlock or reset-factor with that person's email address.",
    );
  return `Set up: ${new URL(accountPaths.setup, siteUrl).href} – code ${code}`;
}
