import { offerDemosAlways } from "#tests/demo.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { sendButton } from "#tests/send-button.ts";
import type { RunningSite } from "#tests/site.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/smtp-server.ts";
import { fillInOrder, fillInQuote } from "./fill-in.ts";

/** A site whose mail server is down; in tests/process/mail-down.test.ts it comes back. */
const test = base.extend<object, { smtp: TestSmtpServer; offered: true }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off the pattern.
    async ({}, use) => {
      const server = await startSmtpServer();
      await server.close();
      await use(server);
    },
    { scope: "worker" },
  ],
  offered: [
    async ({ site }, use) => {
      await ask(site, offerDemosAlways);
      await use(true);
    },
    { scope: "worker", auto: true },
  ],
});

/** They share a site: one worker runs them all. */
test.describe.configure({ mode: "default" });

const emailOf = () => `mejl.${crypto.randomUUID().slice(0, 8)}@malarport.example`;

/** Waits until an attempt to send the email to this visitor has failed. */
async function expectWaitingEmail(site: RunningSite, email: string) {
  await expect
    .poll(
      () =>
        ask(site, "select status from mail_deliveries where recipient = $1 and last_error is not null", [
          email,
        ]),
      { timeout: 20_000 },
    )
    .toEqual([{ status: "waiting" }]);
}

test("while the mail server is down a quote request is thanked for", async ({ page, site }) => {
  const email = emailOf();
  await page.goto("/vaktare#tjanster");
  await hydrated(page);
  await page.locator('main a[data-quote="regular"]').first().click();
  await fillInQuote(page.locator("#offert-dialog"), email);
  await page
    .locator("#offert-dialog")
    .getByRole("button", { name: sendButton("Skicka") })
    .click();
  await expect(page.locator("[data-sonner-toast]")).toContainText(
    /Tack för din förfrågan!.*Q-\u2060?[0-9A-F]{4}-/s,
  );
  await expectWaitingEmail(site, email);
});

test("while the mail server is down an express order is thanked for", async ({ page, site }) => {
  const email = emailOf();
  await page.goto("/1-bolt");
  await hydrated(page);
  await fillInOrder(page.locator("#bestall"), email);
  await page.getByRole("button", { name: "Skicka beställningen" }).click();
  await expect(page.locator(".order-receipt h2")).toHaveText(/^Tack, vi har fått\s+din beställning/);
  await expect(page.locator(".order-receipt")).toContainText(/B-[0-9A-F]{4}-[0-9A-F]{4}/);
  await expectWaitingEmail(site, email);
});

test("while the mail server is down a demo is booked and thanked for", async ({ page, site }) => {
  const email = emailOf();
  await page.goto("/boka-demo");
  await hydrated(page);
  const card = page.locator(".demo-card");
  const field = (name: string) => card.locator(`[name=${name}]`);
  await card.locator(".day input:enabled").last().check({ force: true });
  await card.locator(".slot input:enabled:visible").first().check({ force: true });
  await card.getByRole("button", { name: "Fortsätt" }).click();
  await field("name").fill("Karin Lund");
  await field("company").fill("Mälarport AB");
  await field("email").fill(email);
  await field("phone").fill("070-123 45 67");
  await field("service").selectOption("orderGuard");
  await card.getByRole("button", { name: "Granska och bekräfta" }).click();
  await card.getByRole("button", { name: "Boka demo", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Demo bokad!" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expectWaitingEmail(site, email);
});
