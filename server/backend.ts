import { join, resolve } from "node:path";
import { renderAccountEmail } from "#app/account/mail.tsx";
import { deliverTestEmail } from "#app/account/setup/mail.tsx";
import { type AdminFeed, openAdminFeed } from "#app/admin/feed.server.ts";
import { deliverReply } from "#app/admin/leads/delivery.server.ts";
import { renderReply } from "#app/admin/leads/mail.tsx";
import { eraseExpired, monthsBefore } from "#app/admin/privacy/retention.server.ts";
import { followCompanyFacts } from "#app/company/follow.server.ts";
import { brand } from "#app/content/brand.ts";
import { deliverDemoEmail } from "#app/demos/delivery.server.ts";
import { holidaysTask, keepHolidays, queueMissingHolidays } from "#app/demos/keep-holidays.server.ts";
import { renderDemoEmail } from "#app/demos/mail.tsx";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { deliverContactRequest } from "#app/leads/contact-request/delivery.server.ts";
import { renderContactRequestEmails } from "#app/leads/contact-request/mail.tsx";
import { deliverExpressOrder } from "#app/leads/express-order/delivery.server.ts";
import { renderOrderEmails } from "#app/leads/express-order/mail.tsx";
import { deliverQuoteRequest } from "#app/leads/quote-request/delivery.server.ts";
import { renderQuoteEmails } from "#app/leads/quote-request/mail.tsx";
import { emailRequestTask, handleEmailRequest } from "#backend/auth/email-requests.ts";
import { sendAccountEmail } from "#backend/auth/emails.ts";
import { sealStoredSecrets } from "#backend/auth/seal-stored.ts";
import type { SecretBox } from "#backend/auth/secret-box.ts";
import { openConfiguredBox } from "#backend/auth/secrets-key.ts";
import { openSigningKeys } from "#backend/auth/signing-keys.ts";
import { tendAccounts } from "#backend/auth/upkeep.ts";
import { listenForChanges } from "#backend/database/changes.ts";
import { type Database, openDatabase } from "#backend/database/connection.ts";
import { settingsFromUrl } from "#backend/database/connection-settings.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { migrate, seed } from "#backend/database/migrate.ts";
import { startWorker, type Worker } from "#backend/jobs/worker.ts";
import { openMailTransport } from "#backend/mail/transport.ts";
import { type Configuration, warningsOf } from "./configuration.ts";
import type { Log } from "./log.ts";

/** The database, the queue and the mail of one process. */
export interface Backend {
  database: Database;
  /** What the sign-in seals its secrets with. */
  secrets: SecretBox;
  /** What changes at the admin. */
  adminFeed: AdminFeed;
  queue: Pick<Worker, "fault">;
  /** The company facts that hold now. */
  facts(): CompanyFacts;
  /** Where mails go, in words for the person who starts the product. */
  mailPlace: string;
  /** Lets emails under way finish, then leaves the database; stops the embedded one. */
  stop(): Promise<void>;
}

/**
 * Brings the backend up in order: PostgreSQL (the embedded one unless DATABASE_URL names another),
 * migrations, first articles, company facts, queue. `siteUrl` is asked when an email is written; `contentChanged` is
 * called when published content changes on any node, and the company facts are those of it. `giveUp` is told, in one line,
 * of what can't be mended in this process. Throws when the database can't be reached.
 */
