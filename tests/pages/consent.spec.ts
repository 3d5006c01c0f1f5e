import type { BrowserContext, Page } from "@playwright/test";
import { campaignCookie } from "#app/analytics/attribution.ts";
import { agreesToMeasurement, consentCookie } from "#app/analytics/consent.ts";
import { cookiesWithTag } from "#app/content/pages/cookies.server.ts";
import { consentMessages } from "#app/content/shared/consent.server.ts";
import { pageHref } from "#app/i18n/links.ts";
import { languageCookieName, locales } from "#app/i18n/locale.ts";
import { expectAccessible } from "#tests/accessibility.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { desktopTagOf, windowOf } from "#tests/screens.ts";
import { removeData, startSite } from "#tests/site.ts";
import { consoleProblems, hydrated, scriptHolding, scrollPage } from "./hydrated-page.ts";

const tag = "https://tag.example/tag.js";
const yes = consentMessages.sv.consentModal.acceptAllBtn;
const no = consentMessages.sv.consentModal.acceptNecessaryBtn;

/** The site with a measurement tag that sets a cookie of its own, as tags do. */
const test = base.extend<{ tagRequests: string[] }>({
  site: [
    async ({ smtp }, use) => {
      const site = await startSite({ SMTP_URL: smtp.url, TRUST_PROXY: "1", MEASUREMENT_TAG_URL: tag });
      await use(site);
      await site.stop();
      await removeData(site);
    },
    { scope: "worker" },
  ],
  tagRequests: [
    async ({ context }, use) => {
      const requests: string[] = [];
      await context.route("https://tag.example/**", (route) => {
        requests.push(route.request().url());
        const body =
          'document.cookie = "_tag=visitor-1; Path=/"; document.documentElement.dataset.tagged = "";';
        return route.fulfill({ contentType: "text/javascript", body });
      });
      await use(requests);
    },
    { auto: true },
  ],
});

/** They share a site: one worker runs them all. */
test.describe.configure({ mode: "default" });

