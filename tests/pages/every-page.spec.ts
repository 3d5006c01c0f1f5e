import type { Page } from "@playwright/test";
import { cityPages } from "#app/domain/city-pages.ts";
import { type Page as SitePage, siteMap } from "#app/site-map.ts";
import { axeFindings } from "#tests/accessibility.ts";
import { expect, test } from "#tests/fixtures.ts";
import { screenOf } from "#tests/screens.ts";
import type { RunningSite } from "#tests/site.ts";
import { brokenWords, clippedTexts, pinsOutside } from "./clipped.ts";
import { expectReadable } from "./contrast.ts";
import { consoleProblems, hydrated, showAll } from "./hydrated-page.ts";
import { inGroups } from "./in-groups.ts";
import { ask } from "./site-database.ts";

const article = "/nyheter/tillstand-for-ordningsvakter-infor-evenemang";

/** Stories that are built like the first one. */
const otherStories: readonly string[] = [
  siteMap.storyPartTimeGuard.path,
  siteMap.storyTwoLanguages.path,
  siteMap.storyTeamLeader.path,
];

const built = [
  ...Object.values<SitePage>(siteMap)
    .map(({ path }) => path)
    .filter((path) => !otherStories.includes(path)),
  // One city of each service, since the others differ only in their words.
  "/vaktare-goteborg",
  "/ordningsvakter-malmo",
  "/entrevard-stockholm",
];

/** A phone is redirected from the app's page to its store, unless it asks to see the page. */
function addressOf(path: string, locale: "sv" | "en"): string {
  const search = new URLSearchParams(locale === "en" ? { lang: "en" } : {});
  if (path === siteMap.appRedirect.path) search.set("visa", "");
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The other pages, which differ from those above only in their words. Their words may be too long for their place. */
const others: Record<string, (site: RunningSite) => Promise<string[]>> = {
  story: async () => [...otherStories],
  city: async () => cityPages.map(({ path }) => path).filter((path) => !built.includes(path)),
  article: (site) =>
    slugsOf(site, "select '/nyheter/' || slug as path from news_articles where published_at <= now()"),
  opening: (site) => slugsOf(site, "select '/bli-kollega/' || slug as path from openings where published"),
};

async function slugsOf(site: RunningSite, query: string): Promise<string[]> {
  return (await ask(site, query)).map((row) => Object(row).path).filter((path) => path !== article);
}

/** Axe checks every page on the phone, and on the desktop one of each kind that has another layout there. */
const wide: string[] = [siteMap.home.path, siteMap.guard.path, siteMap.difference.path];

/** One page of every kind, and those with the most drawings: these are read with more contrast and in forced colours. */
const contrasted: string[] = [
  "/",
  "/vaktare",
  "/ordningsvakt",
  "/pris",
  siteMap.platform.path,
  "/nyheter",
  article,
  "/bli-kollega",
  "/skillnad-vaktare-ordningsvakt",
  "/entrevard-stockholm",
  "/boka-demo",
  "/fran-krogen-till-ordningsvakt",
];

/** The narrowest phone. */
const narrowest = 320;

/** Just above a phone's layout, where columns are narrowest. */
const narrowestTablet = 769;

/** Just above a small tablet's layout, where pairs of columns are narrowest. */
const narrowestPairs = 961;

/** The widths that each screen is checked in besides its own; no word may be broken there either. */
const widths = { sv: [narrowest, narrowestTablet, narrowestPairs, 1920], en: [1180] };

/** The widths that each language is checked in with the browser's text at twice its size. */
const enlarged = { sv: [narrowest, 390], en: [1280] };

const phone = { width: 390, height: 844 };

/** How many phone screens long these pages may be; all others eight. Legal texts and articles have no limit. */
const longer: Record<string, number> = {
  [siteMap.home.path]: 9,
  [siteMap.privacy.path]: Infinity,
  [siteMap.cookies.path]: Infinity,
  [article]: Infinity,
};

/** The pages that are too long in a phone's window. */
async function tooLong(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize(phone);
  // Until it is near the window, the footer has an estimated height.
  await page.locator("footer").scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const screens = height / phone.height;
  return screens > (longer[path] ?? 8) ? [`${path}: ${screens.toFixed(2)} screens`] : [];
}

/** Fields with text under 16 px: at their focus an iPhone enlarges the page. */
function smallFields(page: Page): Promise<string[]> {
  return page
    .locator("input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea")
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    );
}

