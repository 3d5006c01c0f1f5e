import type { Page } from "@playwright/test";
import { reportStep } from "#app/orders/change-order.server.ts";
import { ownOrderHref } from "#app/orders/link.ts";
import type { OrderReport } from "#app/orders/order.ts";
import { readOrder } from "#app/orders/orders.server.ts";
import { expectAccessible } from "#tests/accessibility.ts";
import { adminOf } from "#tests/admin.ts";
import { expect, test } from "#tests/fixtures.ts";
import { linkOf, sendTestOffer } from "#tests/orders.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask, inDatabaseOf } from "#tests/pages/site-database.ts";
import { addContact, addOrder } from "#tests/requests.ts";
import type { RunningSite } from "#tests/site.ts";
import { ownAddress } from "./emails.ts";

type Db = Parameters<typeof sendTestOffer>[0];

const inSite = <T>(site: RunningSite, work: (db: Db) => Promise<T>) =>
  inDatabaseOf(site, (database) =>
    work({ database, ask: (query, values = []) => ask(site, query, values.map(String)) as Promise<never> }),
  );

/** A request, with what its buyer and the company do about it. */
async function newRequest(site: RunningSite, { kind = "order", locale = "sv" as "sv" | "en" } = {}) {
  const recipient = ownAddress();
  const startsAt = new Date(Date.now() + 5 * 24 * 3_600_000);
  const lead = await inSite(site, ({ database }) =>
    kind === "order"
      ? addOrder(database, {
          contact_email: recipient,
          contact_phone: "070-123 45 67",
          starts_at: startsAt,
          locale,
        })
      : addContact(database, { contact_value: recipient, locale }),
  );
  const link = await inSite(site, ({ database }) => linkOf(database, lead));
  return {
    lead,
    link,
    recipient,
    path: ownOrderHref("status", link, locale),
    offer: () => inSite(site, (db) => sendTestOffer(db, lead, { locale, recipient })),
    report: (report: OrderReport) =>
      inSite(site, async (db) => {
        const sales = await adminOf(db, "sales");
        const order = await db.database.as("service_role", (queries) => readOrder(queries, lead));
        const done = await reportStep(sales, { id: lead, version: order?.version ?? 0, report });
        if (!done.done) throw new Error(done.refused);
      }),
  };
}

const steps = (page: Page) => page.locator(".order-steps li");
const latest = (page: Page) => page.locator(".order-steps [aria-current=step]");

/** What is stored of a request; opening links changes none of it. */
const storedOf = (site: RunningSite, lead: string) =>
  ask(
    site,
    `select leads.version, leads.status, (select count(*)::int from lead_events where lead_id = leads.id) as events,
       (select count(*)::int from orders where id = leads.id) as orders,
       (select json_agg(offers order by version) from offers where lead_id = leads.id) as offers
     from leads where id = $1`,
    [lead],
  );

async function sayYes(page: Page, words = { address: "Fakturaadress", yes: "Jag godkänner" }) {
  await page.getByLabel(words.address).fill("Lagergatan 4, 721 30 Västerås");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: words.yes }).click();
}

test("an open page follows the offer, the yes, who comes and the end of the work, without a reload @phone", async ({
  page,
  site,
}) => {
  const { path, offer, report, lead } = await newRequest(site);
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await expectAccessible(page);
  await expect(latest(page)).toContainText("Mottagen");
  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
  // What is being typed stays while the page follows.
  await page.getByText("Ställ en fråga").click();
  await page.getByLabel("Din fråga").fill("Kan de komma redan 21?");
  const later = () => page.clock.runFor(11_000);
  const becomes = (text: string | RegExp) =>
    expect(async () => {
      await later();
      await expect(latest(page)).toContainText(text, { timeout: 500 });
    }).toPass();

  await offer();
  await becomes("6 720 kr exkl. moms, gäller till");
  await expect(page.getByRole("link", { name: "Läs och godkänn offerten" })).toBeVisible();
  await expect(page.getByLabel("Din fråga")).toHaveValue("Kan de komma redan 21?");

  const other = await page.context().newPage();
  await other.goto(path);
  await other.getByRole("link", { name: "Läs och godkänn offerten" }).click();
  await sayYes(other);
  await expect(other.getByText(/Godkänd .* av Kim Ek/)).toBeVisible();
  await other.close();
  await becomes("Ditt ja");
  await report({ step: "staffed", staff: [{ name: "Sara Holm", badge: "4471" }] });
  await becomes("Sara Holm, tjänstekort 4471");
  await expect(latest(page)).toContainText("1 av 2 namn");
  await report({ step: "onSite" });
  await becomes("På plats");
  await report({ step: "done" });
  await becomes("Klart");
  await report({ step: "invoiced", reference: "F-1001" });
  await becomes("Fakturanummer F-1001");
  await expect(steps(page)).toHaveCount(8);
  await expect(page.getByLabel("Din fråga")).toHaveValue("Kan de komma redan 21?");
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
  await expectAccessible(page);
  expect(await ask(site, "select status from leads where id = $1", [lead])).toEqual([{ status: "won" }]);
});

test("a page asks nothing of the database while nothing changes", async ({ page, site }) => {
  const { path } = await newRequest(site);
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/bestallning/nytt")) statuses.push(response.status());
  });
  // The first questions may still be about the request itself.
  await expect(async () => {
    await page.clock.runFor(11_000);
    expect(statuses.at(-1)).toBe(204);
  }).toPass();
});

