import type { BrowserContext, Page } from "@playwright/test";
import { newsEditorMessages } from "#app/admin/news/words.server.ts";
import { adminFrameMessages } from "#app/admin/words.server.ts";
import { emptyContent } from "#app/news/content.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import type { RunningSite } from "#tests/site.ts";
import {
  addAccount,
  inEveryForm,
  signInWithSecondFactor,
  type TestAccount,
  testClient,
} from "#tests/staff.ts";
import { addContactRequest } from "./admin-fixtures.ts";
import { expectSoundPage } from "./check-page.ts";

const test = base.extend({
  baseURL: async ({ site }, use) => use(site.url.replace("127.0.0.1", "localhost")),
});

async function signedIn(site: RunningSite, context: BrowserContext, role: "sales" | "editor" = "sales") {
  const known = await addAccount((query, values) => ask(site, query, values), { role });
  const { session, cookies } = await signInWithSecondFactor(
    site.url.replace("127.0.0.1", "localhost"),
    known,
  );
  await context.addCookies(cookies);
  return { known, session };
}

async function signInAgain(page: Page, { email, password, code }: TestAccount) {
  await page.getByLabel("E-post", { exact: true }).fill(email);
  await page.getByLabel("Lösenord", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Logga in", exact: true }).click();
  // A code can be used once.
  await page.getByLabel("Sexsiffrig kod").fill(code(new Date(Date.now() + 30_000)));
  await page.getByRole("button", { name: "Fortsätt", exact: true }).click();
}

for (const [how, change] of [
  ["ended elsewhere", "delete from auth.sessions where user_id = $1"],
  ["run out", "update auth.sessions set not_after = now() where user_id = $1"],
] as const)
  test(`a session that was ${how} leaves what is written in its place until one has signed in again`, async ({
    page,
    context,
    site,
  }) => {
    const { known } = await signedIn(site, context);
    const id = await addContactRequest(site, { company: "Mälarport AB", minutesAgo: 5 });
    // Its emails would make the page revalidate just as the session ends.
    await page.route("**/admin/andringar*", (route) => route.abort());
    await page.goto(`/admin/forfragningar/${id}`);
    await hydrated(page);
    await ask(site, change, [known.userId]);
    await page.getByLabel("Anteckning", { exact: true }).fill("Ring efter lunch.");
    await page.getByRole("button", { name: "Spara anteckning" }).click();
    const again = page.getByRole("alert").getByRole("link", { name: "Logga in i en ny flik" });
    await expect(again).toHaveAttribute("href", /\/logga-in\?next=/);
    // A link or another tab leads to the sign-in, and back to where one was.
    const other = await context.newPage();
    await other.goto(`/admin/forfragningar/${id}`);
    await expect(other).toHaveURL(/\/logga-in\?next=/);
    await signInAgain(other, known);
    await expect(other).toHaveURL(new RegExp(`/admin/forfragningar/${id}`));
    await expect(page.getByLabel("Anteckning", { exact: true })).toHaveValue("Ring efter lunch.");
    await page.getByRole("button", { name: "Spara anteckning" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Anteckningen" })).toBeVisible();
  });

test("an article that is being written waits for a new sign-in, and is saved then", async ({
  page,
  context,
  site,
}) => {
  const { known } = await signedIn(site, context, "editor");
  const id = crypto.randomUUID();
  await ask(site, "insert into news_drafts (id, content) values ($1, $2)", [
    id,
    JSON.stringify(emptyContent(`nyhet-${id.slice(0, 8)}`)),
  ]);
  const { sv: messages } = newsEditorMessages;
  // The stream would make the page read the new draft's data just as the session ends.
  await page.route("**/admin/andringar*", (route) =>
    route.request().method() === "HEAD" ? route.fallback() : route.abort(),
  );
  await page.goto(`/admin/nyheter/${id}`);
  await hydrated(page);
  await ask(site, "delete from auth.sessions where user_id = $1", [known.userId]);
  await page
    .getByRole("textbox", { name: `${messages.rows.title}, ${messages.languages.sv}`, exact: true })
    .fill("Inte borta");
  await expect(page.getByText(messages.save.signedOut)).toBeVisible();
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await lookAgain();
  const notice = page.getByRole("alert").filter({ hasText: adminFrameMessages.sv.signedOut });
  await expect(notice.getByRole("link", { name: adminFrameMessages.sv.signInAgain })).toBeVisible();
  await expectSoundPage(page);
  const tab = await context.newPage();
  await tab.goto("/logga-in?next=/konto");
  await signInAgain(tab, known);
  await expect(tab.getByRole("heading", { level: 1, name: "Konto" })).toBeVisible();
  await expect(page.locator(".saved-state")).toHaveClass(/news-editor__save--saved/);
  await lookAgain();
  await expect(notice).toHaveCount(0);
  expect(
    await ask(site, "select content #>> '{rows,0,cells,text,sv}' as title from news_drafts where id = $1", [
      id,
    ]),
  ).toEqual([{ title: "Inte borta" }]);
});

test("a refresh token that was stolen and is used twice ends the session for the thief, too", async ({
  page,
  context,
  site,
}) => {
  const { known, session } = await signedIn(site, context);
  const thief = testClient(site.url);
  const stolen = await thief.auth.refreshSession(session);
  expect(stolen.error).toBeNull();
  // Until the new token is used, the answer may just have been lost; the thief uses it.
  expect((await thief.auth.refreshSession()).error).toBeNull();
  await ask(
    site,
    `update auth.refresh_tokens set created_at = created_at - interval '1 minute', updated_at = updated_at - interval '1 minute'
     where session_id in (select id from auth.sessions where user_id = $1)`,
    [known.userId],
  );
  // The owner's own token has expired meanwhile.
  const late = { ...session, expires_at: Math.floor(Date.now() / 1000) - 60 };
  await context.addCookies(inEveryForm(site.url.replace("127.0.0.1", "localhost"), late).cookies);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/logga-in/);
  expect((await thief.auth.refreshSession()).error).not.toBeNull();
  expect((await thief.auth.getUser()).error).not.toBeNull();
  await signInAgain(page, known);
  await expect(page).toHaveURL(/\/admin/);
});