/** Opens a page and scrolls, which the question waits for. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await scrollPage(page, 200);
}

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
const answer = async (context: BrowserContext) =>
  agreesToMeasurement((await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; "));

base(
  "with no tag configured nothing is asked, loaded or stored, and the cookies page says so",
  async ({ page, context }) => {
    const origins = new Set<string>();
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    const opened = await page.goto("/cookies");
    expect(opened?.headers()["content-security-policy"]).not.toMatch(/https?:/);
    await hydrated(page);
    const vitals = scriptHolding(page, "web_vital");
    await scrollPage(page, 200);
    await vitals;
    await expect(page.locator("#cc-main")).toHaveCount(0);
    await expect(page.getByRole("button", { name: cookiesWithTag.sv.change })).toHaveCount(0);
    await expect(page.getByRole("rowheader", { name: consentCookie, exact: true })).toHaveCount(0);
    expect(await cookieNames(context)).toEqual([]);
    expect([...origins]).toEqual([new URL(page.url()).origin]);
  },
);

test("nothing is asked before the first interaction, and nothing stored or loaded before the answer", async ({
  page,
  context,
  tagRequests,
}) => {
  const problems = consoleProblems(page);
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator("#cc-main")).toHaveCount(0);
  await scrollPage(page, 200);
  await expect(page.getByRole("button", { name: yes })).toBeVisible();
  expect(await cookieNames(context)).toEqual([]);
  expect(tagRequests).toEqual([]);
  expect(problems).toEqual([]);
});

for (const locale of locales)
  test(`refusing is as prominent as accepting, nothing is ticked, and axe finds nothing (${locale}) ${desktopTagOf[locale]}`, async ({
    page,
  }) => {
    await page.setViewportSize(windowOf[locale]);
    const messages = consentMessages[locale].consentModal;
    await read(page, pageHref("privacy", locale));
    await expect(page.locator("#mottagare")).toContainText("tag.example");
    const looks = await Promise.all(
      [messages.acceptAllBtn, messages.acceptNecessaryBtn].map((name) =>
        page.getByRole("button", { name }).evaluate((button) => {
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { backgroundColor, color, fontSize, fontWeight, width, height };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    await expect(page.locator("#cc-main input:checked:not([disabled])")).toHaveCount(0);
    await expect(page.locator("#cc-main")).toContainText("tag.example");
    await expectAccessible(page);
  });

test("a refusal is stored: the tag is never loaded, and the visitor is not asked again", async ({
  page,
  context,
  tagRequests,
}) => {
  await read(page, "/");
  await page.getByRole("button", { name: no }).click();
  await expect.poll(() => cookieNames(context)).toEqual([consentCookie]);
  expect(await answer(context)).toBe(false);
  const loaded = scriptHolding(page, "cc-main");
  await read(page, "/privacy");
  await loaded;
  await expect(page.getByRole("button", { name: no })).toBeHidden();
  expect(tagRequests).toEqual([]);
});

test("consent loads the tag and sends it events; when it is withdrawn, the tag and its cookies are removed", async ({
  page,
  context,
  tagRequests,
}) => {
  const problems = consoleProblems(page);
  await read(page, "/?lang=sv");
  await page.getByRole("button", { name: yes }).click();
  await expect(page.locator("html[data-tagged]")).toBeAttached();
  expect(await answer(context)).toBe(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Kakor" }).click();
  await expect(page).toHaveURL(/\/cookies$/);
  await expect
    .poll(() => page.evaluate(() => window.dataLayer))
    .toContainEqual({ event: "page_view", path: "/cookies", language: "sv", from: "" });

  await page.getByRole("button", { name: cookiesWithTag.sv.change }).click();
  const refuse = page.getByRole("dialog").getByRole("button", { name: no });
  await expect(refuse).toBeVisible();
  await expectAccessible(page);
  await Promise.all([page.waitForEvent("load"), refuse.click()]);
  await hydrated(page);
  expect(await answer(context)).toBe(false);
  expect((await cookieNames(context)).sort()).toEqual([consentCookie, languageCookieName].sort());
  await scrollPage(page, 200);
  await expect(page.locator("html[data-tagged]")).not.toBeAttached();
  expect(tagRequests).toEqual([tag]);
  expect(problems).toEqual([]);
});

test("with consent the next visit is measured from the first interaction on, and not before", async ({
  page,
  tagRequests,
}) => {
  await read(page, "/");
  await page.getByRole("button", { name: yes }).click();
  await expect.poll(() => tagRequests.length).toBe(1);
  await page.goto("/privacy");
  await hydrated(page);
  expect(tagRequests).toHaveLength(1);
  await scrollPage(page, 200);
  await expect.poll(() => tagRequests.length).toBe(2);
});

test("with consent the advertisement that led here is stored, passed to the tag, and removed when consent is withdrawn", async ({
  page,
  context,
}) => {
  const advertised = "/privacy?utm_source=brev&gclid=4f1c";
  await read(page, advertised);
  expect(await cookieNames(context)).toEqual([]);
  await page.getByRole("button", { name: yes }).click();
  await expect.poll(() => answer(context)).toBe(true);
  await page.goto(advertised);
  await expect(page).toHaveURL(/\/privacy$/);
  expect(await cookieNames(context)).toContain(campaignCookie);
  await hydrated(page);
  await scrollPage(page, 200);
  await expect
    .poll(() => page.evaluate(() => window.dataLayer))
    .toContainEqual({ event: "campaign", utm_source: "brev", gclid: "4f1c" });
  await page.goto("/cookies");
  await hydrated(page);
  await page.getByRole("button", { name: cookiesWithTag.sv.change }).click();
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("dialog").getByRole("button", { name: no }).click(),
  ]);
  expect(await cookieNames(context)).toEqual([consentCookie]);
});