for (const [locale, w] of [
  [
    "sv",
    { wait: "Offert", read: "Läs och godkänn offerten", yes: "Nu är det\nbeställt", cancelled: "Avbokat" },
  ],
  [
    "en",
    {
      wait: "Offer",
      read: "Read and accept the offer",
      yes: "Your order\nis confirmed",
      cancelled: "Cancelled",
    },
  ],
] as const)
  test(`without script a reload shows the state, ${locale} ${locale === "sv" ? "@phone" : "@desktop"}`, async ({
    browser,
    baseURL,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
    const page = await context.newPage();
    const { path, offer, report } = await newRequest(site, { kind: "contact", locale });
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await offer();
    await page.reload();
    await expect(latest(page)).toContainText(w.wait);
    await page.getByRole("link", { name: w.read }).click();
    await sayYes(page, locale === "sv" ? undefined : { address: "Invoice address", yes: "I accept" });
    await page.goto(path);
    await expect(page.locator("#bestall h2").first()).toHaveText(w.yes, { useInnerText: true });
    await report({ step: "cancelled", reason: "Platsen är stängd" });
    await page.reload();
    await expect(latest(page)).toContainText(w.cancelled);
    await expect(latest(page)).toContainText("Platsen är stängd");
    await expect(page.locator(".order-steps .next")).toHaveCount(0);
    await context.close();
  });

test("an order that is changed while its offer is out says so, and a question reaches the company", async ({
  page,
  site,
}) => {
  const { path, offer, lead } = await newRequest(site);
  await offer();
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("link", { name: "Ändra beställningen" }).click();
  await page.locator("[name=guardCount]").fill("4");
  await page.getByRole("button", { name: "Spara ändringen" }).click();
  await expect(latest(page)).toContainText("Offerten tillbakadragen");
  await expect(latest(page)).toContainText("Du ändrade beställningen");
  await expect(page.getByRole("link", { name: "Läs och godkänn offerten" })).toHaveCount(0);
  await page.goto(path);
  await expect(page.locator(".order-steps li.next").first()).toContainText("Du får en ny offert");
  for (const text of ["Kan de komma redan 21?", "Och har ni reflexväst?"]) {
    const field = page.getByLabel("Din fråga");
    if (!(await field.isVisible())) await page.getByText("Ställ en fråga").click();
    await field.fill(text);
    await page.getByRole("button", { name: "Skicka frågan" }).click();
    await expect(page.getByText("frågan har kommit fram")).toBeVisible();
    await expect(page.getByLabel("Din fråga")).toHaveValue("");
  }
  const questions =
    "select data ->> 'text' as text from lead_events where lead_id = $1 and kind = 'question' order by id";
  expect(await ask(site, questions, [lead])).toEqual([
    { text: "Kan de komma redan 21?" },
    { text: "Och har ni reflexväst?" },
  ]);
});

test("programs that check emails open every link of every email, and nothing happens", async ({
  page,
  site,
  smtp,
  request,
}) => {
  const { lead, path, offer, report, recipient } = await newRequest(site);
  const emails = () => smtp.emails.filter(({ to }) => to?.[0]?.address === recipient);
  const arrived = (count: number) => expect.poll(() => emails().length, { timeout: 20_000 }).toBe(count);
  // The confirmation of the order, and the offer.
  await offer();
  await arrived(2);
  const openAll = async () => {
    const before = await storedOf(site, lead);
    const links = emails().flatMap(({ html }) => [...(html ?? "").matchAll(/href="(https?:[^"]+)"/g)]);
    const paths = new Set(
      links
        .map(([, href = ""]) => new URL(href.replaceAll("&amp;", "&")))
        .map((url) => url.pathname + url.search),
    );
    for (const each of paths)
      if (/^\/(?:bestallning|1-bolt)/.test(each))
        for (const method of ["get", "head"] as const)
          expect((await request[method](each)).status()).toBe(200);
    expect(await storedOf(site, lead)).toEqual(before);
    return paths;
  };
  expect([...(await openAll())].some((each) => each.startsWith("/bestallning/offert"))).toBe(true);
  await page.goto(path);
  await page.getByRole("link", { name: "Läs och godkänn offerten" }).click();
  await sayYes(page);
  await expect(page.getByText(/Godkänd .* av Kim Ek/)).toBeVisible();
  await arrived(3);
  const reports: OrderReport[] = [
    { step: "staffed", staff: [] },
    { step: "cancelled", reason: "Platsen är stängd" },
  ];
  for (const [place, each] of reports.entries()) {
    await report(each);
    await arrived(4 + place);
  }
  expect([...(await openAll())].some((each) => each.startsWith("/1-bolt/kalender.ics"))).toBe(true);
});

test("the old address of the receipt leads to the status page, and a link that is not ours to nothing", async ({
  page,
  site,
}) => {
  const { path } = await newRequest(site);
  await page.goto(path.replace("/bestallning?", "/1-bolt/kvitto?"));
  expect(new URL(page.url()).pathname).toBe("/bestallning");
  await expect(latest(page)).toContainText("Mottagen");
  const response = await page.goto(path.replace(/.$/, (last) => (last === "0" ? "1" : "0")));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "Länken leder inte till någon beställning",
  );
});
