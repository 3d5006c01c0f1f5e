import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { openAdminFeed } from "#app/admin/feed.server.ts";
import { openPresence } from "#app/admin/presence.server.ts";
import { hasTimeChangedPages } from "#app/admin/time-changes.server.ts";
import { followCompanyFacts } from "#app/company/follow.server.ts";
import { responsePromise } from "#app/company/promise.ts";
import { readCalendars, readCalendarsTask } from "#app/demos/calendars/read-calendars.server.ts";
import { closeHolidays, holidaysTask, queueMissingHolidays } from "#app/demos/close-holidays.server.ts";
import { sendEmails } from "#app/email/email-task.ts";
import {
  acceptRecipient,
  leadReplyAddress,
  receiveIncomingEmail,
} from "#app/leads/conversation/receive-incoming-email.server.ts";
import { reminderTasks } from "#app/leads/reminders/remind.server.ts";
import { mediaHref } from "#app/news/media.ts";
import { newsTasks } from "#app/news/publish-planned.server.ts";
import { eraseExpired, monthsBefore } from "#app/privacy/retention.server.ts";
import { followReferences } from "#app/references/follow.server.ts";
import { deliverWebhooks, webhookTask } from "#app/webhooks/deliver-webhook.server.ts";
import { emailRequestTask, handleEmailRequest } from "#backend/auth/email-requests.ts";
import { maintainAccounts } from "#backend/auth/maintenance.ts";
import { sealStoredSecrets } from "#backend/auth/seal-stored.ts";
import type { SecretBox } from "#backend/auth/secret-box.ts";
import { openConfiguredBox } from "#backend/auth/secrets-key.ts";
import { authPath } from "#backend/auth/service.ts";
import { openSigningKeys, type SigningKeys } from "#backend/auth/signing-keys.ts";
import {
  checkRestore,
  isCheckDue,
  lastRestoreCheck,
  noteRestoreCheck,
  removeRestoreCheck,
  restoreProblem,
} from "#backend/backup/check.ts";
import { backUp, backupPlaces } from "#backend/backup/places.ts";
import { listenForChanges } from "#backend/database/changes.ts";
import { type Database, openDatabase } from "#backend/database/connection.ts";
import { type ConnectionSettings, settingsFromUrl } from "#backend/database/connection-settings.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { UnusableDatabase } from "#backend/database/errors.ts";
import { findLaterVersion, migrate, seed } from "#backend/database/migrate.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { waitForDatabase } from "#backend/database/wait.ts";
import { afterNightly, backupSchedule } from "#backend/jobs/schedule.ts";
import type { Task } from "#backend/jobs/worker.ts";
import { startWorker } from "#backend/jobs/worker.ts";
import { openMailReceiver } from "#backend/mail/receiver.ts";
import { openMailTransport } from "#backend/mail/transport.ts";
import { get } from "#backend/outgoing/get.ts";
import { post } from "#backend/outgoing/post.ts";
import { brand } from "#brand/company.ts";
import { companyMailboxes } from "./company-mailboxes.ts";
import { type Configuration, warningsOf } from "./configuration.ts";
import { emailTasks } from "./email-tasks.ts";
import type { Log } from "./log.ts";
import type { Observer } from "./observe/observer.ts";
import { isOnThisMachine } from "./on-this-machine.ts";
import { webhookData } from "./webhook-data.ts";

interface BackendOptions {
  /** The site's URL, for links in emails. */
  siteUrl: string;
  /** Called when published content has changed on any node, after the company facts are up to date. */
  contentChanged(): void;
  /** Called, with one line that says why, when this process can't work any more. */
  onFatal(reason: string): void;
  /** Aborted when the process gets the signal to end. */
  stopping: AbortSignal;
  /** Counts, logs and traces queries, jobs and emails. */
  observer: Observer;
}

/**
 * Starts PostgreSQL (or waits for the one of DATABASE_URL), then applies migrations, stores the first articles, reads
 * the company facts and starts the queue. Throws when the database can't be reached or used; an embedded one is stopped
 * then.
 */
