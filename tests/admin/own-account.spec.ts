import type { BrowserContext, Page } from "@playwright/test";
import { accountMessages } from "#app/content/account/account.server.ts";
import { authMessages } from "#app/content/account/shared.server.ts";
import {
  callbackMessages,
  openLinkMessages,
  secondFactorMessages,
} from "#app/content/account/sign-in.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { brand } from "#brand/company.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import type { RunningSite } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor, type TestAccount, testClient } from "#tests/staff.ts";
import { addContactRequest } from "./admin-fixtures.ts";
import { expectSoundPage } from "./check-page.ts";

const test = base.extend({
  baseURL: async ({ site }, use) => use(site.url.replace("127.0.0.1", "localhost")),
});

const account = (site: RunningSite) =>
  addAccount((query, values) => ask(site, query, values), { role: "sales" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function open(site: RunningSite, context: BrowserContext, known: TestAccount, query = "") {
  const { cookies } = await signInWithSecondFactor(site.url.replace("127.0.0.1", "localhost"), known);
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(`/konto${query}`);
  await hydrated(page);
  return page;
}

// Each journey is the same in both languages, so tested in one.
const messages = accountMessages.sv;

test("one's password is changed, and every other session ends @phone", async ({ context, site }) => {
  const { problems } = authMessages.sv;
  const known = await account(site);
  const elsewhere = testClient(site.url);
  await elsewhere.auth.signInWithPassword(known);
  const page = await open(site, context, known);
  const field = page.getByRole("textbox", { name: messages.password.label });
  const current = page.getByRole("textbox", { name: messages.password.current });
  const errors = page.locator(".error-summary");
  // The address is shown as the person's, and in the field that changes it.
  await expect(page.getByText(known.email)).toHaveCount(2);
  const password = "sju gröna hattar i tamburen";
  for (const [old, typed, problem] of [
    ["", password, problems.currentMissing],
    ["inte det lösenordet", password, problems.passwordWrong],
    [known.password, "kort", problems.passwordShort],
    [known.password, known.password, problems.passwordSame],
  ] as const) {
    await current.fill(old);
    await field.fill(typed);
    await button(page, messages.password.form.submit).click();
    await expect(errors.getByRole("link")).toHaveText(problem);
  }
  await expectSoundPage(page);
  await field.fill(password);
  await button(page, messages.password.form.submit).click();
  await expect(page.getByText(messages.notes.losenord)).toBeVisible();
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  const again = await testClient(site.url).auth.signInWithPassword({ email: known.email, password });
  expect(again.error).toBeNull();
});

test("one's title and telephone are saved, a wrong number is told at its field, and emails are signed with them @phone", async ({
  context,
  site,
}) => {
  const { contact } = messages;
  const page = await open(site, context, await account(site));
  const title = page.getByLabel(contact.title);
  const phone = page.getByRole("textbox", { name: contact.phone });
  const save = page.locator("form").filter({ has: title }).getByRole("button", { name: contact.submit });
  await title.fill("Säljare");
  await phone.fill("ring mig");
  await save.click();
  await expect(phone).toHaveAccessibleDescription(new RegExp(contact.wrong.phone));
  await expect(title).toHaveValue("Säljare");
  await expect(phone).toHaveValue("ring mig");
  await hydrated(page);
  await expectSoundPage(page);
  await phone.fill("070–174 06 11");
  await save.click();
  await expect(page.getByText(messages.notes.kontakt)).toBeVisible();
  await expect(phone).toHaveValue("070-174 06 11");
  const lead = await addContactRequest(site, { company: `Underskrift ${crypto.randomUUID()}` });
  await page.goto(`/admin/forfragningar/${lead}?mall=free`);
  await expect(page.getByLabel("Meddelande")).toHaveValue(
    new RegExp(`\nSäljare, ${brand.name}\n070-174 06 11$`),
  );
});

test("a new email address takes effect once it is confirmed at both", async ({ context, site, smtp }) => {
  const messages = accountMessages.en;
  const known = await account(site);
  const page = await open(site, context, known, "?lang=en");
  const email = `${crypto.randomUUID()}@example.se`;
  const linkTo = async (to: string) => {
    const found = () =>
      /https?:\/\/[^\s\]]+\/auth\/v1\/verify[^\s\]]*/.exec(
        smtp.emails.find((email) => email.to?.some(({ address }) => address === to))?.text ?? "",
      )?.[0];
    await expect.poll(found, { timeout: 20_000 }).toBeTruthy();
    return found() ?? "";
  };
  await page.getByLabel(messages.email.label).fill(email);
  await button(page, messages.email.form.submit).click();
  await expect(page.getByText(messages.notes["adress-vantar"])).toBeVisible();
  await expectSoundPage(page);
  await page.goto(await linkTo(known.email));
  await expectSoundPage(page);
  await button(page, openLinkMessages.en.types.email_change.button).click();
  await expect(page.getByText(callbackMessages.en.confirmed.half)).toBeVisible();
  await expectSoundPage(page);
  await page.goto(await linkTo(email));
  await button(page, openLinkMessages.en.types.email_change.button).click();
  // An email's link gives only aal1; a code can be used once.
  await page.getByLabel(secondFactorMessages.en.code).fill(known.code(new Date(Date.now() + 30_000)));
  await button(page, secondFactorMessages.en.form.submit).click();
  await expect(page.getByText(messages.notes.adress, { exact: true })).toBeVisible();
  const again = await testClient(site.url).auth.signInWithPassword({ ...known, email });
  expect(again.error).toBeNull();
});

