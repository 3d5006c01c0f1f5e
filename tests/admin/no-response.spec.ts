import type { Locator, Page } from "@playwright/test";
import { newsListMessages } from "#app/admin/news/words.server.ts";
import { newOpening, offerPart } from "#app/admin/urls.ts";
import { adminFrameMessages } from "#app/admin/words.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask, killDatabase } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";
import { addContactRequest } from "./admin-fixtures.ts";

/** A site whose database is down while forms are sent. */
const test = base.extend<{ own: RunningSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  own: async ({}, use) => {
    const site = await startSite({ TRUST_PROXY: "1" });
    await use(site);
    await site.stop();
    await removeData(site);
  },
  baseURL: async ({ own }, use) => use(own.url),
});

const typed = "Det jag skrev";

/** Writes into the first form of a page that takes text, and gives its field. */
async function write(page: Page) {
  await page.locator("main details").evaluateAll((all) => {
    for (const each of all) each.setAttribute("open", "");
  });
  const field = page
    .locator("main form[method=post]")
    .locator("input:not([type]), input[type=text], input[type=email], textarea")
    .and(page.locator(":visible"))
    .first();
  await field.fill(typed);
  return field;
}

/** Sends the form of a field, even if other fields lack something. */
async function send(field: Locator) {
  await field.evaluate((element: HTMLInputElement | HTMLTextAreaElement) => {
    if (!element.form) return;
    element.form.noValidate = true;
    const buttons = element.form.querySelectorAll<HTMLButtonElement>("button:not([type=button])");
    const own = Array.from(buttons).find((button) => button.ariaKeyShortcuts === "Control+Enter");
    element.form.requestSubmit(own ?? buttons[0]);
  });
}

test("every admin page keeps what was typed while the database is down, and says so", async ({
  own,
  context,
}) => {
  test.slow();
  const account = await addAccount((query, values) => ask(own, query, values), { role: "admin" });
  const { cookies } = await signInWithSecondFactor(own.url, account);
  await context.addCookies(cookies);
  await context.route(`**${adminPaths.changes}*`, (route) => route.abort());
  const lead = await addContactRequest(own, { company: "Norrby Skolor" });
  const open = async (path: string) => {
    const page = await context.newPage();
    await page.goto(path);
    await hydrated(page);
    return page;
  };
  const written = [
    `${adminPaths.leads}/${lead}`,
    `${adminPaths.leads}/${lead}/${offerPart}`,
    `${adminPaths.leads}?status=new`,
    adminPaths.demoBooking,
    `${adminPaths.demoSettings}/tider`,
    `${adminPaths.templates}/${crypto.randomUUID()}`,
    `${adminPaths.openings}/${newOpening}`,
    adminPaths.company,
    adminPaths.users,
    adminPaths.privacy,
  ];
  const pages: { path: string; page: Page; field: Locator }[] = [];
  for (const path of written) {
    const page = await open(path);
    pages.push({ path, page, field: await write(page) });
  }
  const chosen = await open(adminPaths.notices);
  const choice = chosen.getByRole("group", { name: "Nya förfrågningar" }).getByLabel("I webbläsaren");
  await choice.check();
  const news = await open(adminPaths.news);
  const heading = await news.getByRole("heading", { level: 1 }).textContent();

  const revive = await killDatabase(own);
  const toldOn = (page: Page) =>
    page.getByRole("alert").filter({ hasText: adminFrameMessages.sv.noResponse.title });
  for (const { field } of pages) await send(field);
  await chosen.getByRole("button", { name: "Spara", exact: true }).click();
  await news.getByRole("button", { name: newsListMessages.sv.create }).click();
  for (const { path, page, field } of pages) {
    await expect(toldOn(page), path).toBeFocused();
    await expect(field, path).toHaveValue(typed);
  }
  await expect(toldOn(chosen)).toBeFocused();
  await expect(choice).toBeChecked();
  await expect(toldOn(news)).toBeFocused();
  await expect(news.getByRole("heading", { level: 1 })).toHaveText(String(heading));
  const postgres = await revive();

  // Sent again it is answered, and the message is gone.
  for (const { field } of pages) await send(field);
  for (const { page, path } of pages) await expect(toldOn(page), path).toHaveCount(0);
  await postgres.stop();
});