export async function startBackend(configuration: Configuration, log: Log, options: BackendOptions) {
  const embedded = configuration.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({
        dataDir: configuration.DATA_DIR,
        log: (line) => log.info(line),
        watch: { log: (line) => log.warn(line), onFatal: options.onFatal },
      });
  try {
    return await startOn(embedded, configuration, log, options);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** How long the server of a calendar may take for all of its answer. */
const calendarMilliseconds = 20_000;

async function startOn(
  embedded: EmbeddedPostgres | null,
  configuration: Configuration,
  log: Log,
  { siteUrl, contentChanged, onFatal, stopping, observer }: BackendOptions,
) {
  const owner = embedded?.connection ?? settingsFromUrl(configuration.DATABASE_URL ?? "");
  await waitForDatabase(owner, {
    milliseconds: configuration.DATABASE_WAIT_SECONDS * 1000,
    stopping,
    onWait: (err) => log.warn({ err }, "the start waits for PostgreSQL"),
  });
  const connection = await migrate(owner);
  const later = await findLaterVersion(owner);
  if (later) log.warn(later);
  await seed(owner, async () => (await import("#app/news/first-articles.server.ts")).readFirstArticles());

  const database = openDatabase(connection, {
    maxConnections: configuration.DATABASE_POOL,
    hooks: observer.queries,
  });
  const hasInventedData = await checkInventedData(configuration, database);
  for (const warning of warningsOf(configuration)) log.warn(warning);
  const secrets = await openSecrets(configuration, database, log);
  const now = () => new Date();
  const keys = openSigningKeys(database, { now, issuer: new URL(authPath, siteUrl).href, secrets });
  const company = followCompanyFacts(database, (part, fields) =>
    log.warn({ part, fields }, "company facts that are missing or invalid have their defaults"),
  );
  const references = followReferences(database, (hash) => mediaHref(hash, 400));
  let maintenance: Date | null = null;
  const readMaintenance = async () => {
    const since = oneValue<Date | null>(sql`private.maintenance_since()`);
    maintenance = await database.as("service_role", since);
  };
  // Refreshes run one after the other, so that an older read never overwrites a newer one.
  let refreshing = Promise.resolve();
  const refresh = () => {
    refreshing = refreshing
      .then(company.refresh)
      .then(references.refresh)
      .then(readMaintenance)
      .catch((err: unknown) => log.warn({ err }, "company facts could not be read"))
      .then(contentChanged);
  };
  const adminFeed = openAdminFeed((since, until) =>
    hasTimeChangedPages(database, responsePromise(company.facts().openingHours), since, until),
  );
  const presence = openPresence(async (message) => {
    await database.as("service_role", (queries) =>
      sql`select pg_notify('admin_presence', ${message})`.execute(queries),
    );
  });
  const listener = await listenForChanges(connection, {
    content_changed: refresh,
    admin_changed: adminFeed.announceChange,
    admin_presence: presence.hear,
  });
  refreshing = refreshing.then(company.refresh).then(references.refresh).then(readMaintenance);
  await refreshing;
  const outboxDir = resolve(join(configuration.DATA_DIR, "mails"));
  const mail = openMailTransport({
    smtpUrl: configuration.SMTP_URL,
    from: configuration.MAIL_FROM,
    outboxDir,
  });
  const replyDomain = configuration.REPLY_DOMAIN;
  const emailContext = () => ({
    database,
    send: observer.email(mail.send),
    messageIdDomain: new URL(siteUrl).hostname,
    replyAddressOf: replyDomain
      ? (lead: string) => leadReplyAddress({ database, domain: replyDomain }, lead, now())
      : undefined,
    brand: { ...brand, bookingApp: configuration.BOOKING_APP_URL, siteUrl, facts: company.facts() },
  });
  const workerOptions: Parameters<typeof startWorker>[0] = {
    connection,
    onlyNode: embedded?.alone ?? false,
    log: (level, message) => log[level](message),
    onDead: (reason) => onFatal(`the queue does not work (${reason}), though the database does`),
    tasks: observer.tasks({
      ...Object.fromEntries(
        Object.entries(emailTasks).map(([name, write]): [string, Task] => [
          name,
          (payload, attempt) => sendEmails(write, payload, emailContext(), attempt),
        ]),
      ),
      [emailRequestTask]: (payload) =>
        handleEmailRequest(payload, { database, secrets, signUp: configuration.SIGN_UP, now }),
      [webhookTask]: deliverWebhooks({
        database,
        secrets,
        send: (url, message) =>
          post(url, message, { allowsPrivate: configuration.WEBHOOK_PRIVATE_ADDRESSES }),
        read: webhookData,
        userAgent: new URL(siteUrl).hostname,
      }),
    }),
    minuteTasks: observer.tasks({
      ...newsTasks(database, now),
      ...reminderTasks(database, now),
      [readCalendarsTask]: readCalendars({
        database,
        secrets,
        get: (url, headers) =>
          get(url, headers, {
            allowsPrivate: configuration.WEBHOOK_PRIVATE_ADDRESSES,
            milliseconds: calendarMilliseconds,
          }),
        userAgent: new URL(siteUrl).hostname,
      }),
    }),
    schedules: {
      backup: backupSchedule(configuration.BACKUP_EVERY_MINUTES),
      [restoreCheckTask]: afterNightly,
    },
    dailyTasks: observer.tasks({
      ...dailyTasks(configuration, { database, keys, owner, outboxDir }),
      [restoreCheckTask]: () => tryRestore(configuration, { owner, log, stopping }),
    }),
  };
  const receiver = await receiveIncomingEmails(configuration, database, siteUrl, log);
  const worker = configuration.ROLES === "web" ? null : await startWorker(workerOptions);
  await queueMissingHolidays(database, now());

  return {
    database,
    secrets,
    keys,
    adminFeed,
    presence,
    /** What keeps the queue from working. */
    queue: worker ?? { fault: () => null },
    facts: company.facts,
    references: references.references,
    /** Since when the site is closed to visitors for maintenance; null while it is open. */
    maintenance: () => maintenance,
    hasInventedData,
    /** Where emails go, as the start prints it. */
    mailDestination: mail.kind === "smtp" ? "sent by SMTP" : outboxDir,
    /** Lets emails in progress finish, then closes the database connections; stops the embedded PostgreSQL. */
    async stop() {
      adminFeed.close();
      await presence.close();
      await receiver?.close();
      await worker?.stop();
      mail.close();
      await listener.close();
      await refreshing;
      await database.close();
      await embedded?.stop();
    },
  };
}

/**
 * Whether the database has the mark of invented data (supabase/schema/23_state.sql). Throws UnusableDatabase where they
 * could be taken for real ones: on a public site, and in a database that others use.
 */
async function checkInventedData(
  { DATABASE_URL, SITE_URL }: Configuration,
  database: Database,
): Promise<boolean> {
  const hasInventedData = await database.as(
    "service_role",
    oneValue<boolean>(sql`private.has_invented_data()`),
  );
  if (hasInventedData && (DATABASE_URL || !isOnThisMachine(SITE_URL)))
    throw new UnusableDatabase(
      "The database has the invented data of `npm run demo`, which is never served to the public: use another DATA_DIR or DATABASE_URL.",
    );
  return hasInventedData;
}

/** The tasks that one of the nodes does each night, by name; `schedules` has the times of a backup. */
function dailyTasks(
  {
    RETENTION_MONTHS: months,
    BACKUP_DIR,
    BACKUP_S3_URL,
    BACKUP_KEEP,
    BACKUP_KEY: key,
    DATA_DIR,
  }: Configuration,
  {
    database,
    keys,
    owner,
    outboxDir,
  }: { database: Database; keys: SigningKeys; owner: ConnectionSettings; outboxDir: string },
): Record<string, Task> {
  let isBackingUp = false;
  return {
    [holidaysTask]: () => closeHolidays(database, new Date()),
    "erase-expired": () => eraseExpired({ database, outboxDir, months, now: new Date() }),
    "tend-accounts": () => {
      const now = new Date();
      return maintainAccounts(database, keys, { now, before: monthsBefore(now, months) });
    },
    backup: async () => {
      // Where one takes longer than the time to the next.
      if (isBackingUp || (!BACKUP_DIR && !BACKUP_S3_URL)) return;
      isBackingUp = true;
      const places = backupPlaces(BACKUP_DIR, BACKUP_S3_URL, DATA_DIR);
      const backup = { connection: owner, mailsDir: outboxDir, key, now: new Date() };
      await backUp(places, BACKUP_KEEP, backup).finally(() => {
        isBackingUp = false;
      });
    },
  };
}

const restoreCheckTask = "check-restore";

/**
 * Once a week restores the newest backup on trial (backend/backup/check.ts), and records and logs the result. Throws when
 * the process ends meanwhile, so that it is tried again.
 */
async function tryRestore(
  { BACKUP_DIR, BACKUP_S3_URL, BACKUP_KEY: key, DATA_DIR }: Configuration,
  { owner, log, stopping: signal }: { owner: ConnectionSettings; log: Log; stopping: AbortSignal },
): Promise<void> {
  const places = backupPlaces(BACKUP_DIR, BACKUP_S3_URL, DATA_DIR);
  // Also without a place for backups: a killed trial has left an unencrypted copy.
  await removeRestoreCheck(places);
  if (!BACKUP_DIR && !BACKUP_S3_URL) return;
  if (!isCheckDue(await lastRestoreCheck(owner), new Date())) return;
  try {
    const checked = await checkRestore({ places, key, connection: owner, signal });
    if (!checked) return;
    log.info(checked, "the newest backup was restored on trial");
    await noteRestoreCheck(owner, null);
  } catch (err) {
    signal.throwIfAborted();
    log.error({ err }, "the newest backup could not be restored on trial");
    await noteRestoreCheck(owner, restoreProblem(err));
  }
}

/**
 * Opens the SMTP server for incoming emails, where one is configured. Throws when the port or a certificate can't be
 * used.
 */
async function receiveIncomingEmails(
  { MAIL_FROM, REPLY_DOMAIN, REPLY_SMTP_PORT, REPLY_TLS_KEY, REPLY_TLS_CERT, SALES_MAILBOX }: Configuration,
  database: Database,
  siteUrl: string,
  log: Log,
) {
  if (!REPLY_DOMAIN || REPLY_SMTP_PORT === undefined) return null;
  const context = {
    database,
    domain: REPLY_DOMAIN,
    salesAddress: `${SALES_MAILBOX}@${REPLY_DOMAIN}`.toLowerCase(),
    company: companyMailboxes(siteUrl, MAIL_FROM),
    mailbox: brand.salesEmail,
    onSalesEmail: (received: string) => log.info({ received }, "an email came to the sales mailbox"),
  };
  const [key, cert] = await Promise.all(
    [REPLY_TLS_KEY, REPLY_TLS_CERT].map((file) => (file ? readFile(file, "utf8") : undefined)),
  );
  return openMailReceiver({
    port: REPLY_SMTP_PORT,
    name: REPLY_DOMAIN,
    ...(key && cert ? { tls: { key, cert } } : {}),
    checkRecipient: (...envelope) => acceptRecipient(context, ...envelope),
    receive: (mail) => receiveIncomingEmail(context, mail),
    report: (err) => log.error({ err }, "an incoming email could not be received"),
  });
}

/** Opens the encryption of the sign-in's secrets, and encrypts everything stored under the current key. */
async function openSecrets(configuration: Configuration, database: Database, log: Log): Promise<SecretBox> {
  const { DATA_DIR: dataDir, SECRETS_KEY: key, SECRETS_KEY_PREVIOUS: previous } = configuration;
  const secrets = await openConfiguredBox({ dataDir, key, previous });
  const { unknown } = await sealStoredSecrets(database, secrets);
  if (unknown)
    log.warn(
      { unknown },
      "second factors, signing keys or secrets of webhooks are encrypted with another secrets key: give it as SECRETS_KEY_PREVIOUS",
    );
  return secrets;
}
