import { createTransport } from "nodemailer";
import { type IdentifiedEmail, toMessage } from "./message.ts";
import { keepInOutbox } from "./outbox.ts";

/** Sends one email. Throws when it was not accepted: the caller (the queue) tries again. */
export type SendEmail = (email: IdentifiedEmail) => Promise<void>;

export type MailTransport = {
  send: SendEmail;
  /** Lets an email in progress finish and closes the idle connections. */
  close(): void;
  /** "outbox": no mail server is configured, emails are stored as files. */
  kind: "smtp" | "outbox";
};

/**
 * Opens the mail transport: by SMTP when `smtpUrl` names a server, else as .eml files in `outboxDir`. `from` is the
 * sender's address. TLS is the URL's: smtps:// from the first byte, smtp:// with STARTTLS when the server offers it,
 * and never without TLS when the URL has a password (`?requireTLS=false` allows it). However slowly the server
 * answers, an email takes at most `emailTimeout` milliseconds: the queue counts a job as dead after 120 s.
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
      send: (email) => keepInOutbox(outboxDir, email, from),
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
 * Connects to a mail server as emails do, with TLS and password as its address says, and sends nothing. Gives whether
 * the connection is encrypted; throws what the server or the network says.
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
