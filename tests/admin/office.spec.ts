import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { auditPageWords } from "#app/content/admin/audit.server.ts";
import { deskFrameWords } from "#app/content/admin/frame.server.ts";
import { lettersPageWords } from "#app/content/admin/letters.server.ts";
import { operationsPageWords, redirectsPageWords } from "#app/content/admin/operations.server.ts";
import { peoplePageWords } from "#app/content/admin/people.server.ts";
import { protectionPageWords } from "#app/content/admin/protection.server.ts";
import { fill } from "#app/language/fill.ts";
import { ask } from "#tests/pages/site-database.ts";
import { addContactRequest, expect, test } from "./desk-fixtures.ts";
import { holds } from "./holds.ts";

/** Each page in one language on the phone and in the other on the desktop: it is the same page. */
const localeOf = (project: string) => (project === "phone" ? "sv" : "en");
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const notice = (page: Page) => page.locator(".office-notice");
const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });

test("somebody is invited, gets another role, is suspended after a question and let in again, and the log tells", async ({
  colleague,
  site,
  smtp,
}, info) => {
  const locale = localeOf(info.project.name);
  const lang = `?lang=${locale}`;
  const words = peoplePageWords[locale];
  const { roles } = deskFrameWords[locale];
  const name = `Anna-Karin Lindqvist-Bergström ${crypto.randomUUID().slice(0, 8)}`;
  const email = `${crypto.randomUUID()}@example.se`;
  const page = await colleague("Eva Ström", "admin");
  await page.goto(`/admin/anvandare${lang}`);
  await button(page, words.invite.button).click();
  await expect(page.locator(".errsum")).toBeFocused();
  await expect(page.locator(".errsum a")).toHaveText([words.wrong.name, words.wrong.email]);
  await holds(page);

  await page.getByLabel(words.invite.name, { exact: true }).fill(name);
  await page.getByLabel(words.invite.email, { exact: true }).fill(email);
  await page.getByLabel(words.invite.role, { exact: true }).selectOption("editor");
  await button(page, words.invite.button).click();
  await expect(notice(page)).toContainText(fill(words.done.invited, { email }));
  await expect(row(page, name)).toContainText(words.states.invited);
  await expect
    .poll(() => smtp.letters.some(({ to }) => to?.some(({ address }) => address === email)), {
      timeout: 20_000,
    })
    .toBe(true);

  await page.getByLabel(fill(words.newRole, { name })).selectOption("sales");
  await button(row(page, name), words.changeRole).click();
  await expect(notice(page)).toContainText(words.done.role);
  await button(notice(page), words.undo).click();
  await expect(page.getByLabel(fill(words.newRole, { name }))).toHaveValue("editor");
  await page.getByLabel(fill(words.newRole, { name })).selectOption("sales");
  await button(row(page, name), words.changeRole).click();
  await expect(page.getByLabel(fill(words.newRole, { name }))).toHaveValue("sales");
  // One's own role is not given up by oneself, who could not take it back.
  await expect(row(page, `(${words.you})`).getByRole("combobox")).toHaveCount(0);
  await row(page, name).getByText(words.deactivate.ask, { exact: true }).click();
  await expect(page.getByText(fill(words.deactivate.text, { name }))).toBeVisible();
  await holds(page);
  await button(page, fill(words.deactivate.button, { name })).click();
  await expect(row(page, name)).toContainText(words.states.off);
  await row(page, name).getByRole("button", { name: words.activate }).click();
  await expect(notice(page)).toContainText(words.done.on);
  const { id } = Object((await ask(site, "select user_id as id from staff where name = $1", [name]))[0]);

  const audit = auditPageWords[locale];
  await page.goto(`/admin/handelser${lang}`);
  for (const kind of ["staffAdded", "staffRole", "staffDeactivated", "staffActivated"] as const)
    await expect(row(page, audit.kinds[kind]).filter({ hasText: name }).first()).toContainText("Eva Ström");
  await expect(row(page, audit.kinds.staffRole).filter({ hasText: name }).first()).toContainText(
    fill(audit.fromTo, { from: roles.editor, to: roles.sales }),
  );
  await holds(page);
  await page.getByLabel(audit.names.actor, { exact: true }).selectOption(String(id));
  await button(page, audit.apply).click();
  await expect(page.getByRole("heading", { name: audit.empty.title })).toBeVisible();
  await page.getByRole("link", { name: audit.sources.account, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`vem=${id}`));
});

