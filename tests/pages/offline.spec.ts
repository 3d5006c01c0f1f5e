import type { BrowserContext, Page } from "@playwright/test";
import { offlineMessages } from "#app/content/pages/offline.server.ts";
import { privacyPage } from "#app/content/pages/privacy.server.ts";
import { termsPage } from "#app/content/pages/terms.server.ts";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { expectAccessible } from "#tests/accessibility.ts";
import { expect, test } from "#tests/fixtures.ts";
import { consoleProblems, hydrated, markDocument } from "./hydrated-page.ts";

test.use({ serviceWorkers: "allow" });

/** What the worker has stored, by cache: the addresses without the site's own. */
const keptIn = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    const keys = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
    return keys.map(({ url }) => url.slice(location.origin.length));
  }, cache);

/** Tells a page that was opened offline that it is offline: Chromium 150 only tells pages that were already open. */
async function tellOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

/** Sets the connection that the page sees, which the browser otherwise guesses (Mbit/s). */
const connectBy = (page: Page, downlink: number) =>
  page.addInitScript((megabits) => {
    const connection = { effectiveType: "4g", downlink: megabits, saveData: false };
    Object.defineProperty(Navigator.prototype, "connection", { get: () => connection });
  }, downlink);

/** Opens a page, and resolves when the worker has stored it and every file it needs. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.keyboard.press("Shift");
  const { pathname, search } = new URL(page.url());
  const key = `${pathname}${search || "?lang=sv"}`;
  await expect.poll(() => keptIn(page, "pages")).toContain(key);
  await expect.poll(() => keptIn(page, "files")).toContainEqual(expect.stringMatching(/^\/assets\/.*\.js$/));
}

test("a visited page opens without a network, hydrated, and so does one visited by in-app navigation @phone @firefox", async ({
  page,
  context,
}) => {
  await connectBy(page, 10);
  await visit(page, "/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const homeTitle = await page.title();
  await page.getByRole("contentinfo").getByRole("link", { name: "Integritet" }).click();
  await expect(page).toHaveTitle(privacyPage.sv.meta.title);
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  await expect.poll(() => keptIn(page, "pages")).toContain("/privacy?lang=sv");

  const problems = consoleProblems(page);
  await context.setOffline(true);
  // The page before was left by in-app navigation.
  await page.goBack();
  await expect(page).toHaveTitle(homeTitle);
  await hydrated(page);
  // The document of the first page doesn't know the route of the second one.
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
  await hydrated(page);
  await page.goto("/");
  await hydrated(page);
  await tellOffline(context);
  const isSameDocument = await markDocument(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Integritet" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
  expect(await isSameDocument()).toBe(false);
  // The second: React Router could not request the route of the next page.
  const expected = ["ERR_INTERNET_DISCONNECTED", "Failed to fetch manifest patches"];
  expect(problems.filter((text) => !expected.some((part) => text.includes(part)))).toEqual([]);
});

test("other pages show the offline page until the network is back @phone", async ({ page, context }) => {
  const messages = offlineMessages(defaultFacts, "sv");
  const heading = page.getByRole("heading", { level: 1 });
  await visit(page, "/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const homeTitle = await page.title();
  await context.setOffline(true);
  await page.goto("/terms");
  await expect(heading).toHaveText(messages.heading.replace("\n", " "), { useInnerText: true });
  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.locator("[data-cached] a")).toHaveCount(1);
  expect(homeTitle).toContain(await page.locator("[data-cached] a").textContent());
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await tellOffline(context);
  await context.setOffline(false);
  await expect(heading).not.toHaveText(messages.heading.replace("\n", " "), { useInnerText: true });
  await expect(page.locator("footer")).toBeVisible();
});

test("the offline page is in the chosen language when the URL has none", async ({ page, context }) => {
  await visit(page, "/?lang=en");
  await context.setOffline(true);
  await page.goto("/terms");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("footer")).toBeVisible();
});

test("a returning network does not reload the offline page for a visitor who is leaving it", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await context.setOffline(true);
  await page.goto("/terms");
  await expect(page.locator("[data-cached] a")).toHaveCount(1);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("[data-cached] a")?.click();
    dispatchEvent(new Event("online"));
  });
  await expect(page.locator("footer")).toBeVisible();
  await expect(page).toHaveURL(/\/(\?lang=sv)?$/);
});

test("no personal page, no response to a form, and no page with other parameters is cached", async ({
  page,
}) => {
  await visit(page, "/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const address of ["/admin", "/setup", "/auth/v1/user", "/boka-demo/avboka/4f1c", "/?token=4f1c"])
    await page.goto(address);
  await page.goto("/bli-kontaktad");
  await page.evaluate(async () => {
    await fetch("/bli-kontaktad", { method: "POST", body: new URLSearchParams({ a: "b" }) });
  });
  await expect.poll(() => keptIn(page, "pages")).toContain("/bli-kontaktad?lang=sv");
  expect((await keptIn(page, "pages")).sort()).toEqual(["/?lang=sv", "/bli-kontaktad?lang=sv"]);
  const kept = await page.evaluate(async () => {
    const response = await (await caches.open("pages")).match("/bli-kontaktad?lang=sv");
    return response?.headers.get("cache-control");
  });
  expect(kept).not.toContain("no-store");
});

test("on a slow connection no second copy of a page is loaded after in-app navigation", async ({ page }) => {
  await connectBy(page, 1);
  await visit(page, "/");
  const fetched: string[] = [];
  page.context().on("request", (request) => fetched.push(new URL(request.url()).pathname));
  for (const [name, title] of [
    ["Integritet", privacyPage.sv.meta.title],
    ["Villkor", termsPage.sv.meta.title],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page).toHaveTitle(title);
  }
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(fetched).toContain("/privacy.data");
  expect(fetched).not.toContain("/privacy");
  expect(await keptIn(page, "pages")).toEqual(["/?lang=sv"]);
});

test("pages come from the network first: a cached one is never shown instead of a newer one", async ({
  page,
}) => {
  await visit(page, "/privacy");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const headers = { "content-type": "text/html" };
    await (await caches.open("pages")).put("/privacy?lang=sv", new Response("<h1>Gammal</h1>", { headers }));
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Gammal");
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open("pages")).match("/privacy?lang=sv"))?.text()),
    )
    .toContain("<footer");
});

for (const loss of ["the network", "the server"] as const)
  test(`pointing at links without ${loss} leaves the page, and what is being written stays on it`, async ({
    page,
    context,
  }) => {
    await page.goto("/bli-kontaktad");
    await hydrated(page);
    const name = page.getByRole("main").locator("input[name=companyName]").first();
    await name.fill("Anna Andersson");
    const isSameDocument = await markDocument(page);
    if (loss === "the network") await context.setOffline(true);
    else await context.route("**/assets/*.js", (route) => route.abort());
    const link = page.getByRole("banner").locator('a[href="/pris"]:visible').first();
    const isRefused = page.waitForEvent("console", (message) =>
      message.text().startsWith("Error loading route module"),
    );
    await link.hover();
    await isRefused;
    await expect(name).toHaveValue("Anna Andersson");
    expect(await isSameDocument()).toBe(true);
    await context.unrouteAll();
    await context.setOffline(false);
    await link.click();
    await expect(page).toHaveURL(/\/pris$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
