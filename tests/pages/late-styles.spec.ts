import type { Route } from "@playwright/test";
import { cityPages, type Page as SitePage, siteMap } from "#app/site-map.ts";
import { expect, test } from "#tests/fixtures.ts";

const pages = [
  ...Object.values<SitePage>(siteMap)
    .filter(({ file }) => file)
    // A phone would be led on to its store.
    .map(({ path }) => (path === siteMap.appRedirect.path ? `${path}?visa` : path)),
  ...cityPages.map(({ path }) => path).filter((path) => path.endsWith("goteborg")),
  "/finns-inte",
];

for (const path of pages)
  test(`no late style dresses what is seen of ${path} before it comes`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("link[data-late]")).not.toHaveCount(0);
    await expect(page.locator("html[data-undressed]")).not.toBeAttached();
    const seen = await page.evaluate(async () => {
      // What a hand wakes is not seen yet, and what is drawn before or after an element is with it.
      const woken = /::|:(?:hover|active|focus|disabled)/;
      // The page carries those that it reads (server/page-styles.ts).
      const setsTokens = ({ selectorText, style }: CSSStyleRule) =>
        selectorText === ":root" &&
        [...style].every((name) => name.startsWith("--") || name === "color-scheme");
      const selectors = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule)
            return woken.test(rule.selectorText) || setsTokens(rule) ? [] : [rule.selectorText];
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

const late = { "late styles": "**/assets/late-*.css", typeface: "**/*.woff2" };
const failures = { "cannot be had": (route: Route) => route.abort(), "never come": () => {} };
for (const [what, files] of Object.entries(late))
  for (const [name, fail] of Object.entries(failures))
    test(`a page is whole when the ${what} ${name}`, async ({ page }) => {
      await page.route(files, fail);
      await page.goto("/", { waitUntil: "commit" });
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.locator("html[data-undressed]")).not.toBeAttached();
    });

for (const part of ["#kontakt", "#faq"])
  test(`whoever is led to ${part} stands there when slow styles have come`, async ({ page }) => {
    // The page tells of itself: to ask it would count as a touch, after which it stays where it is.
    await page.addInitScript(() => {
      // biome-ignore lint/suspicious/noConsole: the one thing that a page can tell without being asked.
      const tell = (text: string) => console.debug(text);
      addEventListener("scroll", () => tell("scrolled"), true);
      const dressing = new MutationObserver(() => {
        if (!document.querySelector("html[data-undressed]")) tell("dressed");
      });
      dressing.observe(document, { subtree: true, attributeFilter: ["data-undressed"] });
    });
    const told = (text: string) => page.waitForEvent("console", (message) => message.text() === text);
    const scrolled = told("scrolled");
    const dressed = told("dressed");
    await page.route("**/assets/late-*.css", async (route) => {
      const answer = await route.fetch();
      // By then the page has been scrolled to where the part stood without them.
      await scrolled;
      await route.fulfill({ response: answer });
    });
    await page.goto(`/${part}`);
    await dressed;
    await expect(page.locator(`${part} h2`).first()).toBeInViewport();
  });

test("late styles come after the first paint, once, and none comes twice", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
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
