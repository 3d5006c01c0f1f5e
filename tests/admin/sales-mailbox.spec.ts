import { createTransport } from "nodemailer";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { freePort } from "#tests/free-port.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";

/** A site that receives emails. */
const test = base.extend<{ own: RunningSite & { port: number } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  own: async ({}, use) => {
    const port = await freePort();
    const site = await startSite({
      TRUST_PROXY: "1",
      REPLY_DOMAIN: "svar.foretag.example",
      REPLY_SMTP_PORT: String(port),
      SALES_MAILBOX: "forsaljning",
    });
    await use({ ...site, port });
    await site.stop();
    await removeData(site);
  },
  baseURL: async ({ own }, use) => use(own.url),
});

test("an email to the sales mailbox is a lead in the open list, and Drift says that they come in @desktop", async ({
  own,
  context,
}) => {
  test.slow();
  const account = await addAccount((query, values) => ask(own, query, values), { role: "admin" });
  const { cookies } = await signInWithSecondFactor(own.url, account);
  await context.addCookies(cookies);
  const page = await context.newPage();
  const incoming = page.locator(".facts > div", { hasText: "Mejl från kunder" });
  await page.goto(adminPaths.status);
  await expect(incoming).toContainText("Skicka ett till forsaljning@svar.foretag.example");
  const listens = page.waitForResponse(/andringar/);
  await page.goto(adminPaths.leads);
  await hydrated(page);
  await listens;
  const transport = createTransport({ host: "127.0.0.1", port: own.port, ignoreTLS: true });
  await transport.sendMail({
    from: "Petra Sandin <petra@konserthallen.example>",
    to: "forsaljning@svar.foretag.example",
    subject: "Öppet hus i Göteborg",
    text: "Hej, vi behöver två entrévärdar.",
    attachments: [{ filename: "karta.pdf", content: "%PDF-1.7" }],
  });
  transport.close();
  const lead = page.getByRole("link", { name: "Petra Sandin" }).first();
  await expect(lead).toBeVisible({ timeout: 30_000 });
  await lead.click();
  await expect(page.getByText("Hej, vi behöver två entrévärdar.").first()).toBeVisible();
  // It is in the composer, too, which is closed.
  await expect(page.getByText("karta.pdf").filter({ visible: true }).first()).toBeVisible();
  await page.goto(adminPaths.status);
  await expect(incoming).toContainText("Svar och mejl till säljbrevlådan kommer in.");
});
