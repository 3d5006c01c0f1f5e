import type { BrowserContext, Page } from "@playwright/test";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { StaffRole } from "#app/domain/staff-roles.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { runJobsNow } from "#tests/jobs.ts";
import { ask, inDatabaseOf } from "#tests/pages/site-database.ts";
import { addContact } from "#tests/requests.ts";
import type { RunningSite } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor, type TestAccount } from "#tests/staff.ts";

interface AdminFixtures {
  /** A page of a member of sales, signed in with the second factor. */
  admin: Page;
  /** Signs another person in, in a browser of their own. */
  colleague(name: string, role?: StaffRole): Promise<Page>;
}

/** `test` with the admin open for a member of sales. */
export const test = base.extend<AdminFixtures>({
  admin: async ({ page, context, site }, use) => {
    await signIn(site, context, "Anna Lind", "sales");
    await use(page);
  },
  colleague: async ({ browser, site }, use, info) => {
    const contexts: BrowserContext[] = [];
    await use(async (name, role = "sales") => {
      const { viewport } = info.project.use;
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: viewport ?? null,
        locale: "sv-SE",
      });
      contexts.push(context);
      await signIn(site, context, name, role);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

async function signIn(
  site: RunningSite,
  context: BrowserContext,
  name: string,
  role: StaffRole,
): Promise<TestAccount> {
  const account = await addAccount((query, values) => ask(site, query, values), { role, name });
  const { cookies } = await signInWithSecondFactor(site.url, account);
  await context.addCookies(cookies);
  return account;
}

/**
 * Stores a contact request as if a visitor had sent it some minutes ago; returns its id. Its address has a domain of its
 * own unless one is given, since leads of one domain are of one company.
 */
export async function addContactRequest(
  site: RunningSite,
  lead: { company: string; email?: string; phone?: string; message?: string; minutesAgo?: number },
): Promise<string> {
  const id = crypto.randomUUID();
  return inDatabaseOf(site, (database) =>
    addContact(database, {
      id,
      contact_value: lead.email ?? `karin@${id}.example`,
      company_name: lead.company,
      contact_name: "Karin Lund",
      phone: lead.phone ?? null,
      message: lead.message ?? "Vi söker två väktare till kontoret i Uppsala.",
      source: "contact-form",
      created_at: new Date(Date.now() - (lead.minutesAgo ?? 0) * milliseconds.minute),
    }),
  );
}

/**
 * Stores leads that fill a list, a minute apart, the first the newest, without the visitor's form and its emails: ten of
 * those take a second. A lead that a test opens is one of addContactRequest.
 */
export async function addLeads(
  site: RunningSite,
  companies: readonly string[],
  minutesAgo = 1,
): Promise<void> {
  await ask(
    site,
    `insert into leads (id, kind, number, created_at, locale, company, source, facts)
     select gen_random_uuid(), 'contact', 'K-' || left(gen_random_uuid()::text, 8),
       now() - (n - 1 + $2::int) * interval '1 minute', 'sv', company, 'contact-form', '{}'
     from json_array_elements_text($1) with ordinality as given (company, n)`,
    [JSON.stringify(companies), String(minutesAgo)],
  );
}

/** Sends the emails to leads that wait until nobody can take them back, which takes ten seconds and the queue's next look. */
export async function sendHeldEmails(site: RunningSite): Promise<void> {
  await ask(site, runJobsNow("lead-email:"));
}

export { expect };
