import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { usersPageMessages } from "#app/admin/users/words.server.ts";
import { accountMessages } from "#app/content/account/account.server.ts";
import { authMessages } from "#app/content/account/shared.server.ts";
import { enrolMessages, secondFactorMessages, signInMessages } from "#app/content/account/sign-in.server.ts";
import type { StaffRole } from "#app/domain/staff-roles.ts";
import { fill } from "#app/i18n/fill.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import type { RunningSite } from "#tests/site.ts";
import { addAccount, type TestAccount } from "#tests/staff.ts";
import { expectFitting, expectSoundPage } from "./check-page.ts";

/** A passkey belongs to a host name; no browser makes one for an IP address. */
const test = base.extend({
  baseURL: async ({ site }, use) => use(site.url.replace("127.0.0.1", "localhost")),
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Somebody who has no second step yet. */
async function newcomer(site: RunningSite, role: StaffRole = "sales"): Promise<TestAccount> {
  const known = await addAccount((query, values) => ask(site, query, values), { role });
  await ask(site, "delete from auth.mfa_factors where user_id = $1", [known.userId]);
  return known;
}

/** A device of Chromium's own that makes and uses passkeys; `unlock` says whether its owner is recognized. */
async function withDevice(page: Page) {
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  const { authenticatorId } = await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    unlock: (isUserVerified: boolean) =>
      devices.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

/** Makes the session's factors eleven minutes older. */
const grow = (site: RunningSite, { userId }: TestAccount) =>
  ask(
    site,
    `update auth.mfa_amr_claims set updated_at = updated_at - interval '11 minutes'
     where session_id in (select id from auth.sessions where user_id = $1)`,
    [userId],
  );

/** The same in both languages, so tested in one. */
const w = {
  signIn: signInMessages.sv,
  factor: secondFactorMessages.sv,
  enrol: enrolMessages.sv,
  account: accountMessages.sv,
  auth: authMessages.sv,
};
const account = (page: Page) => page.getByRole("heading", { level: 1, name: w.account.heading });

async function openSignIn(page: Page) {
  await page.goto("/logga-in?next=/konto");
  await hydrated(page);
}

async function typePassword(page: Page, { email, password }: TestAccount) {
  await openSignIn(page);
  await page.getByLabel(w.signIn.email, { exact: true }).fill(email);
  await page.getByRole("textbox", { name: w.signIn.password }).fill(password);
  await button(page, w.signIn.form.submit).click();
}

async function signOut(page: Page) {
  await button(page, w.account.signOut).click();
  await expect(page.getByText(w.signIn.notes.utloggad)).toBeVisible();
}

/** From the page to add a second step to the account's. */
async function addPasskey(page: Page) {
  await expect(page.getByRole("heading", { name: w.enrol.passkey.heading })).toBeVisible();
  await hydrated(page);
  await button(page, w.enrol.passkey.form.submit).click();
  await expect(page.locator(".recovery-codes li")).toHaveCount(10);
  await page.getByLabel(w.enrol.codes.saved).check();
  await page.getByRole("link", { name: w.enrol.codes.finish }).click();
  await expect(account(page)).toBeVisible();
}

test("a passkey is offered first, signs in by itself, is the second step after a password, and is renamed and removed; an app does as well @phone", async ({
  page,
  site,
}) => {
  test.setTimeout(90_000);
  const known = await newcomer(site);
  await typePassword(page, known);
  await page.getByRole("link", { name: w.account.factors.add }).click();
  await expect(page.getByRole("heading", { name: w.enrol.passkey.heading })).toBeVisible();
  await hydrated(page);
  await expectSoundPage(page);
  // A device that does not recognize its owner creates no passkey; the form says what to do.
  const device = await withDevice(page);
  await device.unlock(false);
  await button(page, w.enrol.passkey.form.submit).press("Enter");
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.locator(".error-summary a")).toHaveText(w.auth.problems.passkeyNotMade);
  await expectSoundPage(page);
  await device.unlock(true);
  await addPasskey(page);

  const row = page.getByRole("listitem").filter({ hasText: w.enrol.passkey.name.split(" ")[0] ?? "" });
  await row.getByText(w.account.factors.rename.ask, { exact: true }).click();
  const name = row.getByLabel(w.account.factors.rename.label);
  await name.fill("");
  await row.getByRole("button", { name: w.account.factors.rename.form.submit }).click();
  await expect(page.locator(".error-summary a")).toHaveText(w.auth.problems.passkeyNameMissing);
  await expectSoundPage(page);
  await name.fill("Jobbdatorn");
  await row.getByRole("button", { name: w.account.factors.rename.form.submit }).click();
  await expect(page.getByText(w.account.notes["passnyckel-namn"])).toBeVisible();
  const own = page.getByRole("listitem").filter({ hasText: "Jobbdatorn" });
  await expect(own).toContainText("senast använt");

  await device.unlock(false);
  await signOut(page);
  await openSignIn(page);
  await expectSoundPage(page);
  await device.unlock(true);
  await button(page, w.signIn.passkey.submit).click();
  await expect(account(page)).toBeVisible();

  // Chromium's device responds at once when the page offers passkeys at the email field, unless it is locked.
  await device.unlock(false);
  await signOut(page);
  await typePassword(page, known);
  await expect(page.getByText(w.factor.passkey.text)).toBeVisible();
  await hydrated(page);
  await expectSoundPage(page);
  await device.unlock(true);
  await button(page, w.factor.passkey.form.submit).click();
  await expect(account(page)).toBeVisible();

  // Eleven minutes later the form that needs a fresh factor asks for the passkey.
  await grow(site, known);
  await page.getByRole("link", { name: w.account.factors.addAnother }).click();
  await page.getByRole("link", { name: w.enrol.useApp }).click();
  const proof = button(page, w.auth.proof.passkey);
  await expect(proof).toBeFocused();
  await expect(page.getByText(w.auth.proof.text.passkey)).toBeVisible();
  await expectSoundPage(page);
  await proof.press("Enter");
  await expect(page.locator(".enrol-qr .qr-code")).toBeVisible();
  const secret = ((await page.locator(".enrol-key code").textContent()) ?? "").replace(/\s/g, "");
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel(w.enrol.code).fill(app.generate());
  await button(page, w.enrol.form.submit).click();
  await expect(account(page)).toBeVisible();
  await expectSoundPage(page);

  // With both factors, either can be used.
  await device.unlock(false);
  await signOut(page);
  await typePassword(page, known);
  await expect(page.getByLabel(w.factor.code)).toBeVisible();
  await hydrated(page);
  await expectSoundPage(page);
  await device.unlock(true);
  await button(page, w.factor.passkey.form.submit).click();
  await expect(account(page)).toBeVisible();

  await own
    .getByRole("button", { name: fill(w.account.factors.removeNamed, { name: "Jobbdatorn" }) })
    .click();
  await expect(page.getByText(w.account.notes["steg-borta"])).toBeVisible();
  await device.unlock(false);
  await signOut(page);
  await openSignIn(page);
  await device.unlock(true);
  await button(page, w.signIn.passkey.submit).click();
  await expect(page.locator(".error-summary a")).toHaveText(w.auth.problems.passkeyUnknown);
  await expectFitting(page);
  await device.unlock(false);
  await typePassword(page, known);
  await expect(button(page, w.factor.passkey.form.submit)).toHaveCount(0);
  await page.getByLabel(w.factor.code).fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await button(page, w.factor.form.submit).click();
  await expect(account(page)).toBeVisible();
});

test("an administrator reauthenticates by a passkey, and the form continues", async ({ page, site }) => {
  const known = await newcomer(site, "admin");
  await withDevice(page);
  await typePassword(page, known);
  await page.getByRole("link", { name: w.account.factors.add }).click();
  await addPasskey(page);
  await grow(site, known);
  const people = usersPageMessages.sv;
  const email = `${crypto.randomUUID()}@example.se`;
  await page.goto("/admin/anvandare");
  await hydrated(page);
  await page.getByLabel(people.invite.name, { exact: true }).fill("Nils Ek");
  await page.getByLabel(people.invite.email, { exact: true }).fill(email);
  await button(page, people.invite.button).click();
  await expect(page.getByText(w.auth.proof.text.passkey)).toBeVisible();
  await expectSoundPage(page);
  await button(page, w.auth.proof.passkey).click();
  await expect(page.locator(".notice")).toContainText(fill(people.done.invited, { email }));
});

test("a browser without passkey support is offered none", async ({ page, site }) => {
  const known = await newcomer(site);
  const { form, email, password, passkey } = signInMessages.sv;
  await page.addInitScript("delete window.PublicKeyCredential");
  await page.goto("/logga-in");
  await hydrated(page);
  await expect(button(page, passkey.submit)).toHaveCount(0);
  await page.getByLabel(email, { exact: true }).fill(known.email);
  await page.getByRole("textbox", { name: password }).fill(known.password);
  await button(page, form.submit).click();
  await expect(page.locator(".enrol-qr .qr-code")).toBeVisible();
  await expect(page.getByText(enrolMessages.sv.usePasskey)).toHaveCount(0);
});

test("a press before the script is loaded asks for the passkey afterwards", async ({ page }) => {
  let isWithheld = true;
  await page.route("**/assets/*.js", (route) => (isWithheld ? route.abort() : route.continue()));
  await withDevice(page);
  await page.goto("/logga-in");
  isWithheld = false;
  await button(page, signInMessages.sv.passkey.submit).click();
  // The device has no passkey of this site.
  await expect(page.locator(".error-summary a")).toHaveText(authMessages.sv.problems.passkeyCancelled);
});
