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
    const filesOf = (links: string) =>
      page
        .locator(links)
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace("#", "")));
    const late = await filesOf("link[data-late]");
    const own = await filesOf("link[rel=stylesheet][disabled]");
    expect(fetched.filter((path) => own.includes(path) && !late.includes(path))).toEqual([]);
    expect(fetched.filter((path) => late.includes(path)).toSorted()).toEqual(late.toSorted());
    expect(heard).toEqual([]);
  });

test("a page whose largest paint is never told of is dressed and wakes all the same", async ({ page }) => {
  await page.addInitScript(() => {
    const observe = PerformanceObserver.prototype.observe;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== "largest-contentful-paint") observe.call(this, options);
    };
  });
  await page.goto("/");
  await expect(page.locator("html[data-hydrated]:not([data-undressed])")).toBeAttached();
});
