import type { Page } from "@playwright/test";
import { cityPages } from "#app/domain/city-pages.ts";
import { type Page as SitePage, siteMap } from "#app/site-map.ts";
import { expectAccessible } from "#tests/accessibility.ts";
import { defaultFactTexts, improbableFacts } from "#tests/improbable-facts.ts";
import { consoleProblems, hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { screenOf } from "#tests/screens.ts";
import type { RunningSite } from "#tests/site.ts";
import { expect, test } from "./admin-fixtures.ts";
import { expectSoundPage } from "./check-page.ts";

const path = "/admin/uppgifter";

/** A page's HTML for a visitor. */
async function html(site: RunningSite, address: string): Promise<string> {
  const response = await fetch(new URL(encodeURI(address), site.url));
  expect(response.status, address).toBe(200);
  return response.text();
}

/** The words and the structured data of a page. */
function messagesOf(source: string): string {
  return source
    .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>|<style[^>]*>.*?<\/style>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x27;|&quot;|&amp;/g, " ")
    .replace(/\s+/g, " ");
}

const messages = async (site: RunningSite, address: string) => messagesOf(await html(site, address));

/** Every worker has a site of its own: the next test finds the company facts unchanged. */
async function standAsWritten(site: RunningSite): Promise<void> {
  await ask(site, "update company_facts set content = null");
  await expect.poll(() => messages(site, "/pris")).toMatch(/från 385 kr\/tim/);
  await expect.poll(() => messages(site, "/about")).toContain("08:00");
}

async function open(page: Page, address = path): Promise<void> {
  expect((await page.goto(address))?.status()).toBe(200);
  await hydrated(page);
}

test.afterEach(({ site }) => standAsWritten(site));

test("a price is changed, shown everywhere at once, and undone from the notice and from the history", async ({
  colleague,
  site,
}) => {
  const editor = await colleague("Eva Ström", "editor");
  const pages = ["/pris", "/", "/vaktare", "/vaktare-stockholm", "/pris?lang=en"];
  for (const address of pages) expect(await messages(site, address), address).not.toMatch(/7.?431/);
  await open(editor);
  const prices = editor.locator("#prices");
  // What was typed is still there when the page is opened again, until it is saved or discarded.
  const patrol = prices.getByLabel("Rondering");
  const saved = await patrol.inputValue();
  await patrol.fill("7 432");
  await editor.reload();
  await hydrated(editor);
  await expect(patrol).toHaveValue("7 432");
  await prices.getByRole("button", { name: "Släng ändringarna" }).click();
  await expect(patrol).toHaveValue(saved);
  await prices.getByLabel("Stationär bevakning").fill("7 431");
  await prices.getByRole("button", { name: "Spara priserna" }).click();
  const notice = editor.locator(".notice");
  await expect(notice).toContainText("Priserna är sparade");
  await expect(notice).toBeFocused();
  for (const address of pages)
    await expect.poll(() => messages(site, address), { message: address }).toMatch(/7.?431/);
  const history = editor.locator(".history");
  await expect(history).toContainText("Väktare, stationär bevakning: 385 → 7 431");
  await expect(history).toContainText("Eva Ström");

  const visitor = await editor.context().newPage();
  await open(visitor, "/pris");
  await expect(visitor.locator(".estimator .receipt")).toContainText(/118\s896\s*kr/);
  await visitor.getByLabel("Antal personer").fill("1");
  await expect(visitor.locator(".estimator .receipt")).toContainText(/59\s448\s*kr/);
  await visitor.close();

  await notice.getByRole("button", { name: "Ångra" }).click();
  await expect(notice).toContainText("Ändringen är tillbakatagen");
  await expect(prices.getByLabel("Stationär bevakning")).toHaveValue("385");
  for (const address of pages)
    await expect.poll(() => messages(site, address), { message: address }).not.toMatch(/7.?431/);

  // The history has both changes, and an undone one can be made again.
  const undoing = history.getByRole("listitem").filter({ hasText: "7 431 → 385" }).first();
  await undoing.getByText("Ta tillbaka", { exact: true }).click();
  await undoing.getByRole("button", { name: "Ta tillbaka ändringen" }).click();
  await expect(prices.getByLabel("Stationär bevakning")).toHaveValue("7431");
  await expect.poll(() => messages(site, "/pris")).toMatch(/7.?431/);

  const administrator = await colleague("Per Ask", "admin");
  await administrator.goto("/admin/handelser");
  const entry = administrator.getByRole("row").filter({ hasText: "Ändrade priserna" });
  await expect(entry.first()).toContainText("Väktare, stationär bevakning: 385 → 7 431");
});

