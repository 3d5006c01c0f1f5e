import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real SMTP server on loopback that stores what it receives. */
export interface TestSmtpServer {
  url: string;
  port: number;
  emails: Email[];
  /** Recipients that it refuses. */
  refused: Set<string>;
  /** Its response to emails to an address, after the recipient or after the text. */
  replies: Map<string, { at: "recipient" | "data"; code: number; text: string }>;
  close(): Promise<void>;
}

/** Starts the server; `port` 0 takes any free one. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const emails: Email[] = [];
  const refused = new Set<string>();
  const replies: TestSmtpServer["replies"] = new Map();
  const replyTo = (address: string | undefined, at: "recipient" | "data") => {
    const reply = replies.get(address ?? "");
    return reply?.at === at ? Object.assign(new Error(reply.text), { responseCode: reply.code }) : null;
  };
  const server = new SMTPServer({
    authOptional: true,
    // A mail client keeps its idle connection open for a while, which a stop must not wait for.
    closeTimeout: 200,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      done(refused.has(address) ? new Error("no such mailbox") : replyTo(address, "recipient"));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const reply = replyTo(session.envelope.rcptTo[0]?.address, "data");
        if (reply) return done(reply);
        PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          emails.push(email);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((listening, failed) => {
    server.on("error", failed);
    server.listen(port, "127.0.0.1", listening);
  });
  const address = server.server.address();
  const taken = typeof address === "object" && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    emails,
    refused,
    replies,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
