import { accountMessages } from "#app/content/account/account.server.ts";
import {
  callbackMessages,
  secondFactorMessages,
  signInMessages,
} from "#app/content/account/sign-in.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { freePort } from "#tests/free-port.ts";
import { startOpenIdProvider, type TestOpenIdProvider } from "#tests/openid-provider.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { windowOf } from "#tests/screens.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";
import { expectSoundPage } from "./check-page.ts";

interface Provided {
  site: RunningSite;
  google: TestOpenIdProvider;
  microsoft: TestOpenIdProvider;
}

/** A site with sign-in by Google and Microsoft, each a real OpenID provider on loopback. */
const test = base.extend<object, { provided: Provided }>({
  provided: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const port = String(await freePort());
      const url = `http://localhost:${port}`;
      const [google, microsoft] = [await startOpenIdProvider(url), await startOpenIdProvider(url)];
      const site = await startSite({
        PORT: port,
        SITE_URL: url,
        OAUTH_GOOGLE_ID: google.settings.clientId,
        OAUTH_GOOGLE_SECRET: google.settings.clientSecret,
        OAUTH_GOOGLE_ISSUER: google.settings.issuer,
        OAUTH_AZURE_ID: microsoft.settings.clientId,
        OAUTH_AZURE_SECRET: microsoft.settings.clientSecret,
        OAUTH_AZURE_ISSUER: microsoft.settings.issuer,
      });
      await use({ site: { ...site, url }, google, microsoft });
      await site.stop();
      await removeData(site);
      google.close();
      microsoft.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ provided }, use) => use(provided.site.url),
});

/** They share a site: one worker runs them all. */
test.describe.configure({ mode: "default" });

const account = (site: RunningSite) =>
  addAccount((query, values) => ask(site, query, values), { role: "sales" });

test("Microsoft signs in a verified address, which still needs the second factor", async ({
  page,
  provided: { site, microsoft },
}) => {
  await page.setViewportSize(windowOf.sv);
  const factor = secondFactorMessages.sv;
  const microsoftLink = page.getByRole("link", { name: signInMessages.sv.providers.azure });
  const known = await account(site);
  const sub = crypto.randomUUID();
  microsoft.person = { sub, email: known.email, name: "Anna Lind" };
  await page.goto("/logga-in");
  await hydrated(page);
  await expectSoundPage(page);
  await microsoftLink.click();
  const refusal = page.getByRole("alert");
  await expect(refusal).toContainText(callbackMessages.sv.reasons.provider_email_needs_verification);
  await page.goto("/logga-in");
  await page.context().clearCookies({ name: /_session/ });
  microsoft.person = { sub, email: known.email, name: "Anna Lind", xms_edov: true };
  await microsoftLink.click();
  await page.getByLabel(factor.code).fill(known.code());
  await page.getByRole("button", { name: factor.form.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByText("Anna Lind").first()).toBeAttached();
});

test("another sign-in is linked to the account, and unlinked", async ({
  page,
  provided: { site, google },
}) => {
  const [factor, messages] = [secondFactorMessages.en, accountMessages.en];
  const known = await account(site);
  google.person = {
    sub: crypto.randomUUID(),
    email: `${crypto.randomUUID()}@example.com`,
    name: "Anna Lind",
    email_verified: true,
  };
  await page.context().addCookies((await signInWithSecondFactor(site.url, known)).cookies);
  await page.goto("/konto?lang=en");
  await hydrated(page);
  const row = page.getByRole("listitem").filter({ hasText: messages.identities.providers.google });
  await expect(row).toContainText(messages.identities.unlinked);
  await row.getByRole("link").click();
  // Another provider's sign-in gives only aal1; a code can be used once.
  await page.getByLabel(factor.code).fill(known.code(new Date(Date.now() + 30_000)));
  await page.getByRole("button", { name: factor.form.submit, exact: true }).click();
  await expect(page.getByText(messages.notes.kopplad)).toBeVisible();
  await expect(row).toContainText(fill(messages.identities.linked, { email: google.person.email }));
  await hydrated(page);
  await expectSoundPage(page);
  await row.getByRole("button", { name: messages.identities.unlink.submit }).click();
  await expect(page.getByText(messages.notes.bortkopplad)).toBeVisible();
  await expect(row).toContainText(messages.identities.unlinked);
});

test("a sign-in that is another account's is not linked to this one", async ({ page, provided }) => {
  const { site, google } = provided;
  const [anna, bo] = [await account(site), await account(site)];
  google.person = { sub: crypto.randomUUID(), email: bo.email, name: "Bo Ek", email_verified: true };
  await ask(
    site,
    `insert into auth.identities (provider_id, user_id, provider, identity_data) values ($1, $2, 'google', '{}')`,
    [google.person.sub, bo.userId],
  );
  await page.context().addCookies((await signInWithSecondFactor(site.url, anna)).cookies);
  await page.goto("/konto");
  await page
    .getByRole("link", { name: fill(accountMessages.sv.identities.link, { name: "Google" }) })
    .click();
  await expect(page.getByRole("alert")).toContainText(callbackMessages.sv.reasons.identity_already_exists);
});
