import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";
import { expectSoundPage } from "./check-page.ts";

test("leads are worked on by keyboard alone, with at most six keys each from the list to contacted with a note", async ({
  admin,
  site,
}) => {
  const day = `Dag ${Date.now() % 1_000_000}`;
  for (let n = 0; n < 8; n += 1)
    await addContactRequest(site, {
      company: `${day} nr ${String(n).padStart(2, "0")}`,
      minutesAgo: 60 - n,
    });
  await admin.goto(`/admin/forfragningar?status=new&ordning=oldest&sok=${encodeURIComponent(day)}`);
  await hydrated(admin);
  let keys = 0;
  const press = async (key: string) => {
    keys += key.split("+").length;
    await admin.keyboard.press(key);
  };
  const panel = admin.locator(".detail");
  const heading = panel.getByRole("heading", { level: 2 });
  for (let n = 0; n < 8; n += 1) {
    const company = `${day} nr ${String(n).padStart(2, "0")}`;
    // A contacted lead has left the list of new ones, so the next one is first.
    await expect(admin.locator("tbody tr").first()).toContainText(company);
    keys = 0;
    await press("j");
    await press("Enter");
    await expect(heading).toHaveText(company);
    await expect(heading).toBeFocused();
    await press("c");
    await expect(panel.locator(".detail__head .chip")).toHaveText("Kontaktad");
    await expect(panel.locator(".notice")).toBeFocused();
    await press("n");
    await expect(panel.getByLabel("Anteckning")).toBeFocused();
    await admin.keyboard.insertText(`Ringde, nummer ${n}.`);
    await press("Control+Enter");
    await expect(panel.locator(".detail__note")).toHaveText(`Ringde, nummer ${n}.`);
    await expect(panel.locator(".notice")).toBeFocused();
    expect(keys, company).toBeLessThanOrEqual(6);
  }
  const worked = await ask(
    site,
    `select count(*)::int as leads from leads join lead_notes on lead_id = leads.id
     where company like $1 and status = 'contacted'`,
    [`${day}%`],
  );
  expect(worked).toEqual([{ leads: 8 }]);
});

test("a view of the list is saved under a name, renamed, found, and removed with undo", async ({ admin }) => {
  await admin.goto("/admin/forfragningar?ort=uppsala");
  await hydrated(admin);
  const views = admin.getByRole("navigation", { name: "Sparade urval" });
  const filters = admin.locator(".lead-filters");
  // Folded, the filters say what is chosen and leave the screen to the list.
  await expect(filters.locator("summary .chip").first()).toHaveText("Uppsala");
  await expect(admin.getByLabel("Ort", { exact: true })).toBeHidden();
  await filters.getByText("Fler filter").click();
  // A choice by keyboard applies at once, and the focus stays.
  const city = admin.getByLabel("Ort", { exact: true });
  await city.press("ArrowDown");
  await expect(admin).not.toHaveURL(/ort=uppsala/);
  await expect(city).toBeFocused();
  await city.press("ArrowUp");
  await expect(admin).toHaveURL(/ort=uppsala/);
  await filters.getByText("Spara urvalet").click();
  await filters.getByRole("button", { name: "Spara", exact: true }).click();
  await expect(filters.getByLabel("Namn")).toHaveAccessibleDescription(/Skriv ett namn/);
  await filters.getByLabel("Namn").fill("Uppsala nu");
  await filters.getByRole("button", { name: "Spara", exact: true }).click();
  await expect(admin.locator(".notice")).toContainText("Uppsala nu");
  await expectSoundPage(admin);
  await admin.goto("/admin/forfragningar");
  await hydrated(admin);
  await views.getByRole("link", { name: "Uppsala nu" }).click();
  await expect(admin).toHaveURL(/ort=uppsala/);
  await filters.getByText("Fler filter").click();
  await filters.getByText("Ändra sparade urval").click();
  await filters.getByRole("textbox", { name: "Namn" }).fill("Uppsala i dag");
  await filters.getByRole("button", { name: "Byt namn: Uppsala nu" }).click();
  await expect(views.getByRole("link", { name: "Uppsala i dag" })).toBeVisible();
  await expectSoundPage(admin);
  await filters.getByRole("button", { name: "Ta bort: Uppsala i dag" }).click();
  await expect(views).toHaveCount(0);
  await admin.locator(".notice").getByRole("button", { name: "Ångra" }).click();
  await expect(views.getByRole("link", { name: "Uppsala i dag" })).toBeVisible();
});