/** What is wider than the window. */
async function tooWide(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [...(overflow > 0 ? [`the page: ${overflow} px`] : []), ...(await clippedTexts(page))];
}

/** What is too wide when the browser's own text size is doubled, as a visitor may set it. */
async function tooWideEnlarged(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const setSize = (standard: number) => browser.send("Page.setFontSizes", { fontSizes: { standard } });
  await setSize(32);
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  const found = [...(await tooWide(page)), ...(await brokenWords(page, 3))];
  await setSize(16);
  await browser.detach();
  return found;
}

async function expectFaultless(page: Page, path: string, locale: "sv" | "en"): Promise<void> {
  const response = await page.goto(addressOf(path, locale));
  expect(response?.status()).toBe(200);
  expect(response?.headers()["content-security-policy"]).toContain("object-src 'none'");
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await hydrated(page);
  await showAll(page);
  if (locale === "sv" || wide.includes(path)) expect(await axeFindings(page)).toEqual([]);
  const ids = await page.locator("[id]").evaluateAll((parts) => parts.map(({ id }) => id));
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  expect(await pinsOutside(page)).toEqual([]);
  expect(await smallFields(page)).toEqual([]);
  if (locale === "en" && contrasted.includes(path)) await expectReadable(page);
  const screen = page.viewportSize();
  for (const width of widths[locale]) {
    await page.setViewportSize({ width, height: 640 });
    const found = { width, clipped: await tooWide(page), broken: await brokenWords(page) };
    expect(found).toEqual({ width, clipped: [], broken: [] });
  }
  expect(await tooLong(page, path)).toEqual([]);
  for (const width of enlarged[locale]) {
    await page.setViewportSize({ width, height: 844 });
    expect({ width, enlarged: await tooWideEnlarged(page) }).toEqual({ width, enlarged: [] });
  }
  if (screen) await page.setViewportSize(screen);
}

for (const locale of ["sv", "en"] as const) {
  for (const paths of inGroups([...built, article], 6))
    test(`the browser and axe find nothing on ${paths.join(", ")}; ${locale} ${screenOf[locale]}`, async ({
      page,
    }) => {
      test.slow();
      const problems = consoleProblems(page);
      for (const path of paths)
        await test.step(path, async () => {
          await expectFaultless(page, path, locale);
          expect(problems).toEqual([]);
        });
    });

  // What script does is checked on one page of each kind, since the others differ only in their words.
  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    for (const [kind, addresses] of Object.entries(others))
      test(`nothing is too wide or too long on any other ${kind} page, ${locale} @phone`, async ({
        page,
        site,
      }) => {
        const problems = consoleProblems(page);
        const paths = await addresses(site);
        expect(paths.length).toBeGreaterThan(kind === "story" ? 2 : 5);
        const narrow = { width: narrowest, height: 640 };
        await page.setViewportSize(narrow);
        for (const path of paths) {
          const response = await page.goto(addressOf(path, locale));
          expect([path, response?.status()]).toEqual([path, 200]);
          await expect(page.locator("html")).toHaveAttribute("lang", locale);
          const found = {
            clipped: await tooWide(page),
            broken: await brokenWords(page),
            pinsOutside: await pinsOutside(page),
          };
          expect({ path, ...found }).toEqual({ path, clipped: [], broken: [], pinsOutside: [] });
          if (kind === "article") continue;
          expect(await tooLong(page, path)).toEqual([]);
          await page.setViewportSize(narrow);
        }
        expect(problems).toEqual([]);
      });
  });

  test(`axe finds nothing on an unknown page with the open menu, ${locale} ${screenOf[locale]}`, async ({
    page,
    isMobile,
  }) => {
    const response = await page.goto(`/finns-inte${locale === "en" ? "?lang=en" : ""}`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    if (isMobile) expect(await axeFindings(page)).toEqual([]);
    await page.locator(isMobile ? ".site-header > .wrap .menu-button" : ".header-links summary").click();
    await expect(page.locator(isMobile ? "#meny" : ".services-menu")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}
