import type { Page } from "@playwright/test";
import { test as base, expect } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask, killDatabase } from "#tests/pages/site-database.ts";
import { sendButton } from "#tests/send-button.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { fillInOrder, fillInQuote } from "./fill-in.ts";

/** A page of a site of its own, whose database is killed. The demo has its own test (demo.spec.ts). */
const test = base.extend<{ fragile: { page: Page; site: RunningSite } }>({
  fragile: async ({ browser, smtp }, use) => {
    const site = await startSite({ SMTP_URL: smtp.url });
    const page = await browser.newPage({ baseURL: site.url });
    await use({ page, site });
    await page.close();
    await site.stop();
    await removeData(site);
  },
});

const failed = "Något gick fel. Vänligen försök igen.";
const emailOf = () => `bas.${crypto.randomUUID().slice(0, 8)}@malarport.example`;

test("while the database is down a quote request loses nothing, and is stored once when it is back", async ({
  fragile: { page, site },
}) => {
  const email = emailOf();
  await page.goto("/vaktare#tjanster");
  await hydrated(page);
  await page.locator('main a[data-quote="regular"]').first().click();
  const dialog = page.locator("#offert-dialog");
  const field = (name: string) => dialog.locator(`[name=${name}]`);
  await fillInQuote(dialog, email);
  const start = await killDatabase(site);
  const send = dialog.getByRole("button", { name: sendButton("Skicka") });
  await send.click();
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: failed }).first()).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(field("email")).toHaveValue(email);
  await expect(field("message")).toHaveValue("Två vakter på lördag.");
  const database = await start();
  await send.click();
  await expect(
    page.locator("[data-sonner-toast]").filter({ hasText: "Tack för din förfrågan!" }),
  ).toBeVisible();
  expect(await ask(site, "select name from quote_requests where email = $1", [email])).toEqual([
    { name: "Anna Ek" },
  ]);
  await database.stop();
});

test("while the database is down an order loses nothing, and is stored once when it is back", async ({
  fragile: { page, site },
}) => {
  const email = emailOf();
  await page.goto("/1-bolt");
  await hydrated(page);
  const order = page.locator("#bestall");
  const field = (name: string) => order.locator(`[name=${name}]`);
  await fillInOrder(order, email);
  const start = await killDatabase(site);
  const send = order.getByRole("button", { name: "Skicka beställningen" });
  await send.click();
  await expect(order.locator(".sending--error")).toContainText(failed);
  await expect(field("contactEmail")).toHaveValue(email);
  const database = await start();
  await send.click();
  await expect(order.locator("h2")).toHaveText(/^Tack, vi har fått\s+din beställning/);
  expect(await ask(site, "select location from express_orders where contact_email = $1", [email])).toEqual([
    { location: "Lagergatan 4" },
  ]);
  await database.stop();
});
