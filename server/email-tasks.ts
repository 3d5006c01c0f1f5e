import { accountEmails } from "#app/account/mail.tsx";
import { testEmails } from "#app/account/setup/mail.tsx";
import { replyEmails } from "#app/admin/leads/delivery.server.ts";
import { leadNoticeEmails } from "#app/admin/notices/mail.tsx";
import { demoEmails } from "#app/demos/delivery.server.ts";
import type { WriteEmails } from "#app/email/email-task.ts";
import { contactRequestEmails } from "#app/leads/contact-request/mail.tsx";
import { orderEmails } from "#app/leads/express-order/mail.tsx";
import { quoteEmails } from "#app/leads/quote-request/mail.tsx";

/** The queue's tasks that send emails, by the names under which the database queues them. */
export const emailTasks: Readonly<Record<string, WriteEmails>> = {
  "send-contact-request-email": contactRequestEmails,
  "send-quote-request-email": quoteEmails,
  "send-express-order-email": orderEmails,
  "send-demo-email": demoEmails,
  "send-lead-reply": replyEmails,
  "send-lead-notice": leadNoticeEmails,
  "send-account-email": accountEmails,
  "send-test-email": testEmails,
};
