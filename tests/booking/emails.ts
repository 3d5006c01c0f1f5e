import { randomUUID } from "node:crypto";
import type { Email } from "postal-mime";
import { brand } from "#brand/company.ts";
import type { TestSmtpServer } from "#tests/smtp-server.ts";

/** An email address for each form, because a mailbox gets at most three confirmations an hour. */
export const ownAddress = () => `anna.${randomUUID().slice(0, 8)}@example.se`;

/** The company's mailboxes and the addresses above. Colleagues have others. */
const isOfForm = ({ to = [] }: Email) =>
  to.some(({ address = "" }) => address.startsWith("anna.") || address.endsWith(`@${companyDomain}`));
const [, companyDomain] = brand.salesEmail.split("@");

/**
 * The emails of a form: the company's, found by something typed into the form, and the confirmation with the same
 * number. Notices to colleagues are left out.
 */
export function emailsAbout(smtp: TestSmtpServer, typed: string) {
  const company = smtp.emails.find(({ text }) => text?.includes(typed));
  const [number] = /[QB]-[0-9A-F]{4}-[0-9A-F]{4}/.exec(company?.subject ?? "") ?? [];
  return number ? smtp.emails.filter((email) => email.subject?.includes(number) && isOfForm(email)) : [];
}