test("statements and opening hours reach structured data, emails and the menu of every page", async ({
  colleague,
  site,
  smtp,
}) => {
  const editor = await colleague("Eva Ström", "editor");
  await open(editor);
  const statements = editor.locator("#statements");
  const rating = statements.getByRole("group", { name: /^Betyg för appen/ });
  await expect(rating).toContainText("Ej belagd");
  await rating.getByLabel("Betyg, 1 till 5").fill("4,3");
  await rating.getByText("Källa och fotnot").click();
  await rating.getByLabel("Källa").fill("App Store och Google Play");
  await statements.getByRole("button", { name: "Spara påståendena" }).click();
  const problems = editor.locator(".error-summary");
  await expect(problems).toBeFocused();
  await problems.getByRole("link", { name: /Betyg för appen, läst den: ange både/ }).click();
  await expect(rating.getByLabel("Läst den")).toBeFocused();
  await expect(rating.getByLabel("Betyg, 1 till 5")).toHaveValue("4,3");
  await rating.getByLabel("Läst den").fill("2026-11-20");
  await statements.getByRole("button", { name: "Spara påståendena" }).click();
  await expect(editor.locator(".notice")).toContainText("Påståendena är sparade");
  await expect(rating).toContainText("Belagd 2026-11-20");
  await expect.poll(() => html(site, "/vaktarens-app")).toContain('"ratingValue":4.3');
  expect(await messages(site, "/vaktarens-app")).toContain("4,3");

  const hours = editor.locator("#openingHours");
  await hours.getByLabel("Öppnar").fill("06:47");
  await hours.getByLabel("Stänger").fill("19:53");
  await hours.getByLabel("Minuter").fill("71");
  await hours.getByRole("button", { name: "Spara öppettiderna" }).click();
  await expect(editor.locator(".notice")).toContainText("Öppettiderna är sparade");
  await expect.poll(() => html(site, "/about")).toContain('"closes":"19:53"');
  expect(await messages(site, "/terms?lang=en")).toMatch(/06:47.?–.?19:53/);
  // While the company is closed it is the next opening and 71 minutes.
  expect(await messages(site, "/bli-kontaktad")).toMatch(/71 minuter|före 07:58/);

  const email = `${crypto.randomUUID()}@example.se`;
  expect((await postContactRequest(site.url, { email }, "192.0.2.71")).status).toBe(200);
  const received = () => smtp.emails.find(({ to }) => to?.some(({ address }) => address === email));
  await expect.poll(() => received()?.text ?? "", { timeout: 20_000 }).toMatch(/06:47–19:53/);
});

