import { Secret, TOTP } from "otpauth";
import { setupMessages } from "#app/content/account/setup.server.ts";
import { authMessages } from "#app/content/account/shared.server.ts";
import { enrolMessages, signInMessages } from "#app/content/account/sign-in.server.ts";
import { brand } from "#brand/company.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";
import { expectSoundPage, openOnceItShows } from "./check-page.ts";

/** A new site of its own: the set-up happens once. */
const test = base.extend<{ first: RunningSite }>({
  first: async ({ smtp }, use) => {
    const site = await startSite({
      SMTP_URL: smtp.url,
      TRUST_PROXY: "1",
      BOOKING_APP_URL: "https://boka.exempla.se",
    });
    await use(site);
    await site.stop();
    await removeData(site);
  },
  baseURL: async ({ first }, use) => use(first.url.replace("127.0.0.1", "localhost")),
});

async function codeOf(site: RunningSite): Promise<string> {
  const code = () => /\/setup – code ([A-Z0-9]{4}-[A-Z0-9]{4})/.exec(site.output())?.[1] ?? "";
  await expect.poll(code).not.toBe("");
  return code();
}

test("the printed code creates the first administrator, who adds a second factor and sees what is not configured", async ({
  page,
  first,
  smtp,
  browser,
}, info) => {
  // A long journey, which starts a site.
  test.setTimeout(90_000);
  // Each language on one of the two screens: the set-up is the same, and a site starts for each.
  const locale = info.project.name === "phone" ? "sv" : "en";
  const lang = locale === "en" ? "?lang=en" : "";
  const { first: messages, checks, placeholders } = setupMessages[locale];
  const { problems } = authMessages[locale];
  const enrol = enrolMessages[locale];
  const code = await codeOf(first);
  const email = `${crypto.randomUUID()}@example.se`;
  const password = page.getByRole("textbox", { name: messages.password });
  const create = page.getByRole("button", { name: messages.submit });

  // The sign-in tells the first person where to go.
  await page.goto(`/logga-in${lang}`);
  await page.getByRole("link", { name: signInMessages[locale].setupLink }).click();
  await hydrated(page);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await create.click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.locator(".error-summary a")).toHaveCount(4);
  await expectSoundPage(page);

  await page.getByLabel(messages.code).fill("AAAA-AAAA");
  await page.getByLabel(messages.name).fill("Eva Ström");
  await page.getByLabel(messages.email).fill(email);
  await password.fill("fyra lugna renar badar");
  await create.click();
  await expect(page.locator(".error-summary")).toContainText(problems.setupCodeWrong);
  await expect(page.getByLabel(messages.email)).toHaveValue(email);
  // What was valid need not be typed again.
  await expect(password).toHaveValue("fyra lugna renar badar");

  await page.getByLabel(messages.code).fill(code.toLowerCase());
  await password.fill("lösenord123456");
  await create.click();
  await expect(page.locator(".error-summary")).toBeVisible();
  await expect(page.getByLabel(messages.code)).toHaveValue(code.toLowerCase());
  await password.fill("fyra lugna renar badar");
  await create.click();

  await page.getByRole("link", { name: enrol.useApp }).click();
  await expect(page.locator(".enrol-qr .qr-code")).toBeVisible();
  const secret = ((await page.locator(".enrol-key code").textContent()) ?? "").replace(/\s/g, "");
  await page.getByLabel(enrol.code).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole("button", { name: enrol.form.submit }).click();
  await expect(page.locator(".recovery-codes li")).toHaveCount(10);
  await page.getByRole("checkbox").check();
  await page.getByRole("link", { name: enrol.codes.finish }).click();

  await expect(page.getByRole("heading", { level: 1, name: checks.heading })).toBeVisible();
  await expect(page.getByText(checks.findings.mail.untried)).toBeVisible();
  await expect(page.getByText(checks.findings.booking.fine)).toBeVisible();
  await expect(page.getByText(checks.findings.backups.missing)).toBeVisible();
  // What visitors see that is invented, each with where it is replaced.
  const invented = page.getByRole("region", { name: placeholders.heading });
  await expect(invented).toContainText(brand.phone);
  await expect(invented.getByRole("link", { name: placeholders.places.references })).toHaveCount(3);
  await expectSoundPage(page);
  await page.getByRole("button", { name: checks.send }).click();
  // The row of the email may say the same already, and more.
  await expect(page.getByText(checks.asked, { exact: true })).toBeVisible();
  await expect
    .poll(() => smtp.emails.some(({ to }) => to?.some(({ address }) => address === email)), {
      timeout: 20_000,
    })
    .toBe(true);
  const works = ".setup-row:has(.chip--ok) dt";
  await openOnceItShows(page, `/setup${lang}`, works, [checks.names.mail]);
  await expect(page.locator(works).filter({ hasText: checks.names.mail })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: first.url });
  const stranger = await elsewhere.newPage();
  await stranger.goto(`/setup${lang}`);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(signInMessages[locale].heading);
  const colleague = await addAccount((query, values) => ask(first, query, values), { role: "sales" });
  await elsewhere.addCookies((await signInWithSecondFactor(first.url, colleague)).cookies);
  expect((await stranger.goto("/setup"))?.status()).toBe(403);
  await expectSoundPage(stranger);
  await elsewhere.close();
});
