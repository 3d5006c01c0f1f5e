import { join, resolve } from "node:path";
import { Logger, runOnce, type Task } from "graphile-worker";
import { followCompanyFacts } from "#app/company/follow.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { sendEmails } from "#app/email/email-task.ts";
import { leadReplyAddress } from "#app/leads/conversation/receive-incoming-email.server.ts";
import { deliverWebhooks, webhookTask } from "#app/webhooks/deliver-webhook.server.ts";
import type { SecretBox } from "#backend/auth/secret-box.ts";
import { openConfiguredBox } from "#backend/auth/secrets-key.ts";
import { authPath } from "#backend/auth/service.ts";
import { openSigningKeys, type SigningKeys } from "#backend/auth/signing-keys.ts";
import { type DatabaseClient, openClient, openPool } from "#backend/database/client.ts";
import { type Database, openDatabase } from "#backend/database/connection.ts";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { migrate, seed } from "#backend/database/migrate.ts";
import type { IdentifiedEmail } from "#backend/mail/message.ts";
import { openMailTransport } from "#backend/mail/transport.ts";
import { brand } from "#brand/company.ts";
import { emailTasks } from "#server/email-tasks.ts";
import { webhookData } from "#server/webhook-data.ts";

/** The domain of the addresses to which customers of the story reply. */
export const replyDomain = `svar.${brand.slug}.example`;

/** A new installation of the product while it is filled, without its pages. */
export interface Installation {
  database: Database;
  /** The owner's connection. */
  owner: DatabaseClient;
  secrets: SecretBox;
  keys: SigningKeys;
  siteUrl: string;
  facts(): CompanyFacts;
  queue: Queue;
  stop(): Promise<void>;
}

/** The queue, worked on when the story says so instead of by a process beside it. */
export interface Queue {
  /** Does all that is due, one job after the other. */
  work(): Promise<void>;
  /** The text of the last email to an address. */
  lastEmailTo(address: string): string;
  stop(): Promise<void>;
}

/**
 * Opens an installation on a data folder as a start of the product does, with its schema and its first articles. Marks it
 * as invented before anything else is stored. Throws when somebody uses it already.
 */
export async function openInstallation(dataDir: string, siteUrl: string): Promise<Installation> {
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const connection = await migrate(embedded.connection);
  const owner = await openClient(embedded.connection);
  const { rows } = await owner.query("select from public.staff union all select from public.leads limit 1");
  if (rows.length > 0) {
    await owner.end();
    await embedded.stop();
    throw new Error(`${resolve(dataDir)} has data of its own, and is not filled with invented ones.`);
  }
  await owner.query("insert into private.invented_data default values");
  // Hundreds of transactions that needn't survive a power cut: a filling that is interrupted begins anew.
  await owner.query("alter database postgres set synchronous_commit = off");
  await seed(embedded.connection, async () =>
    (await import("#app/news/first-articles.server.ts")).readFirstArticles(),
  );
  const database = openDatabase(connection, { maxConnections: 6 });
  const secrets = await openConfiguredBox({ dataDir });
  const company = followCompanyFacts(database, () => undefined);
  const queue = openQueue(connection, { dataDir, siteUrl, database, secrets, facts: company.facts });
  await company.refresh();
  return {
    database,
    owner,
    secrets,
    keys: openSigningKeys(database, {
      now: () => new Date(),
      issuer: new URL(authPath, siteUrl).href,
      secrets,
    }),
    siteUrl,
    facts: company.facts,
    queue,
    async stop() {
      await queue.stop();
      await database.close();
      await owner.query("alter database postgres reset synchronous_commit");
      await owner.end();
      await embedded.stop();
    },
  };
}

/** A mailbox of the story that does not exist: its server refuses what is sent there. */
export const refusingMailbox = "kontakt@padelcentervast.example";

function openQueue(
  connection: ConnectionSettings,
  {
    dataDir,
    siteUrl,
    database,
    secrets,
    facts,
  }: {
    dataDir: string;
    siteUrl: string;
    database: Database;
    secrets: SecretBox;
    facts: () => CompanyFacts;
  },
) {
  const pool = openPool({ ...connection, max: 3, application_name: "demo" }, { role: "service_role" });
  const outboxDir = join(dataDir, "mails");
  const outbox = openMailTransport({ from: brand.customerServiceEmail, outboxDir });
  const sent = new Map<string, string>();
  const send = async (email: IdentifiedEmail) => {
    if (email.to === refusingMailbox)
      throw Object.assign(new Error("550 5.1.1 No such mailbox"), {
        responseCode: 550,
        command: "RCPT TO",
        response: "550 5.1.1 No such mailbox",
      });
    sent.set(email.to, email.text);
    await outbox.send(email);
  };
  const context = {
    database,
    send,
    messageIdDomain: new URL(siteUrl).hostname,
    replyAddressOf: (lead: string) => leadReplyAddress({ database, domain: replyDomain }, lead, new Date()),
  };
  const deliver = deliverWebhooks({
    database,
    secrets,
    // The receiver of the story takes everything.
    send: async () => ({ status: 204, retryAfter: null, problem: null }),
    read: webhookData,
    userAgent: context.messageIdDomain,
  });
  const emails = Object.fromEntries(
    Object.entries(emailTasks).map(([name, write]): [string, Task] => [
      name,
      (payload, { job }) =>
        sendEmails(
          write,
          payload,
          { ...context, brand: { ...brand, bookingApp: "https://app.example/", siteUrl, facts: facts() } },
          { number: job.attempts, of: job.max_attempts },
        ),
    ]),
  );
  return {
    async work() {
      const due = await pool.query(
        "select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts and (task_identifier like 'send-%' or task_identifier = $1) limit 1",
        [webhookTask],
      );
      if (!due.rowCount) return;
      const taskList: Record<string, Task> = {
        ...emails,
        [webhookTask]: (payload, { job }) => deliver(payload, { number: job.attempts, of: job.max_attempts }),
      };
      await runOnce({ pgPool: pool, taskList, concurrency: 1, logger: silent });
      const failed = await pool.query(
        "select task_identifier, last_error from graphile_worker.jobs where last_error is not null",
      );
      const [job] = failed.rows;
      if (job) throw new Error(`the job ${job.task_identifier} failed: ${job.last_error}`);
    },
    lastEmailTo: (address: string) => sent.get(address) ?? "",
    stop: () => pool.end(),
  };
}

const silent = new Logger(() => () => undefined);
