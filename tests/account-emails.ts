import type { Email } from "postal-mime";
import { accountEmails } from "#app/account/emails.tsx";
import { sendEmails } from "#app/email/email-task.ts";
import { emailRequestTask, handleEmailRequest } from "#backend/auth/email-requests.ts";
import { startWorker } from "#backend/jobs/worker.ts";
import { openMailTransport } from "#backend/mail/transport.ts";
import { eventually, type TestDatabase } from "./database.ts";
import { emailBrand } from "./email-brand.ts";
import type { TestSignIn } from "./sign-in.ts";
import { startSmtpServer } from "./smtp-server.ts";

/** A received email. */
export interface ReceivedEmail {
  email: Email;
  subject: string;
  /** The URL of its button. */
  link: string;
  code: string;
}

/** The queue's real worker, sending the sign-in's emails to a real mail server. */
export async function startAccountEmails(db: TestDatabase, server: () => TestSignIn) {
  const smtp = await startSmtpServer();
  const mail = openMailTransport({ smtpUrl: smtp.url, from: "konto@exempla.example", outboxDir: "unused" });
  const worker = await startWorker({
    connection: db.site,
    onlyNode: true,
    log: () => undefined,
    onDead: () => undefined,
    tasks: {
      [emailRequestTask]: (payload) => handleEmailRequest(payload, server().tools),
      "send-account-email": (payload, attempt) =>
        sendEmails(
          accountEmails,
          payload,
          {
            database: db.database,
            send: mail.send,
            messageIdDomain: "exempla.example",
            brand: { ...emailBrand, siteUrl: "http://localhost:3000" },
            now: server().tools.now(),
          },
          attempt,
        ),
    },
  });
  const taken = new Set<Email>();
  return {
    emails: smtp.emails,
    /** Waits for the next email to an address whose subject matches. */
    async next(to: string, subject: RegExp): Promise<ReceivedEmail> {
      const email = await eventually(async () =>
        smtp.emails.find(
          (email) =>
            !taken.has(email) &&
            email.to?.some(({ address }) => address === to) &&
            subject.test(email.subject ?? ""),
        ),
      );
      taken.add(email);
      const text = email.text ?? "";
      return {
        email,
        subject: email.subject ?? "",
        link: /http:\/\/localhost:3000\/[^\s\]]+/.exec(text)?.[0] ?? "",
        code: /\b\d{6}\b/.exec(text)?.[0] ?? "",
      };
    },
    async stop() {
      await worker.stop();
      mail.close();
      await smtp.close();
    },
  };
}
