import type { Route } from "@playwright/test";
import { cityPages, type Page as SitePage, siteMap } from "#app/site-map.ts";
import { expect, test } from "#tests/fixtures.ts";

const kept = [
  ...Object.values<SitePage>(siteMap).flatMap(({ path, file }) =>
    file && path !== siteMap.appRedirect.path ? [path] : [],
  ),
  ...cityPages.map(({ path }) => path).filter((path) => path.endsWith("goteborg")),
];

for (const path of kept)
  test(`no late style dresses what is seen of ${path} before it comes`, async ({ page }) => {
    await page.goto(path);
    test.skip(
      (await page.locator("link[data-late]").count()) === 0,
      "This page is not kept, and carries its styles.",
    );
    await expect(page.locator("html[data-undressed]")).not.toBeAttached();
    const seen = await page.evaluate(async () => {
      // What a hand wakes is not seen yet, and what is drawn before or after an element is with it.
      const woken = /::|:(?:hover|active|focus|disabled)/;
      const selectors = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return woken.test(rule.selectorText) ? [] : [rule.selectorText];
          const isOff = rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches;
          return rule instanceof CSSGroupingRule && !isOff ? selectors(rule.cssRules) : [];
        });
      document.documentElement.setAttribute("data-undressed", "");
      const found: string[] = [];
      for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-late]"))
        for (const selector of selectors(link.sheet?.cssRules ?? new CSSStyleSheet().cssRules))
          for (const element of document.body.querySelectorAll(selector)) {
            const { width, height } = element.getBoundingClientRect();
            const isSeen = width * height > 0 && element.checkVisibility({ visibilityProperty: true });
            if (isSeen) found.push(`${selector} (${new URL(link.href).pathname})`);
          }
      return [...new Set(found)];
    });
    expect(seen).toEqual([]);
  });

const failures = { "cannot be had": (route: Route) => route.abort(), "do not come": () => {} };
for (const [name, fail] of Object.entries(failures))
  test(`a page is whole when its late styles ${name}`, async ({ page }) => {
    await page.route("**/assets/late-*.css", fail);
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.locator("html[data-undressed]")).not.toBeAttached();
  });

test("whoever is led to the contact section stands there when slow styles have come", async ({ page }) => {
  await page.route("**/assets/late-*.css", async (route) => {
    const answer = await route.fetch();
    // By then the page has been scrolled to where the section stood without them.
    await page.waitForFunction(() => scrollY > 0);
    await route.fulfill({ response: answer });
  });
  await page.goto("/#kontakt");
  await expect(page.locator("html[data-undressed]")).not.toBeAttached();
  await expect(page.locator("#kontakt h2").first()).toBeInViewport();
});

test("late styles come after the first paint, once, and none comes twice", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await expect(page.locator("html[data-alive]")).toBeAttached();
  const painted = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  const starts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/assets/late-"))
      .map(({ startTime }) => startTime),
  );
  expect(starts.length).toBeGreaterThan(0);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(painted ?? Number.NaN);
  expect(asked).toEqual([...new Set(asked)]);
});
