import { expect, it } from "vitest";
import { renderApplicationEmails } from "#app/careers/application/emails.tsx";
import { applicationFields } from "#app/careers/application/fields.ts";
import type { DemoForEmail } from "#app/demos/delivery.server.ts";
import { renderDemoEmail } from "#app/demos/emails.tsx";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { renderContactRequestEmails } from "#app/requests/contact-request/emails.tsx";
import { renderOrderEmails } from "#app/requests/express-order/emails.tsx";
import { orderFields } from "#app/requests/express-order/fields.ts";
import { renderQuoteEmails } from "#app/requests/quote-request/emails.tsx";
import { quoteFields } from "#app/requests/quote-request/fields.ts";
import type { Email } from "#backend/mail/email.ts";
import { brand } from "#brand/company.ts";
import { emptyFields } from "#tests/empty-fields.ts";

// Whoever fills in a form chooses who gets its confirmation, in our name and from our address. So it contains nothing
// that was typed: no link, no number to call, no sentence, wherever the form has room for it.
const phishing = "Evil-pay.example/inlogg ring 0939-1020304";
const site = {
  ...brand,
  bookingApp: "https://app.example",
  siteUrl: "https://site.example",
  facts: defaultFacts,
};
const at = new Date("2026-11-19T12:42:00Z");
const id = "0b8f5b6e-1111-4222-8333-444455556666";
const to = "victim@example.se";

const visitorEmails = ["booked", "moved", "link", "cancelled", "reminder-day", "reminder-hour"] as const;

async function confirmations(locale: "sv" | "en"): Promise<Email[]> {
  const contact = await renderContactRequestEmails(
    {
      id,
      contactType: "email",
      email: to,
      companyName: phishing,
      name: phishing,
      phone: phishing,
      message: phishing,
      locale,
      createdAt: at,
    },
    site,
    at,
  );
  const quote = await renderQuoteEmails(
    {
      ...emptyFields(quoteFields),
      id,
      number: "Q-0B8F-5B6E",
      form: "orderGuard",
      name: phishing,
      company: phishing,
      email: to,
      phone: phishing,
      message: phishing,
      serviceType: "events",
      employees: "1-10",
      budget: phishing,
      permit: "unknown",
      locale,
      createdAt: at,
    },
    site,
    at,
  );
  const order = await renderOrderEmails(
    {
      ...emptyFields(orderFields),
      id,
      number: "B-0B8F-5B6E",
      signature: "0".repeat(64),
      estimate: 2460,
      change: null,
      contactName: phishing,
      contactEmail: to,
      billingEmail: "faktura@evil-pay.example",
      contactPhone: phishing,
      service: "orderGuard",
      location: phishing,
      jobDescription: phishing,
      guardCount: 2,
      startsAt: new Date("2026-11-27T17:00:00Z"),
      endsAt: new Date("2026-11-28T01:00:00Z"),
      permit: "no",
      reference: phishing,
      locale,
      createdAt: at,
    },
    site,
    at,
  );
  const application = await renderApplicationEmails(
    {
      ...emptyFields(applicationFields),
      id,
      role: "guard",
      city: "uppsala",
      name: phishing,
      phone: phishing,
      email: to,
      message: phishing,
      opening: "vaktare-kontor",
      openingTitle: "Väktare, kontor",
      locale,
      createdAt: at,
    },
    site,
  );
  const salesRep = { id, name: "Anna", email: "anna@site.example" };
  const demo: DemoForEmail = {
    id,
    startsAt: new Date("2026-11-24T09:30:00Z"),
    endsAt: new Date("2026-11-24T10:00:00Z"),
    status: "booked",
    sequence: 0,
    name: phishing,
    email: to,
    phone: phishing,
    company: phishing,
    service: "guard",
    message: phishing,
    platform: "teams",
    meetingLink: "https://meet.example/abc",
    locale,
    timeZone: "Europe/Lisbon",
    createdAt: at,
    invitedAt: null,
    updatedAt: at,
    changeUntilMinutes: 60,
    salesRep,
    link: { booking: id, expires: 1, signature: "0".repeat(64) },
  };
  const told = await Promise.all(
    visitorEmails.map((email) => renderDemoEmail(email, demo, salesRep, site, at)),
  );
  for (const company of [
    contact.admin,
    quote.admin,
    order.admin,
    application.admin,
    await renderDemoEmail("sales-rep-booked", demo, salesRep, site, at),
  ])
    expect(company.text).toContain(phishing);
  const visitors = [contact.visitor, quote.visitor, order.visitor, application.visitor];
  return [...visitors.filter((email) => email !== null), ...told];
}

it.each(["sv", "en"] as const)(
  "no confirmation carries a word of who filled in the form; the company's own emails carry all (%s)",
  async (locale) => {
    const emails = await confirmations(locale);
    expect(emails).toHaveLength(4 + visitorEmails.length);
    for (const email of emails) {
      expect(email.to).toBe(to);
      const { html, text, subject, fromName, replyTo, calendar } = email;
      // A calendar file folds its lines.
      const all = [html, text, subject, fromName, replyTo, calendar?.content.replace(/\r?\n[ \t]/g, "")].join(
        "\n",
      );
      expect(all).not.toMatch(/evil-pay|inlogg|0939|10\s?20\s?30/i);
    }
  },
);
