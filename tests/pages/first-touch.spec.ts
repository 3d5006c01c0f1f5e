import { expect, test } from "#tests/fixtures.ts";
import { complaints, partsHydrated } from "./living-page.ts";

/** Pages with parts that come hydrated at the first touch (app/ui/at-first-touch.tsx), each of its own kind. */
const pages = ["/", "/pris", "/1-bolt", "/offert", "/boka-demo", "/bli-kontaktad", "/vaktare"];

for (const path of pages)
  test(`nothing moves and no style of the page is fetched again when ${path} is touched @phone`, async ({
    page,
  }) => {
    const heard = complaints(page);
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "stylesheet") fetched.push(new URL(request.url()).pathname);
    });
    const places = () =>
      page
        .locator("header, h1, main section, main form, footer, footer a")
        .evaluateAll((parts) =>
          parts
            .map((part) => part.getBoundingClientRect())
            .map(({ x, y, width, height }) => [x, y, width, height]),
        );
    await page.goto(path);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    await page.keyboard.press("Shift");
    await partsHydrated(page);
    expect(await places()).toEqual(before);
    const inlined = await page
      .locator("link[rel=stylesheet][disabled]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(inlined.length).toBeGreaterThan(0);
    expect(fetched.filter((path) => inlined.includes(path))).toEqual([]);
    expect(heard).toEqual([]);
  });

test("a page whose largest paint is never told of is hydrated all the same", async ({ page }) => {
  await page.addInitScript(() => {
    const observe = PerformanceObserver.prototype.observe;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== "largest-contentful-paint") observe.call(this, options);
    };
  });
  await page.goto("/");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
});
