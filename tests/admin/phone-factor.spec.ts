import type { Page } from "@playwright/test";
import { accountMessages } from "#app/content/account/account.server.ts";
import { authMessages } from "#app/content/account/shared.server.ts";
import { enrolMessages, secondFactorMessages, signInMessages } from "#app/content/account/sign-in.server.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { windowOf } from "#tests/screens.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor, type TestAccount, testClient } from "#tests/staff.ts";
import { startTextSender, type TestTextSender } from "#tests/text-sender.ts";
import { expectFitting, expectSoundPage } from "./check-page.ts";

/** A site with a text-message service: a real HTTP server that stores the messages. */
const test = base.extend<object, { texts: TestTextSender; texting: RunningSite }>({
  texts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off the pattern.
    async ({}, use) => {
      const sender = await startTextSender();
      await use(sender);
      await sender.close();
    },
    { scope: "worker" },
  ],
  texting: [
    async ({ smtp, texts }, use) => {
      const site = await startSite({ SMTP_URL: smtp.url, TRUST_PROXY: "1", SMS_URL: texts.url });
      await use(site);
      await site.stop();
      await removeData(site);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ texting }, use) => use(texting.url.replace("127.0.0.1", "localhost")),
});

/** They share a site: one worker runs them all. */
test.describe.configure({ mode: "default" });

/** The same in both languages, so tested in one. */
const w = {
  signIn: signInMessages.sv,
  factor: secondFactorMessages.sv,
  enrol: enrolMessages.sv,
  account: accountMessages.sv,
  problems: authMessages.sv.problems,
};

/** A number for each test, because messages are limited by number: as people type it, and as it is called. */
function newNumber(): { typed: string; called: string; ending: string } {
  const digits = String(1_000_000 + Math.floor(Math.random() * 8_999_999));
  return {
    typed: `070-${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`,
    called: `+4670${digits}`,
    ending: digits.slice(-2),
  };
}

const account = (site: RunningSite) => addAccount((query, values) => ask(site, query, values));
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function typePassword(page: Page, { email, password }: TestAccount) {
  await page.goto("/logga-in?next=/konto");
  await page.getByLabel(w.signIn.email, { exact: true }).fill(email);
  await page.getByRole("textbox", { name: w.signIn.password }).fill(password);
  await button(page, w.signIn.form.submit).click();
}

async function signInByApp(page: Page, known: TestAccount) {
  await typePassword(page, known);
  await page.getByLabel(w.factor.code).fill(known.code());
  await button(page, w.factor.form.submit).click();
  await expect(page.getByRole("heading", { level: 1, name: w.account.heading })).toBeVisible();
}

/** The code of the message that follows a number of earlier ones. */
async function codeAfter(texts: TestTextSender, number: string, count: number): Promise<string> {
  await expect.poll(() => texts.messages.filter(({ to }) => to === number).length).toBe(count);
  return texts.codeTo(number) ?? "";
}

const wrongCode = (code: string) => (code === "000000" ? "111111" : "000000");

/** On the account page: adds a phone with the code sent to it. */
async function addPhone(page: Page, texts: TestTextSender, number: ReturnType<typeof newNumber>) {
  await page.getByRole("link", { name: w.account.factors.addPhone }).click();
  await page.getByLabel(w.enrol.phone.number).fill(number.typed);
  await button(page, w.enrol.phone.texted.send.submit).click();
  await page.getByLabel(w.enrol.phone.texted.code).fill(await codeAfter(texts, number.called, 1));
  await button(page, w.enrol.phone.form.submit).click();
  await page.getByLabel(w.enrol.codes.saved).check();
  await page.getByRole("link", { name: w.enrol.codes.finish }).click();
  await expect(page.getByText(w.account.notes["steg-pa"])).toBeVisible();
}

