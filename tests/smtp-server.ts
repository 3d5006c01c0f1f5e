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
  answers: Map<string, { at: "recipient" | "data"; code: number; text: string }>;
  close(): Promise<void>;
}

/** Starts the server; `port` 0 takes any free one. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const emails: Email[] = [];
  const refused = new Set<string>();
  const answers: TestSmtpServer["answers"] = new Map();
  const answerTo = (address: string | undefined, at: "recipient" | "data") => {
    const answer = answers.get(address ?? "");
    return answer?.at === at ? Object.assign(new Error(answer.text), { responseCode: answer.code }) : null;
  };
  const server = new SMTPServer({
    authOptional: true,
    // A mail client keeps its idle connection open for a while, which a stop must not wait for.
    closeTimeout: 200,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      done(refused.has(address) ? new Error("no such mailbox") : answerTo(address, "recipient"));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const answer = answerTo(session.envelope.rcptTo[0]?.address, "data");
        if (answer) return done(answer);
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
    answers,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
