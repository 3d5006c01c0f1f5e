import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { acceptRecipient, leadReplyAddress, storeAnswer } from "#app/admin/answers/receive.server.ts";
import { type AdminFeed, openAdminFeed } from "#app/admin/feed.server.ts";
import { eraseExpired, monthsBefore } from "#app/admin/privacy/retention.server.ts";
import { hasTimeChangedPages } from "#app/admin/time-changes.server.ts";
import { followCompanyFacts } from "#app/company/follow.server.ts";
import { brand } from "#app/content/brand.ts";
import { closeHolidays, holidaysTask, queueMissingHolidays } from "#app/demos/close-holidays.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { answerPromise } from "#app/domain/opening-hours.ts";
import { sendEmails } from "#app/email/email-task.ts";
import { emailRequestTask, handleEmailRequest } from "#backend/auth/email-requests.ts";
import { maintainAccounts } from "#backend/auth/maintenance.ts";
import { sealStoredSecrets } from "#backend/auth/seal-stored.ts";
import type { SecretBox } from "#backend/auth/secret-box.ts";
import { openConfiguredBox } from "#backend/auth/secrets-key.ts";
import { openSigningKeys } from "#backend/auth/signing-keys.ts";
import { backUp, backupPlaces } from "#backend/backup/places.ts";
import { listenForChanges } from "#backend/database/changes.ts";
import { type Database, openDatabase } from "#backend/database/connection.ts";
import { type ConnectionSettings, settingsFromUrl } from "#backend/database/connection-settings.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { migrate, seed } from "#backend/database/migrate.ts";
import { waitForDatabase } from "#backend/database/wait.ts";
import { startWorker, type Task, type Worker } from "#backend/jobs/worker.ts";
import { openMailReceiver } from "#backend/mail/receiver.ts";
import { openMailTransport } from "#backend/mail/transport.ts";
import { type Configuration, warningsOf } from "./configuration.ts";
import { emailTasks } from "./email-tasks.ts";
import type { Log } from "./log.ts";
import type { Observer } from "./observe/observer.ts";

/** The database, the queue and the mail transport of one process. */
export interface Backend {
  database: Database;
  /** Encrypts the sign-in's secrets. */
  secrets: SecretBox;
  /** Tells admin tabs of changes. */
  adminFeed: AdminFeed;
  queue: Pick<Worker, "fault">;
  facts(): CompanyFacts;
  /** Where emails go, in words for the person who starts the product. */
  mailPlace: string;
  /** Lets emails in progress finish, then leaves the database; stops the embedded one. */
  stop(): Promise<void>;
}

interface Surroundings {
  /** Called when an email is written. */
  siteUrl(): string;
  /** Called when published content changes on any node, after the company facts are up to date. */
  contentChanged(): void;
  /** Gets, in one line, what can't be corrected in this process. */
  giveUp(reason: string): void;
  /** Aborted when the process is told to end. */
  stopping: AbortSignal;
  /** Sees queries, jobs and emails. */
  observer: Observer;
}

/**
 * Starts the backend in order: PostgreSQL (the embedded one unless DATABASE_URL names another, which is waited for),
 * migrations, first articles, company facts, queue. Throws when the database can't be reached or used; an embedded
 * one is stopped then.
 */
