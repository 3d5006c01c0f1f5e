import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { runChecks } from "#app/account/setup/checks.server.ts";
import { setupMessages } from "#app/content/account/setup.server.ts";
import type { DatabaseStatus } from "#app/context.ts";
import { fill } from "#app/i18n/fill.ts";
import { countUndecryptable } from "#backend/auth/seal-stored.ts";
import { openConfiguredBox } from "#backend/auth/secrets-key.ts";
import { openClient } from "#backend/database/client.ts";
import { type Database, openDatabase } from "#backend/database/connection.ts";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";
import {
  changedMigration,
  compareMigrations,
  laterMigrations,
  otherMigrations,
  refusalOf,
} from "#backend/database/migrate.ts";
import { assertUsable } from "#backend/database/requirements.ts";
import { findSiteLogin } from "#backend/database/site-login.ts";
import { errorCode } from "#backend/error-code.ts";
import { readRelease } from "#backend/release.ts";
import type { Configuration } from "#server/configuration.ts";
import { readDatabaseStatus } from "#server/observe/operations.ts";
import { databaseProblem } from "#server/start-problem.ts";
import { applicable, errorLine, type Finding, finding } from "./finding.ts";

/** When a job has been due for longer, no node works on the queue. */
const lateMinutes = 5;

const stateQuery = `
  select clock_timestamp() as now,
    pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "isReadOnly",
    to_regclass('supabase_migrations.schema_migrations') is not null as "isSetUp",
    has_database_privilege(current_database(), 'create') as "mayCreate"`;

/** Checks the database and what is in it. `now` is its clock; null when it does not answer. */
export async function database(
  connection: ConnectionSettings,
  configuration: Configuration,
): Promise<{ findings: Finding[]; now: Date | null }> {
  try {
    await using client = await openClient({
      ...connection,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    });
    await assertUsable(connection);
    const { now, ...state } = (await client.query(stateQuery)).rows[0];
    return {
      findings: [
        ...stateFindings(state),
        ...(state.isSetUp ? await contentFindings(client, connection, configuration) : []),
      ],
      now,
    };
  } catch (error) {
    const problem = databaseProblem(
      errorCode(error),
      errorLine(error),
      configuration.DATABASE_URL ?? "postgres://embedded",
    );
    return { findings: [finding.error("Database", problem ?? errorLine(error))], now: null };
  }
}

function stateFindings(state: { isReadOnly: boolean; isSetUp: boolean; mayCreate: boolean }): Finding[] {
  const part = "Database";
  return applicable([
    state.isReadOnly &&
      finding.error(
        part,
        "it is read-only: name the primary in DATABASE_URL, or end default_transaction_read_only.",
      ),
    !state.mayCreate &&
      finding.error(
        part,
        'the role of DATABASE_URL may not create tables: grant it, or name the database\'s owner. See "Several nodes" in docs/deploy.md.',
      ),
    !state.isSetUp && finding.warning(part, "it is empty: the first start sets it up."),
  ]);
}

/** Checks migrations, queue and secrets in a database that the site has set up. */
async function contentFindings(
  client: pg.Client,
  connection: ConnectionSettings,
  configuration: Configuration,
): Promise<Finding[]> {
  const refusal = await refusalOf(client, await readRelease());
  if (refusal) return [finding.error("Migrations", refusal)];
  const { missing, changed, unknown } = await compareMigrations(client);
  if (changed[0]) return [finding.error("Migrations", changedMigration(changed[0]))];
  if (unknown[0] && missing[0])
    return [finding.error("Migrations", otherMigrations(unknown[0], missing[0].version))];
  if (missing.length) {
    const text = `${missing.length} are missing, ${missing.at(-1)?.version} is the last of them: start the site, which applies them.`;
    return [finding.error("Migrations", text)];
  }
  const site = openDatabase(await findSiteLogin(connection));
  try {
    return [
      ...(unknown.length > 0 ? [finding.warning("Migrations", `${laterMigrations(unknown)}.`)] : []),
      ...(await setupFindings(site, configuration)),
      queue((await readDatabaseStatus(site)).jobs),
      await rowSecurity(client),
      await secretsKey(site, configuration),
    ];
  } finally {
    await site.close();
  }
}

/** The checks of the page /setup, except mail, which surroundings.ts checks by connecting. */
async function setupFindings(site: Database, configuration: Configuration): Promise<Finding[]> {
  const siteUrl = configuration.SITE_URL ?? `http://localhost:${configuration.PORT}`;
  const { names, findings } = setupMessages.en.checks;
  const checks = await runChecks(site, configuration, { siteUrl, now: new Date() });
  return checks
    .filter(({ name }) => name !== "mail")
    .map(({ name, level, finding: key, values }) => {
      const messages: Readonly<Record<string, string>> = findings[name];
      return finding[level](names[name], fill(messages[key] ?? key, values));
    });
}

function queue({ failed, oldestDue }: DatabaseStatus["jobs"]): Finding {
  const minutes = oldestDue ? Math.floor((Date.now() - oldestDue.getTime()) / 60_000) : 0;
  if (minutes >= lateMinutes)
    return finding.error(
      "Queue",
      `a job has been due for ${minutes} minutes: no node works on the queue. Start the site, or look at its log and at /health.`,
    );
  return failed
    ? finding.warning(
        "Queue",
        `${failed} jobs have failed for good: see Emails in the admin, where an email can be sent again.`,
      )
    : finding.ok("Queue", "no job is overdue");
}

/** Checks that an injected expression can't leave row-level security by one of PostgreSQL's own functions. */
async function rowSecurity(client: pg.Client): Promise<Finding> {
  const part = "Row-level security";
  const { rowCount } = await client.query("select private.functions_left_open()");
  return rowCount
    ? finding.warning(
        part,
        `every role may call ${rowCount} functions of PostgreSQL that could leave it, such as set_config. A superuser of the server closes them: select private.close_functions(); where nobody is one, see Known gaps in docs/security.md.`,
      )
    : finding.ok(part, "PostgreSQL's functions that could leave it are closed");
}

/** Checks that the secrets key decrypts what is stored. Unlike the start it creates no key. */
async function secretsKey(
  site: Database,
  { DATA_DIR: dataDir, SECRETS_KEY: key, SECRETS_KEY_PREVIOUS: previous }: Configuration,
): Promise<Finding> {
  const part = "Secrets key";
  const file = join(dataDir, "secrets.key");
  const hasKey = key !== undefined || (await readFile(file).then(Boolean, () => false));
  const secrets = hasKey ? await openConfiguredBox({ dataDir, key, previous }) : null;
  const undecryptable = await countUndecryptable(site, secrets);
  if (undecryptable === 0)
    return finding.ok(part, hasKey ? "it decrypts everything stored" : "the first start creates one");
  return finding.error(
    part,
    `${undecryptable} second factors and signing keys are encrypted with another one: put ${file} back, or set SECRETS_KEY_PREVIOUS to the earlier key.`,
  );
}
