import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { confirmExportMessages, leadListMessages } from "#app/admin/leads/words.server.ts";
import { privacyPageMessages } from "#app/admin/privacy/words.server.ts";
import { usersPageMessages } from "#app/admin/users/words.server.ts";
import { accountMessages } from "#app/content/account/account.server.ts";
import { authMessages } from "#app/content/account/shared.server.ts";
import { accountEmailMessages } from "#app/content/emails/account.server.ts";
import type { StaffRole } from "#app/domain/staff-roles.ts";
import { fill } from "#app/i18n/fill.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import type { RunningSite } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor, type TestAccount } from "#tests/staff.ts";
import { addContactRequest } from "./admin-fixtures.ts";
import { expectSoundPage } from "./check-page.ts";

const test = base.extend({
  baseURL: async ({ site }, use) => use(site.url.replace("127.0.0.1", "localhost")),
});

/** Each journey in one language on the phone and in the other on the desktop: it is the same page. */
const localeOf = (project: string) => (project === "phone" ? "sv" : "en");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Somebody who signed in and used their second factor eleven minutes ago. */
async function late(site: RunningSite, context: BrowserContext, role: StaffRole): Promise<TestAccount> {
  const known = await addAccount((query, values) => ask(site, query, values), { role });
  const { cookies } = await signInWithSecondFactor(site.url.replace("127.0.0.1", "localhost"), known);
  await context.addCookies(cookies);
  await grow(site, known);
  return known;
}

/** Makes a session eleven minutes older. */
const grow = (site: RunningSite, { userId }: TestAccount) =>
  ask(
    site,
    `update auth.mfa_amr_claims set updated_at = updated_at - interval '11 minutes'
     where session_id in (select id from auth.sessions where user_id = $1)`,
    [userId],
  );

/** A code can be used once; those of the half minute before and after are accepted as well. */
const later = ({ code }: TestAccount) => code(new Date(Date.now() + 30_000));

test("a new password waits for reauthentication, and is then changed; its owner gets an email @phone", async ({
  page,
  context,
  site,
  smtp,
}, info) => {
  const locale = localeOf(info.project.name);
  const messages = accountMessages[locale];
  const { proof, problems } = authMessages[locale];
  const known = await late(site, context, "sales");
  await page.goto(`/konto?lang=${locale}`);
  await hydrated(page);
  const password = "sju gröna hattar i tamburen";
  const field = page.getByRole("textbox", { name: messages.password.label });
  await page.getByRole("textbox", { name: messages.password.current }).fill(known.password);
  await field.fill(password);
  const submit = button(page, messages.password.form.submit);
  await submit.click();
  const code = page.getByLabel(proof.code);
  await expect(code).toBeFocused();
  await expect(page.getByText(proof.text.app)).toBeVisible();
  await expectSoundPage(page);
  await code.fill("000000");
  await submit.click();
  await expect(page.locator(".error-summary")).toContainText(problems.factorCodeWrong);
  await expect(field).toHaveValue(password);
  await code.fill(later(known));
  await submit.click();
  await expect(page.getByText(messages.notes.losenord)).toBeVisible();
  const { subject } = accountEmailMessages.sv.notices.password_changed;
  const told = () =>
    smtp.emails.some(
      (email) => email.subject === subject && email.to?.some(({ address }) => address === known.email),
    );
  await expect.poll(told, { timeout: 20_000 }).toBe(true);
});

test("without script the form asks for the second factor itself, and accepts a recovery code", async ({
  browser,
  site,
}) => {
  const baseURL = site.url.replace("127.0.0.1", "localhost");
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const known = await late(site, context, "sales");
  const page = await context.newPage();
  const { codes } = accountMessages.sv;
  await page.goto("/konto");
  await button(page, codes.renew.submit).click();
  await page.getByLabel(authMessages.sv.proof.code).fill(later(known));
  await button(page, codes.renew.submit).click();
  await expect(page.locator(".recovery-codes li")).toHaveCount(10);
  const [spare = ""] = await page.locator(".recovery-codes li").allTextContents();
  await grow(site, known);
  await page.goto("/konto");
  await button(page, codes.renew.submit).click();
  await page.getByLabel(authMessages.sv.proof.code).fill(spare);
  await button(page, codes.renew.submit).click();
  await expect(page.locator(".recovery-codes li")).toHaveCount(10);
  await context.close();
});