test("new leads are notified as chosen: by email, and by the browser, without personal data", async ({
  admin,
  context,
  site,
  smtp,
}) => {
  await context.grantPermissions(["notifications"], { origin: site.url });
  const noticed = await admin.context().newPage();
  await noticed.addInitScript(() => {
    const shown: string[] = [];
    const Real = window.Notification;
    Object.assign(window, { shownNotices: shown });
    window.Notification = class extends Real {
      // The headless shell refuses notices, whatever was granted.
      static override readonly permission = "granted";
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        shown.push(`${title} ${options?.body ?? ""}`);
      }
    };
  });
  await noticed.goto("/admin/aviseringar");
  await hydrated(noticed);
  const ofNew = noticed.getByRole("group", { name: "Nya förfrågningar" });
  await expect(ofNew.getByLabel("Med mejl")).toBeChecked();
  await ofNew.getByLabel("I webbläsaren").check();
  await noticed.getByRole("button", { name: "Spara", exact: true }).click();
  await expect(noticed.locator(".notice")).toContainText("Dina val är sparade.");
  await expect(noticed.getByText("Aviseringar är tillåtna i den här webbläsaren.")).toBeVisible();
  const listens = noticed.waitForResponse(/andringar\?.*aviseringar=/);
  await noticed.reload();
  await listens;
  await hydrated(noticed);
  const company = `Avisering ${crypto.randomUUID().slice(0, 8)}`;
  const id = await addContactRequest(site, { company });
  const told = () =>
    smtp.emails.some(
      ({ subject, html }) =>
        subject?.startsWith("Ny förfrågan: K-") && html?.includes(`/admin/forfragningar/${id}`),
    );
  await expect.poll(told, { timeout: 30_000, message: "the email" }).toBe(true);
  await expect
    .poll(() => noticed.evaluate(() => Reflect.get(window, "shownNotices")), { message: "the browser" })
    .toEqual([expect.stringMatching(/^Ny förfrågan K-/)]);
  // Neither screens nor inboxes show who it is.
  expect(JSON.stringify(await noticed.evaluate(() => Reflect.get(window, "shownNotices")))).not.toContain(
    company,
  );
  // Other journeys of this site count emails.
  await ask(site, "delete from staff_notices");
});

for (const [whose, pathOf, screen] of [
  ["a customer", (id: string) => `/admin/kunder/foretag/${id}`, "@desktop"],
  ["a lead", (id: string) => `/admin/forfragningar/${id}?typ=contact`, "@phone"],
] as const)
  test(`the timeline of ${whose} of long standing is turned page by page, nothing twice and nothing left out ${screen}`, async ({
    admin,
    site,
  }) => {
    const company = `Trogen ${crypto.randomUUID().slice(0, 8)}`;
    const id = await addContactRequest(site, { company });
    await ask(
      site,
      `insert into lead_notes (id, lead_id, author, text, created_at)
     select gen_random_uuid(), $1, null, 'Anteckning ' || n, now() - make_interval(hours => n)
     from generate_series(1, 230) n`,
      [id],
    );
    await ask(
      site,
      `insert into lead_events (lead_id, kind, data, created_at)
     select lead_id, 'note', jsonb_build_object('note', id), created_at from lead_notes where lead_id = $1`,
      [id],
    );
    // The lead's own emails stand on the timeline, too.
    const sent = "select from mail_deliveries where about_id = $1 and status = 'sent'";
    await expect.poll(() => ask(site, sent, [id]), { timeout: 20_000 }).toHaveLength(2);
    await admin.goto(pathOf(id));
    await hydrated(admin);
    const notes = admin.locator(".timeline .detail__note").filter({ hasText: /^Anteckning/ });
    const seen: string[] = [];
    const readPage = async () => {
      seen.push(...(await notes.allTextContents()));
    };
    await readPage();
    await expectSoundPage(admin);
    const older = admin.getByRole("link", { name: "Äldre", exact: true });
    while ((await older.count()) > 0) {
      const last = seen.at(-1) ?? "";
      await older.click();
      await expect(notes.filter({ hasText: new RegExp(`^${last}$`) })).toHaveCount(0);
      await expect(admin.getByRole("link", { name: "Till de senaste" })).toBeVisible();
      await readPage();
    }
    expect(new Set(seen).size).toBe(230);
    expect(seen).toHaveLength(230);
  });
