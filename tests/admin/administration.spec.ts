import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { auditPageMessages } from "#app/admin/audit/words.server.ts";
import { emailActionMessages, emailsPageMessages } from "#app/admin/emails/words.server.ts";
import { privacyPageMessages } from "#app/admin/privacy/words.server.ts";
import { redirectsPageMessages } from "#app/admin/redirects/words.server.ts";
import { statusPageMessages } from "#app/admin/status/words.server.ts";
import { usersPageMessages } from "#app/admin/users/words.server.ts";
import { adminFrameMessages } from "#app/admin/words.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { ask, inDatabaseOf } from "#tests/pages/site-database.ts";
import { addContact } from "#tests/requests.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";
import { expectSoundPage, openOnceItShows } from "./check-page.ts";

/** Each page in one language on the phone and in the other on the desktop: it is the same page. */
const localeOf = (project: string) => (project === "phone" ? "sv" : "en");
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const notice = (page: Page) => page.locator(".notice");
const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });

test("somebody is invited, gets another role, is suspended after a confirmation and reinstated, all of it in the log", async ({
  colleague,
  site,
  smtp,
}, info) => {
  const locale = localeOf(info.project.name);
  const lang = `?lang=${locale}`;
  const messages = usersPageMessages[locale];
  const { roles } = adminFrameMessages[locale];
  const name = `Anna-Karin Lindqvist-Bergström ${crypto.randomUUID().slice(0, 8)}`;
  const email = `${crypto.randomUUID()}@example.se`;
  const page = await colleague("Eva Ström", "admin");
  await page.goto(`/admin/anvandare${lang}`);
  await button(page, messages.invite.button).click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.locator(".error-summary a")).toHaveText([messages.wrong.name, messages.wrong.email]);
  await expectSoundPage(page);

  await page.getByLabel(messages.invite.name, { exact: true }).fill(name);
  await page.getByLabel(messages.invite.email, { exact: true }).fill(email);
  await page.getByLabel(messages.invite.role, { exact: true }).selectOption("editor");
  await button(page, messages.invite.button).click();
  await expect(notice(page)).toContainText(fill(messages.done.invited, { email }));
  await expect(row(page, name)).toContainText(messages.states.invited);
  await expect
    .poll(() => smtp.emails.some(({ to }) => to?.some(({ address }) => address === email)), {
      timeout: 20_000,
    })
    .toBe(true);

  await page.getByLabel(messages.invite.name, { exact: true }).fill(name);
  await page.getByLabel(messages.invite.email, { exact: true }).fill(email);
  await button(page, messages.invite.button).click();
  await expect(notice(page)).toContainText(fill(messages.refused.waiting, { email }));
  await expect(notice(page)).toHaveClass(/refused/);

  const openMenu = () => row(page, name).locator(".row-menu > summary").click();
  await openMenu();
  await page.getByLabel(fill(messages.newRole, { name })).selectOption("sales");
  await button(row(page, name), messages.changeRole).click();
  await expect(notice(page)).toContainText(messages.done.role);
  await button(notice(page), messages.undo).click();
  await expect(page.getByLabel(fill(messages.newRole, { name }))).toHaveValue("editor");
  await openMenu();
  await page.getByLabel(fill(messages.newRole, { name })).selectOption("sales");
  await button(row(page, name), messages.changeRole).click();
  await expect(row(page, name).getByRole("cell").first()).toHaveText(roles.sales);
  // Nobody gives up their own role, since they could not take it back.
  await expect(row(page, `(${messages.you})`).getByRole("combobox")).toHaveCount(0);
  await openMenu();
  await row(page, name).getByText(messages.deactivate.ask, { exact: true }).click();
  await expect(page.getByText(fill(messages.deactivate.text, { name }))).toBeVisible();
  await expectSoundPage(page);
  await button(page, fill(messages.deactivate.button, { name })).click();
  await expect(row(page, name)).toContainText(messages.states.off);
  await openMenu();
  await row(page, name).getByRole("button", { name: messages.activate }).click();
  await expect(notice(page)).toContainText(messages.done.on);
  const { id } = Object((await ask(site, "select user_id as id from staff where name = $1", [name]))[0]);

  await openMenu();
  await row(page, name).getByText(messages.rename.ask, { exact: true }).click();
  await page.getByLabel(fill(messages.rename.label, { name })).fill(`${name} Ek`);
  await expectSoundPage(page);
  await button(page, messages.rename.button).filter({ visible: true }).click();
  await expect(notice(page)).toContainText(messages.done.name);

  const audit = auditPageMessages[locale];
  await page.goto(`/admin/handelser${lang}`);
  await expect(row(page, audit.kinds.staffName).filter({ hasText: name }).first()).toContainText(
    fill(audit.fromTo, { from: name, to: `${name} Ek` }),
  );
  for (const kind of ["staffAdded", "staffRole", "staffDeactivated", "staffActivated"] as const)
    await expect(row(page, audit.kinds[kind]).filter({ hasText: name }).first()).toContainText("Eva Ström");
  await expect(row(page, audit.kinds.staffRole).filter({ hasText: name }).first()).toContainText(
    fill(audit.fromTo, { from: roles.editor, to: roles.sales }),
  );
  await expectSoundPage(page);
  await page.getByLabel(audit.names.actor, { exact: true }).selectOption(String(id));
  await button(page, audit.apply).click();
  await expect(page.getByRole("heading", { name: audit.empty.title })).toBeVisible();
  await page.getByRole("link", { name: audit.sources.account, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`vem=${id}`));
});

