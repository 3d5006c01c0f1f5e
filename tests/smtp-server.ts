import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real SMTP server on loopback that keeps what it is sent. */
export interface TestSmtpServer {
  url: string;
  port: number;
  letters: Email[];
  /** Recipients that it refuses. */
  refused: Set<string>;
  close(): Promise<void>;
}

/** Starts the server; `port` 0 takes any free one. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const letters: Email[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    // A mail client keeps its idle connection open for a while; a stop must not wait for that.
    closeTimeout: 200,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      done(refused.has(address) ? new Error("no such mailbox") : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
          letters.push(letter);
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
    letters,
    refused,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
