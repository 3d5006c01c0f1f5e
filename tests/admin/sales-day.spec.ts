import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";
import { expectSoundPage } from "./check-page.ts";
import { doTask } from "./counted-hands.ts";

test("a day of eight leads is worked by keyboard alone: called, planned, assigned, noted, undone", async ({
  admin,
  colleague,
  site,
}) => {
  // Somebody to give a lead to.
  await colleague("Bo Ek");
  const day = `Dag ${Date.now() % 1_000_000}`;
  const companyOf = (n: number) => `${day} nr ${n}`;
  for (let n = 0; n < 8; n += 1)
    await addContactRequest(site, {
      company: companyOf(n),
      phone: "070-123 45 67",
      minutesAgo: 60 - n,
    });
  await admin.goto(`/admin/forfragningar?ordning=oldest&sok=${encodeURIComponent(day)}`);
  await hydrated(admin);
  const panel = admin.locator(".detail");
  const notice = panel.locator(".notice");
  const done = async (text: string | RegExp) => {
    await expect(notice).toContainText(text);
    await expect(notice).toBeFocused();
  };
  const open = (n: number) => expect(panel.getByRole("heading", { level: 2 })).toHaveText(companyOf(n));

  await doTask(admin, "a day", { keys: 26, texts: 3 }, async ({ press, type, writeTime }) => {
    // Nobody answers the first three: they are called again later.
    for (let n = 0; n < 3; n += 1) {
      await press("j");
      await open(n);
      await press("i");
      await done("När ska du ringa igen?");
      await press("1");
      await done(/Nästa steg: Ring, .*\d\d:\d\d/);
    }
    await press("j");
    await open(3);
    await press("c");
    await done("Status är nu kontaktad.");
    await press("n");
    await expect(panel.getByLabel("Anteckning")).toBeFocused();
    await type("Ringde, vill ha pris på måndag.");
    await press("Control+Enter");
    await done("Anteckningen är sparad.");
    await press("j");
    await open(4);
    await press("a");
    await type("Bo");
    await press("Enter");
    await done("Ansvarig är nu Bo Ek.");
    await press("j");
    await open(5);
    await press("c");
    await done("Status är nu kontaktad.");
    await press("z");
    await done("Status är nu ny.");
    await press("j");
    await open(6);
    await press("t");
    await done("Ansvarig är nu Anna Lind.");
    await press("j");
    await open(7);
    await press("w");
    await writeTime(panel.getByLabel("Välj tid"), "2027-03-05T09:30");
    await press("Enter");
    await done(/Nästa steg: Ring, .*5 mars.* 09:30/);
  });
  const worked = await ask(
    site,
    `select l.status, l.next_step as step, s.name as owner,
       (select count(*)::int from lead_events e where e.lead_id = l.id and e.kind = 'call') as calls
     from leads l left join staff s on s.user_id = l.assigned_to
     where l.company like $1 order by l.created_at`,
    [`${day}%`],
  );
  const called = { status: "new", step: "call", owner: "Anna Lind", calls: 1 };
  const other = { status: "new", step: null, owner: "Anna Lind", calls: 0 };
  expect(worked).toEqual([
    ...[called, called, called],
    { ...other, status: "contacted" },
    { ...other, owner: "Bo Ek" },
    { ...other, owner: null },
    other,
    { ...other, step: "call" },
  ]);
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