test("a person's data is found, exported and erased, and old data is counted before it is erased @phone", async ({
  colleague,
  site,
}, info) => {
  const locale = localeOf(info.project.name);
  const messages = privacyPageMessages[locale];
  const email = `${crypto.randomUUID()}@example.se`;
  const company = `Gallring ${crypto.randomUUID().slice(0, 8)}`;
  const phone = `070-${String(Date.now()).slice(-7)}`;
  await addContactRequest(site, { company: "Norrby Skolor", email, phone, minutesAgo: 5 });
  await inDatabaseOf(site, (database) =>
    addContact(database, { contact_type: "phone", contact_value: phone, company_name: "Norrby Skolor" }),
  );
  const starts = `date_trunc('day', now()) + interval '9 days 9 hours' + ($1::int % 300) * interval '7 days'`;
  await ask(
    site,
    `insert into demo_bookings (id, sales_rep_id, starts_at, ends_at, busy, name, email, company, service, platform, locale, time_zone)
     select gen_random_uuid(), id, ${starts}, ${starts} + interval '30 minutes', int8range(1, 1),
       'Karin', $2, 'Norrby Skolor', 'guard', 'teams', 'sv', 'Europe/Stockholm' from sales_reps limit 1`,
    [String(Date.now() % 300), email],
  );
  await addContactRequest(site, { company, minutesAgo: 14 * 31 * 24 * 60 });
  const page = await colleague("Eva Ström", "admin");
  await page.goto(`/admin/dataskydd?lang=${locale}`);
  const search = button(page, messages.find.button);
  await search.click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await expectSoundPage(page);
  await page.getByLabel(messages.find.email).fill(email);
  await search.click();
  await expect(
    page.getByRole("heading", { name: fill(messages.found.heading, { name: email }) }),
  ).toBeVisible();
  await expect(row(page, messages.tables.contact_requests).first()).toContainText("2");
  await expect(page.getByText(messages.found.coming.split("{")[0] ?? "")).toBeVisible();
  await expect(page.getByText(phone.replace("-", ""))).toBeVisible();
  await expectSoundPage(page);

  const download = page.waitForEvent("download");
  await button(page, messages.export).click();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(file.contact_requests).toMatchObject([{ contact_value: email }, { contact_value: phone }]);

  await page.getByText(fill(messages.erase.ask, { name: email })).click();
  const confirm = page.getByLabel(fill(messages.erase.label, { word: messages.erase.word }));
  await confirm.fill("ja");
  await button(page, messages.erase.button).click();
  await expect(notice(page)).toContainText(messages.erase.wrong);
  await confirm.fill(messages.erase.word);
  await button(page, messages.erase.button).click();
  await expect(page.getByText(messages.erase.done.split("{")[0] ?? "")).toBeVisible();
  await expect(page.getByLabel(messages.find.email)).toHaveValue("");
  await page.getByLabel(messages.find.email).fill(email);
  await search.click();
  await expect(page.getByText(fill(messages.found.none, { name: email }))).toBeVisible();

  const expired = page.locator("dt", { hasText: messages.tables.contact_requests }).last().locator("+ dd");
  await expect(expired).toContainText(/[1-9]/);
  await page.locator("summary").filter({ hasText: messages.retention.ask }).click();
  await button(page, messages.retention.button).click();
  await expect(page.getByText(messages.retention.done)).toBeVisible();
  await expect
    .poll(() => ask(site, "select id from contact_requests where company_name = $1", [company]), {
      timeout: 20_000,
    })
    .toEqual([]);
});

