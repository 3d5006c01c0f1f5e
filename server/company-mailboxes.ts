import type { Company } from "#app/leads/conversation/sales-email.ts";
import { brand } from "#brand/company.ts";

/** The company's own mailboxes and domain, by which an email to its sales mailbox is told from a customer's. */
export function companyMailboxes(siteUrl: string, mailFrom: string): Company {
  const { salesEmail, customerServiceEmail, securityEmail } = brand;
  const addresses = [mailFrom, salesEmail, customerServiceEmail, securityEmail];
  return {
    siteHost: new URL(siteUrl).hostname,
    addresses: addresses.map((address) => address.toLowerCase()),
    domain: salesEmail.slice(salesEmail.indexOf("@") + 1).toLowerCase(),
  };
}
