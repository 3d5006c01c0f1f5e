import type { Page } from "@playwright/test";
import { offerDemosAlways } from "#tests/demo.ts";
import { expect, test } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask, killDatabase } from "#tests/pages/site-database.ts";
import { sendButton } from "#tests/send-button.ts";
import { removeData, startSite } from "#tests/site.ts";
import { chooseDemoTime, fillInDemo, fillInOrder, fillInQuote } from "./fill-in.ts";

const failed = "Något gick fel. Vänligen försök igen.";
const emailOf = () => `bas.${crypto.randomUUID().slice(0, 8)}@malarport.example`;

/** A filled-in form of a visitor: how it is sent, and what is seen when that fails and when it is stored. */
interface Filled {
  send(): Promise<void>;
  isKept(): Promise<void>;
  isThanked(): Promise<void>;
}

async function quote(page: Page, email: string): Promise<Filled> {
  await page.goto("/vaktare#tjanster");
  await hydrated(page);
  await page.locator('main a[data-quote="regular"]').first().click();
  const dialog = page.locator("#offert-dialog");
  const field = (name: string) => dialog.locator(`[name=${name}]`);
  const toast = (text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text }).first();
  await fillInQuote(dialog, email);
  return {
    send: () => dialog.getByRole("button", { name: sendButton("Skicka") }).click(),
    async isKept() {
      await expect(toast(failed)).toBeVisible();
      await expect(dialog).toBeVisible();
      await expect(field("email")).toHaveValue(email);
      await expect(field("message")).toHaveValue("Två vakter på lördag.");
    },
    isThanked: () => expect(toast("Tack för din förfrågan!")).toBeVisible(),
  };
}

async function order(page: Page, email: string): Promise<Filled> {
  await page.goto("/1-bolt");
  await hydrated(page);
  const form = page.locator("#bestall");
  await fillInOrder(form, email);
  return {
    send: () => form.getByRole("button", { name: "Skicka beställningen" }).click(),
    async isKept() {
      await expect(form.locator(".sending--error")).toContainText(failed);
      await expect(form.locator("[name=contactEmail]")).toHaveValue(email);
    },
    isThanked: () => expect(form.locator("h2")).toHaveText(/^Tack, vi har fått\s+din beställning/),
  };
}

async function demo(page: Page, email: string, { nth, hasScript }: { nth: number; hasScript: boolean }) {
  await page.goto("/boka-demo");
  if (hasScript) await hydrated(page);
  const card = page.locator(".demo-card");
  const press = (name: string) => card.getByRole("button", { name, exact: true }).click();
  const at = await chooseDemoTime(page, nth);
  await press("Fortsätt");
  await fillInDemo(page, email);
  await press("Granska och bekräfta");
  await expect(page.locator(".review-title + dl")).toBeVisible();
  return {
    at,
    send: () => press("Boka demo"),
    isKept: () => expect(card.getByRole("alert")).toContainText(failed),
    isThanked: () => expect(page.getByRole("heading", { level: 1, name: "Demo bokad!" })).toBeVisible(),
  };
}

test("while the database is down a quote request, an order and a demo lose nothing, also without script, and are stored once when it is back", async ({
  browser,
  smtp,
}) => {
  test.slow();
  const site = await startSite({ SMTP_URL: smtp.url, TRUST_PROXY: "1" });
  await ask(site, offerDemosAlways);
  const pages: Page[] = [];
  const visit = async (javaScriptEnabled = true) => {
    const extraHTTPHeaders = { "x-forwarded-for": `10.3.0.${pages.length + 1}` };
    const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled, extraHTTPHeaders });
    pages.push(page);
    return page;
  };
  const [quoting, ordering, booking, bookingWithout] = [emailOf(), emailOf(), emailOf(), emailOf()];
  const demoPage = await visit();
  const forms = [
    await quote(await visit(), quoting),
    await order(await visit(), ordering),
    await demo(demoPage, booking, { nth: 3, hasScript: true }),
    await demo(await visit(false), bookingWithout, { nth: 5, hasScript: false }),
  ] as const;

  const start = await killDatabase(site);
  for (const form of forms) {
    await form.send();
    await form.isKept();
  }
  // The slots say that they can't be shown.
  const response = await demoPage.request.get("/boka-demo");
  expect(response.status()).toBe(503);
  expect(await response.text()).toContain("Tiderna går inte att visa just nu");
  const database = await start();
  for (const form of forms) {
    await form.send();
    await form.isThanked();
  }

  expect(await ask(site, "select name from quote_requests where email = $1", [quoting])).toEqual([
    { name: "Anna Ek" },
  ]);
  expect(await ask(site, "select location from express_orders where contact_email = $1", [ordering])).toEqual(
    [{ location: "Lagergatan 4" }],
  );
  for (const [email, { at }] of [
    [booking, forms[2]],
    [bookingWithout, forms[3]],
  ] as const)
    expect(await ask(site, "select starts_at, status from demo_bookings where email = $1", [email])).toEqual([
      { starts_at: new Date(at), status: "booked" },
    ]);
  for (const page of pages) await page.close();
  await database.stop();
  await site.stop();
  await removeData(site);
});