test("an undelivered email is retried and read; old paths and the state of the system are shown", async ({
  colleague,
  site,
  smtp,
  request,
}, info) => {
  const locale = localeOf(info.project.name);
  const lang = `?lang=${locale}`;
  const messages = { ...emailsPageMessages[locale], ...emailActionMessages[locale] };
  const email = `${crypto.randomUUID()}@example.se`;
  smtp.refused.add(email);
  const id = await addContactRequest(site, { company: "Mälarport AB", email });
  // Both are counted; the first is stored some seconds later.
  expect((await request.get("/news-category", { maxRedirects: 0 })).status()).toBe(301);
  // As a browser reports that a page's policy has blocked something; it does so by itself within a minute.
  const report = {
    type: "csp-violation",
    url: `${site.url}/admin/drift?email=anna@mail.example`,
    body: {
      effectiveDirective: "img-src",
      blockedURL: "https://tracker.example/pixel.png?email=anna@mail.example",
    },
  };
  const reported = await request.post("/reports", {
    headers: { "content-type": "application/reports+json" },
    data: JSON.stringify([report]),
  });
  expect(reported.status()).toBe(204);
  const arrived = (whom: string) =>
    smtp.emails.filter(({ to }) => to?.some(({ address }) => address === whom)).length;
  const page = await colleague("Eva Ström", "admin");
  await openOnceItShows(page, `/admin/utskick${lang}`, "tr", [email, messages.problems.mailbox]);
  await expect(row(page, email)).toContainText(messages.problems.mailbox);
  await row(page, email).getByText(messages.serverSaid).click();
  await expect(row(page, email).getByText("no such mailbox")).toBeVisible();
  await row(page, email).getByText(messages.correct.ask, { exact: true }).click();
  await expectSoundPage(page);
  // This email was refused permanently, so it is sent again only on request.
  const asRefused = row(page, email);
  await asRefused.getByRole("button", { name: messages.retry }).click();
  await expect(notice(page)).toContainText(messages.retried);
  await openOnceItShows(page, `/admin/utskick${lang}`, "tr", [email, messages.problems.mailbox]);
  await expect(asRefused).toContainText(messages.problems.mailbox);
  const corrected = `ratt-${email}`;
  await asRefused.getByText(messages.correct.ask, { exact: true }).click();
  await asRefused.getByLabel(messages.correct.field).fill("halv@");
  await asRefused.getByRole("button", { name: messages.correct.button }).click();
  await expect(notice(page)).toContainText(messages.correct.wrong);
  await expect(asRefused.getByLabel(messages.correct.field)).toHaveAccessibleDescription(
    messages.correct.wrong,
  );
  await asRefused.getByLabel(messages.correct.field).fill(corrected);
  await asRefused.getByRole("button", { name: messages.correct.button }).click();
  await expect(notice(page)).toContainText(fill(messages.correct.done, { to: corrected }));
  await expect.poll(() => arrived(corrected), { timeout: 20_000 }).toBe(1);
  expect(arrived(email)).toBe(0);
  expect(await ask(site, "select contact_value from contact_requests where id = $1", [id])).toEqual([
    { contact_value: corrected },
  ]);
  await page.goto(`/admin/utskick${lang}`);
  // An email that was held says why, and offers no action.
  await ask(
    site,
    `insert into mail_deliveries (about, about_id, kind, recipient, subject, locale, status)
     values ('contact_request', $1, 'again', $2, 'Tack', 'sv', 'held')`,
    [id, `held.${email}`],
  );
  await page.goto(`/admin/utskick${lang}&status=held`);
  await expect(row(page, `held.${email}`)).toContainText(messages.heldText);
  await expect(row(page, `held.${email}`).getByRole("button")).toHaveCount(0);
  await expectSoundPage(page);
  await page.goBack();
  await row(page, email).getByRole("link", { name: messages.read }).click();
  await expect(page.locator(".email-text")).toContainText("Tack");
  await expectSoundPage(page);

  const redirects = redirectsPageMessages[locale];
  await openOnceItShows(page, `/admin/omdirigeringar${lang}`, "tr", ["/news-category", "/nyheter"]);
  await expect(row(page, "/news-category")).toContainText("/nyheter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(redirects.heading);
  await expectSoundPage(page);

  const operations = statusPageMessages[locale];
  await page.goto(`/admin/drift${lang}`);
  await expect(page.getByText(operations.smtp)).toBeVisible();
  await expect(page.getByText(operations.version, { exact: true })).toHaveCount(1);
  await openOnceItShows(page, `/admin/drift${lang}`, "tr", ["https://tracker.example", "/admin/*"]);
  await expect(row(page, "https://tracker.example")).toContainText("/admin/*");
  await expect(page.getByRole("main")).not.toContainText(/pixel|anna@mail/);
  await expectSoundPage(page);
});

test("pages for administrators are open to no one else", async ({ admin }) => {
  for (const path of ["anvandare", "handelser", "dataskydd", "omdirigeringar", "drift"]) {
    expect((await admin.goto(`/admin/${path}`))?.status(), path).toBe(403);
    await expect(admin.getByRole("main")).not.toContainText(/Eva Ström/);
  }
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText("Hit når inte ditt konto");
  await admin.getByRole("main").getByRole("link", { name: adminFrameMessages.sv.back }).click();
  await expect(admin).toHaveURL(/\/admin$/);
  expect((await admin.goto(`/admin/forfragningar/${crypto.randomUUID()}`))?.status()).toBe(404);
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText(adminFrameMessages.sv.gone.title);
  await expectSoundPage(admin);
  await admin.goto("/admin");
  await expect(admin.getByRole("navigation").first().getByRole("link", { name: "Användare" })).toHaveCount(0);
});
