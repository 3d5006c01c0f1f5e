import { once } from "node:events";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope } from "smtp-server";
import { milliseconds } from "#app/domain/milliseconds.ts";

/** Refuses an email with an SMTP reply of one line; 4xx asks the sender's server to try again later. */
export class MailRefused extends Error {
  override name = "MailRefused";
  readonly responseCode: number;

  constructor(responseCode: 421 | 450 | 451 | 452 | 550 | 552 | 554, line: string) {
    super(line);
    this.responseCode = responseCode;
  }
}

/** A received email. `returnPath` is where a bounce would go; "" for an email that is itself a bounce. */
export interface ReceivedMail {
  bytes: Buffer;
  recipient: string;
  returnPath: string;
}

interface ReceiverOptions {
  port: number;
  /** The host name in the greeting. */
  name: string;
  /** For STARTTLS; without a certificate it is not offered. */
  tls?: { key: string; cert: string };
  /** Throws MailRefused for a recipient that is not ours; `sender` is that of the envelope, "" for a bounce. */
  checkRecipient(recipient: string, clientIp: string, sender: string): Promise<void>;
  /** Stores an email. Throws MailRefused; any other error is reported, and the sender tries again later. */
  receive(mail: ReceivedMail): Promise<void>;
  report(error: unknown): void;
}

/** The largest email, with its attachments as they are encoded (a third larger than the files). */
const maxMailBytes = 10 * 1024 * 1024;
const maxConnections = 20;
const maxConnectionsPerClient = 5;
/** How many emails may be in memory at once. */
const maxConcurrentMails = 3;
/** How long a connection without progress, and any connection, may last. */
const idleMilliseconds = 30_000;
const connectionMilliseconds = 5 * milliseconds.minute;

/**
 * Opens an SMTP server that accepts emails with one recipient each, which `checkRecipient` must allow, so that it relays
 * nothing; it limits size, connections and time. Throws when it can't listen.
 */
export async function openMailReceiver(
  options: ReceiverOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const { port, name, tls, checkRecipient, receive, report } = options;
  /** The number of open connections of each client. */
  const clients = new Map<string, number>();
  let mails = 0;
  const reply = (work: Promise<void>, done: (error?: Error | null) => void) => {
    work.then(
      () => done(),
      (error: unknown) => {
        if (!(error instanceof MailRefused)) report(error);
        done(error instanceof MailRefused ? error : new MailRefused(451, "4.3.0 Please try again later"));
      },
    );
  };
  const server = new SMTPServer({
    ...(tls ?? { hideSTARTTLS: true }),
    name,
    size: maxMailBytes,
    disabledCommands: tls ? ["AUTH"] : ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    maxClients: maxConnections,
    socketTimeout: idleMilliseconds,
    closeTimeout: 3_000,
    onConnect({ remoteAddress }, done) {
      const openCount = clients.get(remoteAddress) ?? 0;
      done(openCount > maxConnectionsPerClient ? new MailRefused(421, "4.7.0 Too many connections") : null);
    },
    onRcptTo({ address }, { envelope, remoteAddress }, done) {
      if (envelope.rcptTo.length > 0)
        return done(new MailRefused(452, "4.5.3 One recipient at a time, please"));
      reply(checkRecipient(address, remoteAddress, senderOf(envelope)), done);
    },
    onData(stream, { envelope }, done) {
      const [recipient] = envelope.rcptTo;
      const returnPath = senderOf(envelope);
      mails += 1;
      const work = async () => {
        const bytes = await readBytes(stream, mails <= maxConcurrentMails);
        if (stream.sizeExceeded) throw new MailRefused(552, "5.3.4 The email is too large: 10 MB at most");
        if (!bytes || !recipient)
          throw new MailRefused(451, "4.3.2 Too much at once, please try again later");
        await receive({ bytes, recipient: recipient.address, returnPath });
      };
      reply(
        work().finally(() => {
          mails -= 1;
        }),
        done,
      );
    },
  });
  // Errors of a connection are ignored: the sender tries again.
  server.on("error", () => undefined);
  server.server.on("connection", (socket) => {
    // Without the prefix of an IPv4-mapped IPv6 address, as smtp-server's session has it.
    const client = socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
    clients.set(client, (clients.get(client) ?? 0) + 1);
    const timeout = setTimeout(() => socket.destroy(), connectionMilliseconds);
    socket.once("close", () => {
      clearTimeout(timeout);
      const openCount = (clients.get(client) ?? 1) - 1;
      if (openCount > 0) clients.set(client, openCount);
      else clients.delete(client);
    });
  });
  server.listen(port);
  await once(server.server, "listening");
  const address = server.server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function senderOf({ mailFrom }: SMTPServerEnvelope): string {
  return mailFrom ? mailFrom.address : "";
}

/** Reads an email to its end. Returns null, without buffering it, when `hasRoom` is false or it is too large. */
async function readBytes(stream: SMTPServerDataStream, hasRoom: boolean): Promise<Buffer | null> {
  let chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (stream.sizeExceeded) chunks = [];
    else if (hasRoom) chunks.push(chunk);
  }
  return hasRoom && !stream.sizeExceeded ? Buffer.concat(chunks) : null;
}