test("an administrator reauthenticates before somebody is invited, and before a person's data is taken out and erased", async ({
  page,
  context,
  site,
}, info) => {
  const locale = localeOf(info.project.name);
  const { proof, problems } = authMessages[locale];
  const people = usersPageMessages[locale];
  const known = await late(site, context, "admin");
  const email = `${crypto.randomUUID()}@example.se`;
  await page.goto(`/admin/anvandare?lang=${locale}`);
  await hydrated(page);
  const name = page.getByLabel(people.invite.name, { exact: true });
  await name.fill("Nils Ek");
  await page.getByLabel(people.invite.email, { exact: true }).fill(email);
  await button(page, people.invite.button).click();
  const code = page.getByLabel(proof.code);
  const confirm = button(page, proof.submit);
  await expect(code).toBeFocused();
  expect(await ask(site, "select id from auth.users where email = $1", [email])).toEqual([]);
  await expectSoundPage(page);
  await code.fill("000000");
  await confirm.click();
  await expect(page.getByText(problems.factorCodeWrong)).toBeVisible();
  await expect(name).toHaveValue("Nils Ek");
  await code.fill(later(known));
  await confirm.click();
  await expect(page.locator(".notice")).toContainText(fill(people.done.invited, { email }));

  const messages = privacyPageMessages[locale];
  const sought = `${crypto.randomUUID()}@example.se`;
  await addContactRequest(site, { company: "Norrby Skolor", email: sought, minutesAgo: 5 });
  const proven = async () => {
    // A code can be used once, so a second use stands for a later one.
    await ask(site, `update auth.mfa_factors set last_used_step = null where user_id = $1`, [known.userId]);
    await code.fill(later(known));
    await confirm.click();
  };
  await grow(site, known);
  await page.goto(`/admin/dataskydd?lang=${locale}`);
  await page.getByLabel(messages.find.email).fill(sought);
  await button(page, messages.find.button).click();
  await button(page, messages.export).click();
  await expect(page.getByText(proof.text.app)).toBeVisible();
  await expect(page).toHaveURL((url) => !url.href.includes("example.se"));
  await expectSoundPage(page);
  const download = page.waitForEvent("download");
  await proven();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(file.contact_requests).toMatchObject([{ contact_value: sought }]);

  await grow(site, known);
  await page.getByText(fill(messages.erase.ask, { name: sought })).click();
  const word = page.getByLabel(fill(messages.erase.label, { word: messages.erase.word }));
  await word.fill("ja");
  await button(page, messages.erase.button).click();
  await expect(page.locator(".notice")).toContainText(messages.erase.wrong);
  await expect(code).toHaveCount(0);
  await word.fill(messages.erase.word);
  await button(page, messages.erase.button).click();
  await expect(code).toBeFocused();
  await proven();
  await expect(page.getByText(messages.erase.done.split("{")[0] ?? "")).toBeVisible();
  expect(await ask(site, "select id from contact_requests where contact_value = $1", [sought])).toEqual([]);
});

test("leads are exported, and old data is erased, after reauthentication; the selection stays @phone", async ({
  page,
  context,
  site,
}, info) => {
  const locale = localeOf(info.project.name);
  const { proof, problems } = authMessages[locale];
  const confirmExport = confirmExportMessages[locale];
  const known = await late(site, context, "admin");
  const company = `Norrby ${crypto.randomUUID()}`;
  await addContactRequest(site, { company, minutesAgo: 5 });
  const code = page.getByLabel(proof.code);
  const confirm = button(page, proof.submit);
  await page.goto(`/admin/forfragningar?sok=${encodeURIComponent(company)}&lang=${locale}`);
  await hydrated(page);
  await page.getByRole("link", { name: leadListMessages[locale].exportCsvLabel }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: confirmExport.heading })).toBeVisible();
  await expectSoundPage(page);
  await code.fill("000000");
  await confirm.click();
  await expect(page.getByText(problems.factorCodeWrong)).toBeVisible();
  await code.fill(later(known));
  const download = page.waitForEvent("download");
  await confirm.click();
  const rows = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n");
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(company);
  await expect(page.getByRole("status").filter({ hasText: confirmExport.done })).toBeVisible();
  await page.getByRole("link", { name: confirmExport.back }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("sok") === company);

  await grow(site, known);
  const messages = privacyPageMessages[locale];
  await page.goto(`/admin/dataskydd?lang=${locale}`);
  await hydrated(page);
  await page.locator("summary", { hasText: messages.retention.ask }).click();
  await button(page, messages.retention.button).click();
  await expect(code).toBeFocused();
  await expectSoundPage(page);
  await ask(site, `update auth.mfa_factors set last_used_step = null where user_id = $1`, [known.userId]);
  await code.fill(later(known));
  await confirm.click();
  await expect(page.locator(".notice")).toContainText(messages.retention.done);
});

test("without script an export asks for the second factor, and then links to the file", async ({
  browser,
  site,
}) => {
  const baseURL = site.url.replace("127.0.0.1", "localhost");
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const known = await late(site, context, "sales");
  const page = await context.newPage();
  await page.goto("/admin/forfragningar/export.csv");
  await page.getByLabel(authMessages.sv.proof.code).fill(later(known));
  await button(page, authMessages.sv.proof.submit).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: confirmExportMessages.sv.again }).click();
  expect((await download).suggestedFilename()).toMatch(/^forfragningar-.*\.csv$/);
  await context.close();
});
