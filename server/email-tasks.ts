import { accountEmails } from "#app/account/emails.tsx";
import { testEmails } from "#app/account/setup/emails.tsx";
import { applicationTask } from "#app/careers/application/change-application.server.ts";
import { applicationEmails } from "#app/careers/application/emails.tsx";
import { calendarEmails } from "#app/demos/calendars/emails.tsx";
import { demoEmails } from "#app/demos/delivery.server.ts";
import { emailTaskOf, type RequestKind, requestKinds } from "#app/domain/request-kinds.ts";
import type { WriteEmails } from "#app/email/email-task.ts";
import { writtenEmails } from "#app/leads/conversation/delivery.server.ts";
import { leadNoticeEmails } from "#app/leads/notices/emails.tsx";
import { morningEmails } from "#app/leads/reminders/emails.tsx";
import { offerEmails, orderEmails } from "#app/orders/emails.tsx";
import { contactRequestEmails } from "#app/requests/contact-request/emails.tsx";
import { expressOrderEmails } from "#app/requests/express-order/emails.tsx";
import { quoteEmails } from "#app/requests/quote-request/emails.tsx";

const ofLeads: Readonly<Record<RequestKind, WriteEmails>> = {
  contact: contactRequestEmails,
  quote: quoteEmails,
  order: expressOrderEmails,
};

/** The queue's tasks that send emails, by the names under which the database queues them. */
export const emailTasks: Readonly<Record<string, WriteEmails>> = {
  ...Object.fromEntries(requestKinds.map((kind) => [emailTaskOf(kind), ofLeads[kind]])),
  [applicationTask]: applicationEmails,
  "send-calendar-notice": calendarEmails,
  "send-demo-email": demoEmails,
  "send-lead-email": writtenEmails,
  "send-lead-notice": leadNoticeEmails,
  "send-lead-reminder": leadNoticeEmails,
  "send-morning-email": morningEmails,
  "send-offer-email": offerEmails,
  "send-order-email": orderEmails,
  "send-account-email": accountEmails,
  "send-test-email": testEmails,
};