test("a telephone is added, shown at the sign-in beside the app, and taken away", async ({
  page,
  texting,
  texts,
}) => {
  await page.setViewportSize(windowOf.sv);
  const { texted } = w.factor;
  const known = await account(texting);
  const number = newNumber();
  const name = w.enrol.phone.name.replace("{ending}", number.ending);
  await signInByApp(page, known);

  await page.getByRole("link", { name: w.account.factors.addPhone }).click();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: w.enrol.phone.heading })).toBeVisible();
  await expectSoundPage(page);
  const field = page.getByLabel(w.enrol.phone.number);
  await field.fill("12");
  await button(page, texted.send.submit).click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.locator(".error-summary a")).toHaveText(w.problems.phoneInvalid);
  await expect(field).toHaveValue("12");
  await expectSoundPage(page);
  await field.fill(number.typed);
  await button(page, texted.send.submit).click();
  const code = page.getByLabel(texted.code);
  await expect(code).toBeFocused();
  const sent = page.getByRole("status").filter({ hasText: texted.sent });
  await expect(sent).toBeVisible();
  // A mistyped number is shown and can be changed.
  await expect(page.getByText(number.typed)).toBeVisible();
  const first = await codeAfter(texts, number.called, 1);
  expect(texts.messages.findLast(({ to }) => to === number.called)?.channel).toBe("sms");
  await expectSoundPage(page);
  await code.fill(wrongCode(first));
  await button(page, w.enrol.phone.form.submit).click();
  await expect(page.locator(".error-summary a")).toHaveText(w.problems.textCodeWrong);
  await expect(sent).toHaveCount(0);
  await code.fill(first);
  await button(page, w.enrol.phone.form.submit).click();
  await expect(page.getByRole("heading", { level: 1, name: w.enrol.done })).toBeVisible();
  await expect(page.locator(".recovery-codes li")).toHaveCount(10);
  await page.getByLabel(w.enrol.codes.saved).check();
  await page.getByRole("link", { name: w.enrol.codes.finish }).click();
  await expect(page.getByText(w.account.notes["steg-pa"])).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  await expectFitting(page);

  // At the sign-in one chooses between the two.
  await page.context().clearCookies();
  await typePassword(page, known);
  await expect(page.getByLabel(w.factor.code)).toBeVisible();
  await hydrated(page);
  await expectSoundPage(page);
  await page.getByRole("link", { name: w.factor.useText }).click();
  await expect(page.getByText(texted.lead)).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("link", { name: w.factor.useApp }).click();
  await expect(page.getByText(w.factor.text)).toBeVisible();
  await page.getByRole("link", { name: w.factor.useText }).click();
  await button(page, texted.send.submit).click();
  await expect(code).toBeFocused();
  const second = await codeAfter(texts, number.called, 2);
  await expectSoundPage(page);
  await code.fill(second);
  await button(page, w.factor.form.submit).click();
  await expect(page.getByRole("heading", { level: 1, name: w.account.heading })).toBeVisible();
  expect(
    await ask(
      texting,
      "select aal, method from auth.sessions s, lateral (select authentication_method as method from auth.mfa_amr_claims where session_id = s.id and authentication_method like 'mfa%') m where user_id = $1 order by s.created_at desc limit 1",
      [known.userId],
    ),
  ).toEqual([{ aal: "aal2", method: "mfa/phone" }]);

  const row = page.getByRole("listitem").filter({ hasText: name });
  await row.getByRole("button", { name: w.account.factors.remove.submit }).click();
  await expect(page.getByText(w.account.notes["steg-borta"])).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toHaveCount(0);
});

test("another message can be requested after a pause, and five an hour", async ({ page, texting, texts }) => {
  const known = await account(texting);
  const number = newNumber();
  await signInByApp(page, known);
  await page.clock.install();
  await page.getByRole("link", { name: w.account.factors.addPhone }).click();
  await page.getByLabel(w.enrol.phone.number).fill(number.typed);
  await button(page, w.factor.texted.send.submit).click();
  const first = await codeAfter(texts, number.called, 1);
  const again = button(page, w.factor.texted.again.submit);
  const code = page.getByLabel(w.factor.texted.code);
  for (const count of [2, 3, 4, 5]) {
    await expect(again).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByText(/0:\d\d/)).toBeVisible();
    await page.clock.fastForward(46_000);
    await expect(again).toHaveAttribute("aria-disabled", "false");
    await again.click();
    await expect(page.getByRole("status").filter({ hasText: w.factor.texted.sentAgain })).toBeVisible();
    await codeAfter(texts, number.called, count);
  }
  // The first message's code belongs to an earlier challenge.
  await code.fill(first);
  await button(page, w.enrol.phone.form.submit).click();
  await expect(page.locator(".error-summary a")).toHaveText(w.problems.textCodeWrong);
  await page.clock.fastForward(46_000);
  await again.click();
  await expect(page.locator(".error-summary a")).toHaveText(w.problems.tooManyTexts);
  await expectSoundPage(page);
  // The latest code is still valid.
  await code.fill(texts.codeTo(number.called) ?? "");
  await button(page, w.enrol.phone.form.submit).click();
  await expect(page.locator(".recovery-codes li")).toHaveCount(10);
});

test("a message that can't be sent is told, and the number stays typed", async ({ page, texting, texts }) => {
  const known = await account(texting);
  await signInByApp(page, known);
  await page.getByRole("link", { name: w.account.factors.addPhone }).click();
  const { typed, called } = newNumber();
  texts.fail(true);
  try {
    await page.getByLabel(w.enrol.phone.number).fill(typed);
    await button(page, w.enrol.phone.texted.send.submit).click();
    await expect(page.locator(".error-summary a")).toHaveText(w.problems.textNotSent);
    await expect(page.getByLabel(w.enrol.phone.number)).toHaveValue(typed);
  } finally {
    texts.fail(false);
  }
  await button(page, w.enrol.phone.texted.send.submit).click();
  await codeAfter(texts, called, 1);
  await expect(page.getByLabel(w.enrol.phone.texted.code)).toBeFocused();
  await page.getByRole("link", { name: w.enrol.phone.otherNumber }).click();
  await expect(page.getByLabel(w.enrol.phone.number)).toHaveValue("");
});