export async function startBackend(
  configuration: Configuration,
  log: Log,
  surroundings: Surroundings,
): Promise<Backend> {
  const { giveUp } = surroundings;
  const embedded = configuration.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({
        dataDir: configuration.DATA_DIR,
        log: (line) => log.info(line),
        watch: { log: (line) => log.warn(line), giveUp },
      });
  try {
    return await startOn(embedded, configuration, log, surroundings);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function startOn(
  embedded: EmbeddedPostgres | null,
  configuration: Configuration,
  log: Log,
  { siteUrl, contentChanged, giveUp, stopping, observer }: Surroundings,
): Promise<Backend> {
  const owner = embedded?.connection ?? settingsFromUrl(configuration.DATABASE_URL ?? "");
  await waitForDatabase(owner, {
    milliseconds: configuration.DATABASE_WAIT_SECONDS * 1000,
    stopping,
    onWait: (err) => log.warn({ err }, "the start waits for PostgreSQL"),
  });
  const connection = await migrate(owner);
  await seed(owner, async () => (await import("#app/news/first-articles.server.ts")).readFirstArticles());

  const database = openDatabase(connection, {
    atMost: configuration.DATABASE_POOL,
    watch: observer.queries,
    replica: replicaOf(connection, configuration),
    onReplicaFault: (err) =>
      log.warn({ err }, "the replica does not answer: pages are read from the primary"),
  });
  const secrets = await openSecrets(configuration, database, log);
  const company = followCompanyFacts(database, (part) =>
    log.warn({ part }, "company facts that can't be read are left out"),
  );
  // One after the other: the latest reading of the company facts counts.
  let following = Promise.resolve();
  const follow = () => {
    following = following
      .then(database.contentChanged)
      .then(company.refresh)
      .catch((err: unknown) => log.warn({ err }, "company facts could not be read"))
      .then(contentChanged);
  };
  const adminFeed = openAdminFeed((since, now) =>
    hasTimeChangedPages(database, answerPromise(company.facts().openingHours), since, now),
  );
  const listener = await listenForChanges(connection, {
    content_changed: follow,
    admin_changed: adminFeed.announceChange,
  });
  following = following.then(database.contentChanged).then(company.refresh);
  await following;
  const outboxDir = resolve(join(configuration.DATA_DIR, "mails"));
  const mail = openMailTransport({
    smtpUrl: configuration.SMTP_URL,
    from: configuration.MAIL_FROM,
    outboxDir,
  });
  const replyDomain = configuration.REPLY_DOMAIN;
  const sending = () => ({
    database,
    send: observer.email(mail.send),
    messageIdDomain: new URL(siteUrl()).hostname,
    addressForAnswers: replyDomain
      ? (lead: string) => leadReplyAddress({ database, domain: replyDomain }, lead, new Date())
      : undefined,
    brand: { ...brand, siteUrl: siteUrl(), facts: company.facts() },
  });
  const work: Parameters<typeof startWorker>[0] = {
    connection,
    onlyNode: embedded?.alone ?? false,
    log: (level, message) => log[level](message),
    onDead: (reason) => giveUp(`the queue does not work (${reason}), though the database does`),
    tasks: observer.tasks({
      ...Object.fromEntries(
        Object.entries(emailTasks).map(([name, write]): [string, Task] => [
          name,
          (payload, attempt) => sendEmails(write, payload, sending(), attempt),
        ]),
      ),
      [emailRequestTask]: (payload) =>
        handleEmailRequest(payload, {
          database,
          secrets,
          signUp: configuration.SIGN_UP,
          now: () => new Date(),
        }),
    }),
    dailyTasks: observer.tasks({
      [holidaysTask]: () => closeHolidays(database, new Date()),
      "erase-expired": () =>
        eraseExpired({ database, outboxDir, months: configuration.RETENTION_MONTHS, now: new Date() }),
      "tend-accounts": async () => {
        const now = new Date();
        const keys = openSigningKeys(database, { now: () => now, issuer: siteUrl, secrets });
        const before = monthsBefore(now, configuration.RETENTION_MONTHS);
        await maintainAccounts(database, keys, { now, before });
      },
      backup: async () => {
        const { BACKUP_DIR, BACKUP_S3_URL, BACKUP_KEEP, BACKUP_KEY: key } = configuration;
        const places = backupPlaces(BACKUP_DIR, BACKUP_S3_URL);
        if (places)
          await backUp(places, BACKUP_KEEP, {
            connection: owner,
            mailsDir: outboxDir,
            key,
            now: new Date(),
          });
      },
    }),
  };
  const worker = configuration.ROLES === "web" ? null : await startWorker(work);

  await queueMissingHolidays(database, new Date());
  const receiver = await receiveAnswers(configuration, database, siteUrl, log);

  return {
    database,
    secrets,
    adminFeed,
    queue: worker ?? { fault: () => null },
    facts: company.facts,
    mailPlace: mail.kind === "smtp" ? "sent by SMTP" : outboxDir,
    async stop() {
      adminFeed.close();
      await receiver?.close();
      await worker?.stop();
      mail.close();
      await listener.close();
      await following;
      await database.close();
      await embedded?.stop();
    },
  };
}

/** The replica, where there is one: the site logs in there as it does at the primary. */
function replicaOf(
  { user, password, database }: ConnectionSettings,
  { DATABASE_REPLICA_URL: url }: Configuration,
): ConnectionSettings | undefined {
  return url ? { ...settingsFromUrl(url), user, database, ...(password ? { password } : {}) } : undefined;
}

/** Listens for customers' answers, where the configuration says so. Throws when the port or a certificate can't be used. */
async function receiveAnswers(
  { REPLY_DOMAIN, REPLY_SMTP_PORT, REPLY_TLS_KEY, REPLY_TLS_CERT }: Configuration,
  database: Database,
  siteUrl: () => string,
  log: Log,
) {
  if (!REPLY_DOMAIN || REPLY_SMTP_PORT === undefined) return null;
  const tools = () => ({
    database,
    domain: REPLY_DOMAIN,
    siteHost: new URL(siteUrl()).hostname,
    mailbox: brand.salesEmail,
  });
  const [key, cert] = await Promise.all(
    [REPLY_TLS_KEY, REPLY_TLS_CERT].map((file) => (file ? readFile(file, "utf8") : undefined)),
  );
  return openMailReceiver({
    port: REPLY_SMTP_PORT,
    name: REPLY_DOMAIN,
    ...(key && cert ? { tls: { key, cert } } : {}),
    admit: (recipient, clientIp) => acceptRecipient(tools(), recipient, clientIp),
    take: (mail) => storeAnswer(tools(), mail),
    report: (err) => log.error({ err }, "an answer by email could not be received"),
  });
}

/** The box for the sign-in's secrets, with everything stored encrypted by its current key. */
async function openSecrets(configuration: Configuration, database: Database, log: Log): Promise<SecretBox> {
  const { DATA_DIR: dataDir, SECRETS_KEY: key, SECRETS_KEY_PREVIOUS: previous } = configuration;
  const secrets = await openConfiguredBox({ dataDir, key, previous });
  for (const warning of warningsOf(configuration)) log.warn(warning);
  const { unknown } = await sealStoredSecrets(database, secrets);
  if (unknown)
    log.warn(
      { unknown },
      "second factors or signing keys are sealed under another secrets key: give it as SECRETS_KEY_PREVIOUS",
    );
  return secrets;
}