export async function startBackend(
  configuration: Configuration,
  log: Log,
  siteUrl: () => string,
  contentChanged: () => void,
  giveUp: (reason: string) => void,
): Promise<Backend> {
  const embedded = configuration.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({
        dataDir: configuration.DATA_DIR,
        log: (line) => log.info(line),
        watch: { log: (line) => log.warn(line), giveUp },
      });
  const owner = embedded?.connection ?? settingsFromUrl(configuration.DATABASE_URL ?? "");
  const connection = await migrate(owner);
  await seed(owner);

  const database = openDatabase(connection);
  const secrets = await openSecrets(configuration, database, log);
  const company = followCompanyFacts(database, (part) =>
    log.warn({ part }, "company facts that can't be read are left out"),
  );
  // One after the other: the latest reading of the company facts holds.
  let following = Promise.resolve();
  const follow = () => {
    following = following
      .then(company.refresh)
      .catch((err: unknown) => log.warn({ err }, "company facts could not be read"))
      .then(contentChanged);
  };
  const adminFeed = openAdminFeed();
  const listener = await listenForChanges(connection, {
    content_changed: follow,
    admin_changed: adminFeed.tell,
  });
  following = following.then(company.refresh);
  await following;
  const outboxDir = resolve(join(configuration.DATA_DIR, "mails"));
  const mail = openMailTransport({
    smtpUrl: configuration.SMTP_URL,
    from: configuration.MAIL_FROM,
    outboxDir,
  });
  const emailTools = () => ({
    database,
    send: mail.send,
    messageIdDomain: new URL(siteUrl()).hostname,
  });
  const emailBrand = () => ({ ...brand, siteUrl: siteUrl(), facts: company.facts() });
  const worker = await startWorker({
    connection,
    onlyNode: embedded?.alone ?? false,
    log: (level, message) => log[level](message),
    onDead: (reason) => giveUp(`the queue does not work (${reason}), though the database does`),
    tasks: {
      "send-contact-request-email": (payload, attempt) =>
        deliverContactRequest(
          payload,
          (request) => renderContactRequestEmails(request, emailBrand()),
          emailTools(),
          attempt,
        ),
      "send-demo-email": (payload, attempt) =>
        deliverDemoEmail(
          payload,
          (...email) => renderDemoEmail(...email, emailBrand()),
          emailTools(),
          attempt,
        ),
      "send-quote-request-email": (payload, attempt) =>
        deliverQuoteRequest(
          payload,
          (request) => renderQuoteEmails(request, emailBrand()),
          emailTools(),
          attempt,
        ),
      "send-express-order-email": (payload, attempt) =>
        deliverExpressOrder(
          payload,
          (order) => renderOrderEmails(order, emailBrand()),
          emailTools(),
          attempt,
        ),
      "send-lead-reply": (payload, attempt) =>
        deliverReply(payload, (reply) => renderReply(reply, emailBrand()), emailTools(), attempt),
      "send-test-email": (payload, attempt) => deliverTestEmail(payload, emailBrand(), emailTools(), attempt),
      [emailRequestTask]: (payload) =>
        handleEmailRequest(payload, {
          database,
          secrets,
          signUp: configuration.SIGN_UP,
          now: () => new Date(),
        }),
      "send-account-email": (payload, attempt) =>
        sendAccountEmail(
          payload,
          {
            ...emailTools(),
            render: (email) => renderAccountEmail(email, emailBrand()),
            siteUrl,
            now: () => new Date(),
          },
          attempt,
        ),
    },
    dailyTasks: {
      [holidaysTask]: () => keepHolidays(database, new Date()),
      "erase-expired": () =>
        eraseExpired({ database, outboxDir, months: configuration.RETENTION_MONTHS, now: new Date() }),
      "tend-accounts": async () => {
        const now = new Date();
        // A hosted sign-in tends its own.
        if (configuration.SUPABASE_URL) return;
        const keys = openSigningKeys(database, { now: () => now, issuer: siteUrl, secrets });
        const before = monthsBefore(now, configuration.RETENTION_MONTHS);
        await tendAccounts(database, keys, { now, before });
      },
    },
  });

  await queueMissingHolidays(database, new Date());

  return {
    database,
    secrets,
    adminFeed,
    queue: worker,
    facts: company.facts,
    mailPlace: mail.kind === "smtp" ? "sent by SMTP" : outboxDir,
    async stop() {
      adminFeed.close();
      await worker.stop();
      mail.close();
      await listener.close();
      await following;
      await database.close();
      await embedded?.stop();
    },
  };
}

/** The box for the sign-in's secrets, with everything stored brought under its current key. */
async function openSecrets(configuration: Configuration, database: Database, log: Log): Promise<SecretBox> {
  const { DATA_DIR: dataDir, SECRETS_KEY: key, SECRETS_KEY_PREVIOUS: previous } = configuration;
  const secrets = await openConfiguredBox({ dataDir, key, previous });
  // A hosted sign-in keeps its own.
  if (configuration.SUPABASE_URL) return secrets;
  for (const warning of warningsOf(configuration)) log.warn(warning);
  const { unknown } = await sealStoredSecrets(database, secrets);
  if (unknown)
    log.warn(
      { unknown },
      "second factors or signing keys are sealed under another secrets key: give it as SECRETS_KEY_PREVIOUS",
    );
  return secrets;
}
