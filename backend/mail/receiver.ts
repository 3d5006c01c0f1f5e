import { once } from "node:events";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";

/** A refusal in one line of SMTP; 4xx asks the sender's server to try again later. */
export class MailRefused extends Error {
  override name = "MailRefused";
  readonly responseCode: number;

  constructor(responseCode: 421 | 450 | 451 | 452 | 550 | 552 | 554, line: string) {
    super(line);
    this.responseCode = responseCode;
  }
}

/** An email as it came: its bytes, whom it is for, and where a bounce would go ("" for one that is itself a bounce). */
export interface ReceivedMail {
  bytes: Buffer;
  recipient: string;
  returnPath: string;
}

interface ReceiverOptions {
  port: number;
  /** The name in the greeting. */
  name: string;
  /** For STARTTLS; without a certificate it is not offered. */
  tls?: { key: string; cert: string };
  /** Throws MailRefused for a recipient that is none of ours. */
  admit(recipient: string, clientIp: string): Promise<void>;
  /** Keeps an email. Throws MailRefused; anything else that it throws is reported, and the sender tries again later. */
  take(mail: ReceivedMail): Promise<void>;
  report(error: unknown): void;
}

/** The largest email, with its attachments as they are sent (a third larger than the files). */
export const mostMailBytes = 10 * 1024 * 1024;
const mostConnections = 20;
const mostOfOneClient = 5;
/** Emails that are held in memory at once. */
const mostMailsAtOnce = 3;
/** A connection without progress ends after the first, and any after the second (ms). */
const idleMilliseconds = 30_000;
const longestMilliseconds = 5 * 60_000;

/**
 * Listens for emails by SMTP: for recipients that `admit` lets in and one of them each, so that it relays nothing, with
 * bounds on size, connections and time. Throws when it can't listen.
 */
export async function openMailReceiver(
  options: ReceiverOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const { port, name, tls, admit, take, report } = options;
  /** The number of open connections of each client. */
  const clients = new Map<string, number>();
  let mails = 0;
  const answer = (work: Promise<void>, done: (error?: Error | null) => void) => {
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
    size: mostMailBytes,
    disabledCommands: tls ? ["AUTH"] : ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    maxClients: mostConnections,
    socketTimeout: idleMilliseconds,
    closeTimeout: 3_000,
    onConnect({ remoteAddress }, done) {
      const open = clients.get(remoteAddress) ?? 0;
      done(open > mostOfOneClient ? new MailRefused(421, "4.7.0 Too many connections") : null);
    },
    onRcptTo({ address }, { envelope, remoteAddress }, done) {
      if (envelope.rcptTo.length > 0)
        return done(new MailRefused(452, "4.5.3 One recipient at a time, please"));
      answer(admit(address, remoteAddress), done);
    },
    onData(stream, { envelope }, done) {
      const [recipient] = envelope.rcptTo;
      const returnPath = envelope.mailFrom ? envelope.mailFrom.address : "";
      mails += 1;
      const work = async () => {
        const bytes = await bytesOf(stream, mails <= mostMailsAtOnce);
        if (stream.sizeExceeded) throw new MailRefused(552, "5.3.4 The email is too large: 10 MB at most");
        if (!bytes || !recipient)
          throw new MailRefused(451, "4.3.2 Too much at once, please try again later");
        await take({ bytes, recipient: recipient.address, returnPath });
      };
      answer(
        work().finally(() => {
          mails -= 1;
        }),
        done,
      );
    },
  });
  // A connection that breaks is its sender's business: it tries again.
  server.on("error", () => undefined);
  server.server.on("connection", (socket) => {
    // As the session has it, without the prefix of IPv4 in IPv6.
    const client = socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
    clients.set(client, (clients.get(client) ?? 0) + 1);
    const end = setTimeout(() => socket.destroy(), longestMilliseconds);
    socket.once("close", () => {
      clearTimeout(end);
      const left = (clients.get(client) ?? 1) - 1;
      if (left > 0) clients.set(client, left);
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

/** Reads an email to its end, and keeps it where it may and it is not too large; null otherwise. */
async function bytesOf(stream: SMTPServerDataStream, isKept: boolean): Promise<Buffer | null> {
  let chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (stream.sizeExceeded) chunks = [];
    else if (isKept) chunks.push(chunk);
  }
  return isKept && !stream.sizeExceeded ? Buffer.concat(chunks) : null;
}