test("a session elsewhere is seen and ended @phone", async ({ context, browser, site }) => {
  const known = await account(site);
  const other = await browser.newContext({ baseURL: site.url.replace("127.0.0.1", "localhost") });
  const theirs = await open(site, other, known);
  await ask(
    site,
    "update auth.sessions set user_agent = 'Mozilla/5.0 (iPhone) Safari/605' where user_id = $1",
    [known.userId],
  );
  // A code can be used once.
  const code = () => known.code(new Date(Date.now() + 30_000));
  const page = await open(site, context, { ...known, code });
  const name = fill(messages.sessions.on, { browser: "Safari", system: "iPhone" });
  await expect(page.getByText(messages.sessions.current)).toHaveCount(1);
  await expectSoundPage(page);
  await button(page, fill(messages.sessions.endNamed, { name })).click();
  await expect(page.getByText(messages.notes.inloggning)).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await theirs.reload();
  await expect(theirs).toHaveURL(/logga-in/);
  await other.close();
});

test("recovery codes are replaced, and the old ones stop working", async ({ context, site }) => {
  const known = await account(site);
  const page = await open(site, context, known);
  const shown = page.locator(".recovery-codes li");
  const refused: string[] = [];
  page.on("response", (response) => {
    if (!response.ok()) refused.push(response.url());
  });
  const renew = async () => {
    await button(page, messages.codes.renew.submit).click();
    await expect(shown).toHaveCount(10);
    return shown.allTextContents();
  };
  const old = await renew();
  await expectSoundPage(page);
  const { copy, copied, refused: notCopied } = messages.codes.shown;
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject() }));
  await button(page, copy).click();
  await expect(button(page, notCopied)).toBeVisible();
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() }));
  await button(page, notCopied).click();
  await expect(button(page, copied)).toBeVisible();
  await page.getByLabel(messages.codes.shown.saved).check();
  await page.getByRole("link", { name: messages.codes.shown.finish }).click();
  await expect(page.getByText(fill(messages.codes.left, { remaining: "10", total: "10" }))).toBeVisible();
  await hydrated(page);
  const fresh = await renew();
  expect(fresh.filter((code) => old.includes(code))).toEqual([]);
  expect(refused).toEqual([]);
  const client = testClient(site.url);
  await client.auth.signInWithPassword(known);
  const use = (code = "") => client.auth.mfa.recoveryCodes.verify({ code });
  expect((await use(old[0])).error).not.toBeNull();
  expect((await use(fresh[0])).error).toBeNull();
});