test("what is kept of a person is found, taken out and erased, and old data is counted before it goes", async ({
  colleague,
  site,
}, info) => {
  const locale = localeOf(info.project.name);
  const words = protectionPageWords[locale];
  const email = `${crypto.randomUUID()}@example.se`;
  const company = `Gallring ${crypto.randomUUID().slice(0, 8)}`;
  await addContactRequest(site, { company: "Norrby Skolor", email, minutesAgo: 5 });
  await addContactRequest(site, { company, minutesAgo: 14 * 31 * 24 * 60 });
  const page = await colleague("Eva Ström", "admin");
  await page.goto(`/admin/dataskydd?lang=${locale}`);
  const search = button(page, words.find.button);
  await search.click();
  await expect(page.locator(".errsum")).toBeFocused();
  await holds(page);
  await page.getByLabel(words.find.email).fill(email);
  await search.click();
  await expect(page.getByRole("heading", { name: fill(words.found.heading, { who: email }) })).toBeVisible();
  await expect(row(page, words.tables.contact_requests).first()).toContainText("1");
  await holds(page);

  const download = page.waitForEvent("download");
  await button(page, words.export).click();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(file.contact_requests).toMatchObject([{ contact_value: email, company_name: "Norrby Skolor" }]);

  await page.getByText(fill(words.erase.ask, { who: email })).click();
  const confirm = page.getByLabel(fill(words.erase.label, { word: words.erase.word }));
  await confirm.fill("ja");
  await button(page, words.erase.button).click();
  await expect(notice(page)).toContainText(words.erase.wrong);
  await confirm.fill(words.erase.word);
  await button(page, words.erase.button).click();
  await expect(page.getByText(words.erase.done.split("{")[0] ?? "")).toBeVisible();
  await page.getByLabel(words.find.email).fill(email);
  await search.click();
  await expect(page.getByText(fill(words.found.none, { who: email }))).toBeVisible();

  const expired = row(page, words.tables.contact_requests).last();
  await expect(expired).toContainText(/[1-9]/);
  await page.locator("summary").filter({ hasText: words.retention.ask }).click();
  await button(page, words.retention.button).click();
  await expect(page.getByText(words.retention.done)).toBeVisible();
  await expect
    .poll(() => ask(site, "select id from contact_requests where company_name = $1", [company]), {
      timeout: 20_000,
    })
    .toEqual([]);
});

test("a letter that did not arrive is tried again and read, old addresses and the state of things are told", async ({
  colleague,
  site,
  smtp,
  request,
}, info) => {
  const locale = localeOf(info.project.name);
  const lang = `?lang=${locale}`;
  const words = lettersPageWords[locale];
  const email = `${crypto.randomUUID()}@example.se`;
  smtp.refused.add(email);
  const id = await addContactRequest(site, { company: "Mälarport AB", email });
  const arrived = () => smtp.letters.filter(({ to }) => to?.some(({ address }) => address === email)).length;
  const page = await colleague("Eva Ström", "admin");
  await expect(async () => {
    await page.goto(`/admin/utskick${lang}`);
    await expect(row(page, email)).toContainText("no such mailbox", { timeout: 500 });
  }).toPass();
  await holds(page);
  // Far ahead, so that nothing but the button sends it.
  const later = `update graphile_worker._private_jobs set run_at = now() + interval '1 day'
    where key like '%' || $1 || '%' and locked_at is null returning id`;
  await expect.poll(() => ask(site, later, [id])).not.toEqual([]);
  smtp.refused.delete(email);
  await row(page, email).getByRole("button", { name: words.retry }).click();
  await expect(notice(page)).toContainText(words.retried);
  await expect.poll(arrived, { timeout: 20_000 }).toBe(1);
  await row(page, email).getByRole("link", { name: words.read }).click();
  await expect(page.getByText(words.letter.missing)).toBeVisible();
  await holds(page);

  const redirects = redirectsPageWords[locale];
  expect((await request.get("/news-category", { maxRedirects: 0 })).status()).toBe(301);
  await expect(async () => {
    await page.goto(`/admin/omdirigeringar${lang}`);
    await expect(row(page, "/news-category")).toContainText("/nyheter", { timeout: 500 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(redirects.heading);
  await holds(page);

  const operations = operationsPageWords[locale];
  await page.goto(`/admin/drift${lang}`);
  await expect(page.getByText(operations.smtp)).toBeVisible();
  await expect(page.getByText(operations.version, { exact: true })).toHaveCount(1);
  await holds(page);
});

test("what is for administrators opens for no one else", async ({ desk }) => {
  for (const path of ["anvandare", "handelser", "dataskydd", "omdirigeringar", "drift"]) {
    expect((await desk.goto(`/admin/${path}`))?.status(), path).toBe(403);
    await expect(desk.getByRole("main")).not.toContainText(/Eva Ström/);
  }
  expect((await desk.goto(`/admin/forfragningar/${crypto.randomUUID()}`))?.status()).toBe(404);
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(deskFrameWords.sv.gone.title);
  await holds(desk);
  await desk.goto("/admin");
  await expect(desk.getByRole("navigation").first().getByRole("link", { name: "Användare" })).toHaveCount(0);
});
