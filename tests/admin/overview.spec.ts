import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { sendButton } from "#tests/send-button.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";

/** The overview shows those who wait longest: other tests' unanswered leads must not hide these. */
const waitsLongest = { minutesAgo: 310 * 24 * 60 };

test("the overview marks who waits longest, stays without a network, and draws its chart as chosen", async ({
  admin,
  site,
}, info) => {
  test.slow();
  await test.step("who waits longest is first, and is marked as contacted from the list", async () => {
    const company = `Väntar ${info.project.name} ${Date.now() % 100_000}`;
    const id = await addContactRequest(site, { company, phone: "070-123 45 67", ...waitsLongest });
    await admin.goto("/admin");
    await hydrated(admin);
    const row = admin.locator(".promise__row", { hasText: company });
    await expect(row).toContainText("för sent");
    const call = row.getByRole("link", { name: `Ring ${company}` });
    await expect(call).toHaveAttribute("href", "tel:+46701234567");
    // During the telephone call the lead opens and asks how it went.
    await call.click();
    await expect(admin.locator(".lead-actions + .lead-steps")).toContainText("Hur gick samtalet?");
    await admin.goBack();
    await row.getByRole("button", { name: `Kontaktad ${company}` }).click();
    await expect(row).toHaveCount(0);
    const status = () => ask(site, "select status from leads where id = $1", [id]);
    expect(await status()).toEqual([{ status: "contacted" }]);
    const notice = admin.locator(".notice");
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(`${company}: Status är nu kontaktad.`);
    await notice.getByRole("button", { name: "Ångra" }).click();
    await expect(notice).toContainText(`${company}: Status är nu ny.`);
    await expect(row).toBeVisible();
    expect(await status()).toEqual([{ status: "new" }]);
    await row.getByRole("button", { name: `Kontaktad ${company}` }).dblclick();
    await expect(row).toHaveCount(0);
    await expect(notice.getByRole("button", { name: "Ångra" })).toBeVisible();
  });
  await test.step("the overview stays as it is when the network is down while something is sent", async () => {
    const company = `Utan nät ${info.project.name} ${Date.now() % 100_000}`;
    await addContactRequest(site, { company, ...waitsLongest });
    await admin.goto("/admin");
    await hydrated(admin);
    const mark = admin
      .locator(".promise__row", { hasText: company })
      .getByRole("button", { name: `Kontaktad ${company}` });
    await admin.context().setOffline(true);
    await mark.click();
    await expect(admin.getByRole("alert")).toContainText("Det gick inte fram");
    await admin.context().setOffline(false);
    await mark.click();
    await expect(admin.locator(".notice")).toContainText("Status är nu kontaktad.");
  });
  await test.step("the chart is divided as asked, and is there as a table", async () => {
    await addContactRequest(site, { company: "Norrby Skolor", minutesAgo: 2 });
    await admin.goto("/admin");
    await hydrated(admin);
    await expect(admin.getByRole("img", { name: /efter tjänst, vecka/ })).toBeVisible();
    await admin.getByRole("link", { name: "Ort", exact: true }).click();
    await expect(admin.getByRole("img", { name: /efter ort, vecka/ })).toBeVisible();
    await admin.getByText("Visa som tabell").click();
    const table = admin.getByRole("table", { name: /Förfrågningar per vecka/ });
    await expect(table.getByRole("columnheader", { name: "Uppsala" })).toBeVisible();
    await expect(table.getByRole("row")).toHaveCount(13);
  });
});

