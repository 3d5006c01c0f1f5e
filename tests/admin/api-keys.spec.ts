import { apiKeysPageMessages } from "#app/admin/api-keys/words.server.ts";
import { authMessages } from "#app/content/account/shared.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { fill } from "#app/i18n/fill.ts";
import { apiPath } from "#app/site-map.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";
import { addContactRequest } from "./admin-fixtures.ts";
import { expectSoundPage } from "./check-page.ts";

const test = base.extend({
  baseURL: async ({ site }, use) => use(site.url.replace("127.0.0.1", "localhost")),
});

test("an administrator makes a key after the second factor, a system reads with it, and is out once it is revoked @both", async ({
  page,
  context,
  site,
  baseURL,
}, info) => {
  const locale = info.project.name === "phone" ? "sv" : "en";
  const messages = apiKeysPageMessages[locale];
  const { create } = messages;
  const { proof } = authMessages[locale];
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const lead = await addContactRequest(site, { company: "Hamnbolaget AB" });
  const administrator = await addAccount((query, values) => ask(site, query, values), { role: "admin" });
  await context.addCookies((await signInWithSecondFactor(baseURL ?? site.url, administrator)).cookies);
  await ask(
    site,
    `update auth.mfa_amr_claims set updated_at = updated_at - interval '11 minutes'
     where session_id in (select id from auth.sessions where user_id = $1)`,
    [administrator.userId],
  );
  const name = `Bokningsappen ${info.project.name}`;
  await page.goto(`${adminPaths.apiKeys}?lang=${locale}`);
  await hydrated(page);
  await expectSoundPage(page);

  await page.getByLabel(create.name, { exact: true }).fill(name);
  await page.getByLabel(messages.scopes["leads:read"]).check();
  await button(create.button).click();
  await page.getByLabel(proof.code).fill(administrator.code(new Date(Date.now() + 30_000)));
  await button(proof.submit).click();
  await expect(page.getByRole("heading", { name: fill(messages.key.heading, { name }) })).toBeVisible();
  const key = await page.getByLabel(messages.key.label, { exact: true }).inputValue();
  await expectSoundPage(page);

  const read = () =>
    fetch(`${site.url}${apiPath}/leads/${lead}`, { headers: { authorization: `Bearer ${key}` } });
  expect(await (await read()).json()).toMatchObject({ company: "Hamnbolaget AB" });

  await button(create.button).click();
  await expect(page.getByText(messages.wrong.scopes).first()).toBeVisible();
  await page.reload();
  await hydrated(page);
  expect(await page.content()).not.toContain(key);
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByText(messages.revoke.ask, { exact: true }).click();
  await button(fill(messages.revoke.button, { name })).click();
  await expect(page.getByText(messages.done.revoked)).toBeVisible();
  expect((await read()).status).toBe(401);
});
