import { alive } from "#tests/pages/living-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { addContactRequest, expect, test } from "./desk-fixtures.ts";

test("who waits longest stands first, and is marked as contacted from the list", async ({
  desk,
  site,
}, info) => {
  const company = `Väntar ${info.project.name} ${Date.now() % 100_000}`;
  const id = await addContactRequest(site, { company, phone: "070-123 45 67", minutesAgo: 60 * 24 * 9 });
  await desk.goto("/admin");
  await alive(desk);
  const row = desk.locator(".promise__row", { hasText: company });
  await expect(row).toContainText("för sent");
  await expect(row.getByRole("link", { name: `Ring ${company}` })).toHaveAttribute("href", "tel:0701234567");
  await row.getByRole("button", { name: `Kontaktad ${company}` }).click();
  await expect(row).toHaveCount(0);
  expect(await ask(site, "select status from leads where id = $1", [id])).toEqual([{ status: "contacted" }]);
});

test("the chart is divided as asked, and is there as a table", async ({ desk, site }) => {
  await addContactRequest(site, { company: "Norrby Skolor", minutesAgo: 2 });
  await desk.goto("/admin");
  await alive(desk);
  await expect(desk.getByRole("img", { name: /efter tjänst, vecka/ })).toBeVisible();
  await desk.getByRole("link", { name: "Ort", exact: true }).click();
  await expect(desk.getByRole("img", { name: /efter ort, vecka/ })).toBeVisible();
  await desk.getByText("Visa som tabell").click();
  const table = desk.getByRole("table", { name: /Förfrågningar per vecka/ });
  await expect(table.getByRole("columnheader", { name: "Uppsala" })).toBeVisible();
  await expect(table.getByRole("row")).toHaveCount(13);
});

test("a letter that did not arrive is sent again on demand", async ({ desk, site, smtp }, info) => {
  const to = `sen${info.workerIndex}${Date.now()}@example.se`;
  const id = await addContactRequest(site, { company: "Sent Brev AB", email: to });
  await expect
    .poll(() => smtp.letters.some((letter) => letter.to?.[0]?.address === to), { timeout: 20_000 })
    .toBe(true);
  // As the queue and the list look when the mail server has not answered.
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
    `select graphile_worker.add_job('send-contact-request-email', json_build_object('requestId', $1::text),
       run_at => now() + interval '1 hour', job_key => 'contact-request:' || $1::text)`,
    [id],
  );
  const before = smtp.letters.length;
  await desk.goto("/admin");
  await alive(desk);
  const row = desk.locator(".late li", { hasText: to });
  await expect(row).toContainText("451 try later");
  await row.getByRole("button").click();
  await expect(desk.locator(".late__notice")).toHaveText("Meddelandet skickas nu.");
  await expect
    .poll(() => smtp.letters.slice(before).some((letter) => letter.to?.[0]?.address === to), {
      timeout: 20_000,
    })
    .toBe(true);
});
