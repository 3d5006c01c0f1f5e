import { createTransport } from "nodemailer";
import { type IdentifiedEmail, toMessage } from "./message.ts";
import { storeInOutbox } from "./outbox.ts";

/** Sends one email. Throws when it was not accepted; the caller (the queue) retries. */
export type SendEmail = (email: IdentifiedEmail) => Promise<void>;

export type MailTransport = {
  send: SendEmail;
  /** Lets an email in progress finish and closes the idle connections. */
  close(): void;
  /** "outbox": no mail server is configured, emails are stored as files. */
  kind: "smtp" | "outbox";
};

/**
 * Opens the mail transport: by SMTP when `smtpUrl` is set, else as .eml files in `outboxDir`. `from` is the sender's
 * address. smtps:// uses TLS from the first byte, smtp:// STARTTLS when the server offers it; with a password in the URL
 * TLS is required (`?requireTLS=false` allows none). An email is aborted after `emailTimeout` ms, however slowly the
 * server answers, since the queue counts a job as abandoned after 120 s.
 */
export function openMailTransport({
  smtpUrl,
  from,
  outboxDir,
  emailTimeout = 50_000,
}: {
  smtpUrl?: string | undefined;
  from: string;
  outboxDir: string;
  emailTimeout?: number;
}): MailTransport {
  if (!smtpUrl) {
    return {
      kind: "outbox",
      send: (email) => storeInOutbox(outboxDir, email, from),
      close: () => undefined,
    };
  }
  const pool = createTransport({ ...smtpOptions(smtpUrl), pool: true, maxConnections: 4, maxRequeues: 1 });
  return {
    kind: "smtp",
    async send(email) {
      await pool.sendMail({ ...toMessage(email, from), signal: AbortSignal.timeout(emailTimeout) });
    },
    close: () => pool.close(),
  };
}

/**
 * Connects and signs in to a mail server as openMailTransport does, without sending anything. Returns whether the
 * connection is encrypted; throws the server's or the network's error.
 */
export async function tryMailServer(smtpUrl: string): Promise<{ encrypted: boolean }> {
  const options = smtpOptions(smtpUrl);
  await createTransport(options).verify();
  const isEncrypted = smtpUrl.startsWith("smtps:") || options.requireTLS;
  const withTls = isEncrypted || createTransport({ ...options, requireTLS: true }).verify();
  return { encrypted: await Promise.resolve(withTls).catch(() => false) };
}

function smtpOptions(smtpUrl: string) {
  return {
    url: smtpUrl,
    requireTLS: new URL(smtpUrl).password !== "",
    idleTimeout: 5_000,
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  };
}