test("marking a lead that a colleague changed first is refused, and offers no undo of their change", async ({
  admin,
  colleague,
  site,
}, info) => {
  const company = `Samtidigt ${info.project.name} ${Date.now() % 100_000}`;
  const id = await addContactRequest(site, { company, ...waitsLongest });
  const other = await colleague("Bo Ek");
  // As on a bad network: this browser gets no notification.
  await admin.route("**/admin/andringar*", (route) => route.abort());
  await admin.goto("/admin?lang=en");
  await hydrated(admin);
  const row = admin.locator(".promise__row", { hasText: company });
  await expect(row).toBeVisible();
  await other.goto(`/admin/forfragningar/${id}`);
  await hydrated(other);
  await other.getByLabel("Status", { exact: true }).selectOption("lost");
  await expect(other.locator(".notice")).toContainText("Status är nu förlorad.");

  await row.getByRole("button", { name: `Contacted ${company}` }).click();
  const notice = admin.getByRole("alert");
  await expect(notice).toContainText("Bo Ek was faster");
  await expect(notice).toContainText(`${company}: The status is now lost.`);
  await expect(notice).toBeFocused();
  await expect(row).toHaveCount(0);
  expect(await ask(site, "select status from leads where id = $1", [id])).toEqual([{ status: "lost" }]);
  await notice.getByRole("link", { name: company }).click();
  await expect(admin.getByRole("heading", { level: 2, name: company })).toBeVisible();
});

test("an email that did not arrive is sent again on demand", async ({ admin, site, smtp }, info) => {
  const to = `sen${info.workerIndex}${Date.now()}@example.se`;
  const id = await addContactRequest(site, { company: "Sent Brev AB", email: to });
  await expect
    .poll(() => smtp.emails.some((email) => email.to?.[0]?.address === to), { timeout: 20_000 })
    .toBe(true);
  // The state of the queue and the list when the mail server has not answered.
  await expect
    .poll(() => ask(site, "select from mail_deliveries where about_id = $1 and status = 'sent'", [id]))
    .toHaveLength(2);
  await ask(
    site,
    `update mail_deliveries set status = 'waiting', sent_at = null, attempts = 3, last_error = '451 try later'
     where about_id = $1 and kind = 'visitor'`,
    [id],
  );
  await ask(
    site,
    `select graphile_worker.add_job('send-contact-request-email', json_build_object('id', $1::text),
       run_at => now() + interval '1 hour', job_key => 'contact-request:' || $1::text)`,
    [id],
  );
  const before = smtp.emails.length;
  await admin.goto("/admin");
  await hydrated(admin);
  const row = admin.locator(".late-emails li", { hasText: to });
  await expect(row).toContainText("451 try later");
  await row.getByRole("button").click();
  await expect(admin.locator('[role="status"] .notice')).toHaveText(
    "Mejlet skickas nu. Läget uppdateras inom några sekunder.",
  );
  await expect
    .poll(() => smtp.emails.slice(before).some((email) => email.to?.[0]?.address === to), {
      timeout: 20_000,
    })
    .toBe(true);
});

test("pages and the requests that they lead to are counted", async ({ admin, browser, site }) => {
  const path = "/bli-kontaktad";
  const counted = async () => {
    await admin.goto("/admin");
    const row = admin
      .getByRole("row")
      .filter({ has: admin.getByRole("rowheader", { name: path, exact: true }) });
    const cells = await row.getByRole("cell").allTextContents();
    return { views: Number(cells[0] ?? 0), sent: Number(cells[1] ?? 0), rate: cells[2] };
  };
  const before = await counted();
  const visitor = await browser.newContext({ baseURL: site.url });
  const page = await visitor.newPage();
  for (const isSent of [false, true]) {
    await page.goto(path);
    await hydrated(page);
    const form = page.locator("main form").first();
    await form.getByLabel("E-postadress").fill("karin@malarport.example");
    await form.getByLabel("Företagets eller organisationens namn").fill("Mälarport AB");
    // Nothing is counted before the visitor touches the page.
    if (isSent) await form.getByRole("button", { name: sendButton("Skicka") }).click();
    else await form.getByLabel("E-postadress").click();
  }
  await expect(page.getByText("Tack! Vi kontaktar dig inom kort.").first()).toBeVisible();
  const views = before.views + 2;
  const sent = before.sent + 1;
  const rate = `${new Intl.NumberFormat("sv-SE", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format((100 * sent) / views)} %`;
  await expect.poll(counted).toEqual({ views, sent, rate });
  await visitor.close();
});