test("without script a telephone is added and shown by the same steps", async ({
  browser,
  baseURL,
  texting,
  texts,
}) => {
  const known = await account(texting);
  const number = newNumber();
  const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const page = await context.newPage();
  await signInByApp(page, known);
  await page.getByRole("link", { name: w.account.factors.addPhone }).click();
  await page.getByLabel(w.enrol.phone.number).fill(number.typed);
  await button(page, w.enrol.phone.texted.send.submit).click();
  const first = await codeAfter(texts, number.called, 1);
  await page.getByLabel(w.enrol.phone.texted.code).fill(wrongCode(first));
  await button(page, w.enrol.phone.form.submit).click();
  await expect(page.locator(".error-summary a")).toHaveText(w.problems.textCodeWrong);
  await page.getByLabel(w.enrol.phone.texted.code).fill(first);
  await button(page, w.enrol.phone.form.submit).click();
  await expect(page.locator(".recovery-codes li")).toHaveCount(10);

  await context.clearCookies();
  await typePassword(page, known);
  await page.getByRole("link", { name: w.factor.useText }).click();
  await button(page, w.factor.texted.send.submit).click();
  await page.getByLabel(w.factor.texted.code).fill(await codeAfter(texts, number.called, 2));
  await button(page, w.factor.form.submit).click();
  await expect(page.getByRole("heading", { level: 1, name: w.account.heading })).toBeVisible();
  await context.close();
});

test("with a phone as the only second factor its code is asked for at once", async ({
  page,
  texting,
  texts,
}) => {
  const known = await account(texting);
  const number = newNumber();
  await signInByApp(page, known);
  await addPhone(page, texts, number);
  const app = page.getByRole("listitem").filter({ hasText: "Telefon" }).filter({ hasNotText: "slutar" });
  await app.getByRole("button", { name: w.account.factors.remove.submit }).click();
  await expect(page.getByText(w.account.notes["steg-borta"])).toBeVisible();
  await expect(page.getByText(w.account.factors.lastKept)).toBeVisible();

  await page.context().clearCookies();
  await typePassword(page, known);
  await expect(page.getByText(w.factor.texted.lead)).toBeVisible();
  await expect(page.getByRole("link", { name: w.factor.useApp })).toHaveCount(0);
  await button(page, w.factor.texted.send.submit).click();
  await page.getByLabel(w.factor.texted.code).fill(await codeAfter(texts, number.called, 2));
  await button(page, w.factor.form.submit).click();
  await expect(page.getByRole("heading", { level: 1, name: w.account.heading })).toBeVisible();
});

test("of several telephones one chooses which is sent the code", async ({ page, texting, texts }) => {
  const known = await account(texting);
  const [one, other] = [newNumber(), newNumber()];
  const names = ["Min mobil", "Jobbtelefonen"];
  for (const [index, { called }] of [one, other].entries())
    await ask(
      texting,
      "insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, phone) values ($1, $2, 'phone', 'verified', $3)",
      [known.userId, names[index] ?? "", called.slice(1)],
    );
  await typePassword(page, known);
  await page.getByRole("link", { name: "Sms: Jobbtelefonen" }).click();
  await expect(page.getByRole("link", { name: "Sms: Min mobil" })).toBeVisible();
  await button(page, w.factor.texted.send.submit).click();
  const code = await codeAfter(texts, other.called, 1);
  await page.getByLabel(w.factor.texted.code).fill(code);
  await button(page, w.factor.form.submit).click();
  await expect(page.getByRole("heading", { level: 1, name: w.account.heading })).toBeVisible();
  expect(texts.codeTo(one.called)).toBeUndefined();
});

base(
  "whose only second step is a telephone gets in by a recovery code where messages are no longer sent",
  async ({ page, site }) => {
    const known = await account(site);
    const client = testClient(site.url);
    await signInWithSecondFactor(site.url, known, client);
    const { data } = await client.auth.mfa.recoveryCodes.generate({ friendlyName: "Recovery codes" });
    await ask(
      site,
      "update auth.mfa_factors set factor_type = 'phone', phone = '46701234567', secret = null where user_id = $1 and factor_type = 'totp'",
      [known.userId],
    );
    await typePassword(page, known);
    await expect(page.getByText(w.factor.noTexts)).toBeVisible();
    await expect(button(page, w.factor.texted.send.submit)).toHaveCount(0);
    await page.getByLabel(w.factor.recoveryCode).fill(data?.codes[0] ?? "");
    await button(page, w.factor.recoveryForm.submit).click();
    await expect(page.getByRole("heading", { level: 1, name: w.account.heading })).toBeVisible();
  },
);

base("where no sender of text messages is configured, no telephone is offered", async ({ page, site }) => {
  const known = await account(site);
  await signInByApp(page, known);
  await expect(page.getByRole("link", { name: w.account.factors.add })).toHaveCount(0);
  await expect(page.getByRole("link", { name: w.account.factors.addAnother })).toBeVisible();
  await expect(page.getByRole("link", { name: w.account.factors.addPhone })).toHaveCount(0);
  await page.goto("/konto/andra-steget?telefon=");
  await expect(page.getByRole("link", { name: w.enrol.useApp })).toBeVisible();
  await expect(page.getByText(w.enrol.usePhone)).toHaveCount(0);
});