test("of two at once the second sees what was changed meanwhile, and loses nothing that was typed", async ({
  colleague,
  site,
}) => {
  const [one, other] = [await colleague("Eva Ström", "editor"), await colleague("Ola Berg", "admin")];
  await open(one);
  await open(other);
  const patrol = "Rondering";
  const events = "Evenemang";
  const orderGuards = (page: Page) =>
    page.getByRole("group", { name: "Ordningsvakter, kr/tim", exact: true });
  await orderGuards(other).getByLabel(events).fill("7457");
  await one.getByLabel(patrol).fill("7417");
  await one.getByRole("button", { name: "Spara priserna" }).click();
  await expect(one.locator(".notice")).toContainText("Priserna är sparade");
  // The other browser is notified, and leaves what is being written alone.
  await expect(other.locator(".history")).toContainText("Väktare, rondering: 365 → 7 417");
  await expect(orderGuards(other).getByLabel(events)).toHaveValue("7457");

  await other.getByRole("button", { name: "Spara priserna" }).click();
  const alert = other.getByRole("alert");
  await expect(alert).toContainText(/Eva Ström hann före och sparade .*\d\d:\d\d/);
  await expect(alert).toContainText("Väktare, rondering: 365 → 7 417");
  expect(await messages(site, "/pris")).not.toMatch(/7.?457/);
  await expect(orderGuards(other).getByLabel(events)).toHaveValue("7457");
  await expect(other.getByLabel(patrol)).toHaveValue("7417");
  await other.getByRole("button", { name: "Spara priserna" }).click();
  await expect(other.locator(".notice")).toContainText("Priserna är sparade");
  await expect.poll(() => messages(site, "/pris")).toMatch(/7.?457/);
  expect(await messages(site, "/pris")).toMatch(/7.?417/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("invalid input is returned as typed, valid input is saved and undone", async ({
    colleague,
    context,
    page,
    site,
  }) => {
    await context.addCookies(await (await colleague("Eva Ström", "editor")).context().cookies());
    await page.goto(`${path}?lang=en`);
    const prices = page.locator("#prices");
    await prices.getByLabel("Patrol").fill("12345");
    await prices.getByLabel("Alarm response, SEK/callout").fill("7433");
    await prices.getByRole("button", { name: "Save the prices" }).click();
    await expect(page.locator(".error-summary")).toContainText(
      "Guards, patrol: write whole kronor, 1 to 9,999",
    );
    await expect(prices.getByLabel("Patrol")).toHaveValue("12345");
    await expect(prices.getByLabel("Alarm response, SEK/callout")).toHaveValue("7433");
    await prices.getByLabel("Patrol").fill("365");
    await prices.getByRole("button", { name: "Save the prices" }).click();
    await expect(page.locator(".notice")).toContainText("The prices are saved");
    await expect.poll(() => messages(site, "/pris")).toMatch(/7.?433/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.locator(".notice")).toContainText("The change is taken back");
    await expect.poll(() => messages(site, "/pris")).not.toMatch(/7.?433/);
  });
});

test("no public page shows an outdated company fact", async ({ site }) => {
  test.setTimeout(120_000);
  for (const [part, content] of Object.entries(improbableFacts))
    await ask(site, "update company_facts set content = $2::jsonb where part = $1", [
      part,
      JSON.stringify(content),
    ]);
  await expect.poll(() => messages(site, "/about")).toContain("06:47");
  // Articles contain texts of their own.
  const listed = Object.values<SitePage>(siteMap).filter((page) => !page.noindex && page !== siteMap.news);
  const stale: string[] = [];
  for (const address of [...listed, ...cityPages].flatMap((page) => [page.path, `${page.path}?lang=en`])) {
    const found = defaultFactTexts.exec(await messages(site, address));
    if (found) stale.push(`${address}: ${found[0]}`);
  }
  expect(stale).toEqual([]);
});

for (const locale of ["sv", "en"] as const) {
  test(`the browser and axe find nothing on the page of company facts, ${locale} ${screenOf[locale]}`, async ({
    colleague,
  }) => {
    const editor = await colleague("Eva Ström", "editor");
    const problems = consoleProblems(editor);
    await open(editor, locale === "en" ? `${path}?lang=en` : path);
    await editor.locator("#prices input[name='guard.patrol']").fill("366");
    await editor.locator("#prices button[value=save]").click();
    await expect(editor.locator(".notice")).toBeFocused();
    await expect(editor.locator("#prices input[name='guard.patrol']")).toHaveValue("366");
    await editor.locator("main details").evaluateAll((all) => {
      for (const details of all) details.setAttribute("open", "");
    });
    await expectSoundPage(editor);
    await editor.locator("#statements input[name='users.value']").fill("många");
    await editor.locator("#statements button[value=save]").click();
    await expect(editor.locator(".error-summary")).toBeFocused();
    await expectAccessible(editor);
    // The response with the errors is a 400, which the browser logs.
    expect(problems.filter((line) => !line.includes("400"))).toEqual([]);
  });
}

test("company facts are for editors, not for sales", async ({ admin }) => {
  expect((await admin.request.get(path, { maxRedirects: 0 })).status()).toBe(403);
});
