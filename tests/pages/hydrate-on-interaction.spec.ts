import { expect, test } from "#tests/fixtures.ts";
import { consoleProblems, holdScripts, markDocument, partsHydrated } from "./hydrated-page.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Pages with parts that are hydrated at the first interaction (app/ui/hydrate-on-interaction.tsx), one of each kind. */
const pages = ["/", "/pris", "/1-bolt", "/offert", "/boka-demo", "/bli-kontaktad", "/vaktare"];

test("nothing moves and no stylesheet is loaded again at the first interaction with a page @phone", async ({
  page,
}) => {
  test.slow();
  const problems = consoleProblems(page);
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") fetched.push(new URL(request.url()).pathname);
  });
  const places = () =>
    page.locator("header, h1, main section, main form, footer, footer a").evaluateAll((parts) => {
      // The first rectangle of a part that is not laid out yet is empty: ask once before.
      for (const part of parts) part.getBoundingClientRect();
      // Folded parts have no size.
      const visible = parts.filter((part) => part.checkVisibility());
      return visible
        .map((part) => part.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height]);
    });
  for (const path of pages)
    await test.step(path, async () => {
      fetched.length = 0;
      await page.goto(path);
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      // Like the touch, which moves what is far below.
      await page.evaluate(() => document.documentElement.setAttribute("data-laid-out", ""));
      const before = await places();
      await page.keyboard.press("Shift");
      await partsHydrated(page);
      expect(await places()).toEqual(before);
      const inlined = await page
        .locator("link[rel=stylesheet][disabled]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(inlined.length).toBeGreaterThan(0);
      expect(fetched.filter((path) => inlined.includes(path))).toEqual([]);
      expect(problems).toEqual([]);
    });
});

test("the links of a page navigate inside the app @phone", async ({ page }) => {
  await page.goto("/vaktare");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const isSameDocument = await markDocument(page);
  await page.keyboard.press("Shift");
  await partsHydrated(page);
  await page.locator("main a[href='/pris']").first().click();
  await expect(page).toHaveURL(/\/pris$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isSameDocument()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/vaktare$/);
});

test("a page whose font never loads is shown in the fallback font, and works @phone", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  const problems = consoleProblems(page);
  const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".woff2"));
  await page.goto("/");
  await refused;
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("opacity", "1");
  await page.locator('main [commandfor="kontakt-dialog"]').first().click();
  await expect(page.getByRole("dialog", { name: "Bli kontaktad" })).toBeVisible();
  expect(problems.filter((text) => !text.includes("ERR_FAILED"))).toEqual([]);
});

test("a page whose largest paint is never reported is hydrated all the same", async ({ page }) => {
  await page.addInitScript(() => {
    const observe = PerformanceObserver.prototype.observe;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== "largest-contentful-paint") observe.call(this, options);
    };
  });
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(3_000);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
});

test("what is typed before a part is hydrated stays when the visitor follows an anchor meanwhile @phone", async ({
  page,
}) => {
  const problems = consoleProblems(page);
  await page.goto("/");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const release = await holdScripts(page);
  const name = page.locator("#kontakt").getByLabel("Namn");
  await name.fill("Karin Öberg");
  await page.evaluate(() => {
    location.hash = "#faq";
  });
  await expect(page).toHaveURL(/#faq$/);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(name).toHaveValue("Karin Öberg");
  await release();
  await partsHydrated(page);
  await expect(name).toHaveValue("Karin Öberg");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(problems).toEqual([]);
});

test("links work while a part can't be loaded", async ({ page }) => {
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    const isFooter = (await response.text()).includes("site-footer night");
    await (isFooter ? route.abort() : route.fulfill({ response }));
  });
  const refused = page.waitForEvent("requestfailed");
  await page.goto("/");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.keyboard.press("Shift");
  await refused;
  await page.getByRole("contentinfo").getByRole("link", { name: "Priser" }).click();
  await expect(page).toHaveURL(/\/pris$/);
  await expect(page).toHaveTitle(/priser/i);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
