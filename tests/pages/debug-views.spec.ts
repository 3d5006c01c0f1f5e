import type { Page } from "@playwright/test";
import { axeFindings } from "#tests/accessibility.ts";
import { expect, test } from "#tests/fixtures.ts";
import { windowOf } from "#tests/screens.ts";
import { hydrated } from "./hydrated-page.ts";

const panelOf = (page: Page) => page.getByRole("complementary", { name: "Felsökning" });
/** The panel's value for a name. */
const said = (page: Page, name: string) => panelOf(page).locator("dl div", { hasText: name }).locator("dd");

/** Opens an address with the page's clock stopped, at most 50 ms after the panel has come. */
async function openWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press("Shift");
  // The page is hydrated, and React shows what was loaded; both need the clock to go on.
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await panelOf(page).isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
  await hydrated(page);
}

test("any value of the parameter opens the deployment panel, and its own view beside it", async ({
  page,
}) => {
  test.slow();
  for (const [value, titles] of [
    ["", ["Driftsättning"]],
    ["vad-som-helst", ["Driftsättning"]],
    ["redirects", ["Driftsättning", "Omdirigeringar"]],
    ["analytics", ["Driftsättning", "Mätning"]],
    ["urls", ["Driftsättning", "Adresser"]],
    ["swedish", ["Driftsättning", "Svenska tecken"]],
  ] as const) {
    await page.goto(`/about?lang=en&debug=${value}`);
    await hydrated(page);
    await expect(panelOf(page).getByRole("heading", { level: 2 })).toHaveText([...titles]);
    for (const size of [windowOf.sv, windowOf.en]) {
      await page.setViewportSize(size);
      expect(await axeFindings(page, ".debug")).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  }
  await panelOf(page).getByRole("button", { name: "Stäng" }).click();
  await expect(panelOf(page)).toHaveCount(0);
});

test("the analytics view polls every 2 s, 23 times at most", async ({ page }) => {
  await openWithClock(page, "/about?debug=analytics");
  const polls = said(page, "Frågat");
  await expect(polls).toHaveText("0 av 23 gånger");
  await page.clock.runFor(1800);
  await expect(polls).toHaveText("0 av 23 gånger");
  await page.clock.runFor(200);
  for (let count = 1; count < 23; count += 1) {
    await expect(polls).toHaveText(`${count} av 23 gånger`);
    await page.clock.runFor(2000);
  }
  await expect(polls).toHaveText("23 av 23 gånger, klart");
  await page.clock.runFor(10_000);
  await expect(polls).toHaveText("23 av 23 gånger, klart");
});

test("the analytics view is done as soon as something was sent", async ({ page }) => {
  await page.goto("/about?debug=analytics");
  await hydrated(page);
  const polls = said(page, "Frågat");
  await expect(polls).not.toContainText("klart");
  await page.locator("h1").click();
  await expect(polls).toHaveText(/^\d+ av 23 gånger, klart$/);
  await expect(said(page, "Skickat till /events")).toHaveText(/^[1-9]\d* gånger$/);
});

test("the deployment panel is refreshed every 30 s", async ({ page }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/debug/state") asked += 1;
  });
  await openWithClock(page, "/about?debug=1");
  const answered = said(page, "Svarade senast");
  await expect(answered).toHaveText(/^\d{4}-\d\d-\d\dT/);
  await expect(said(page, "Serverns bygge")).toContainText(
    (await said(page, "Sidans bygge").textContent()) ?? "",
  );
  expect(asked).toBe(1);
  for (const times of [2, 3]) {
    const before = (await answered.textContent()) ?? "";
    await page.clock.runFor(29_800);
    expect(asked).toBe(times - 1);
    await page.clock.runFor(200);
    await expect(answered).not.toHaveText(before);
    expect(asked).toBe(times);
  }
});

test("the redirects are the last hundred, newest first", async ({ page, request, site }) => {
  await request.get(`${site.url}/hemma`, { maxRedirects: 0 });
  for (let count = 0; count < 100; count += 1) {
    const response = await request.get(`${site.url}/${count === 99 ? "prislista" : "priser"}`, {
      maxRedirects: 0,
    });
    expect(response.status()).toBe(301);
  }
  await page.goto("/about?debug=redirects");
  await hydrated(page);
  const rows = panelOf(page).locator("tbody tr");
  await expect(rows).toHaveCount(100);
  await expect(rows.first()).toContainText("/prislista");
  await expect(rows.last()).toContainText("/priser");
  await expect(panelOf(page)).not.toContainText("/hemma");
});

test("events are logged to the console only with debug=true or the stored flag, and without queries", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("[debug]")) logged.push(message.text());
  });
  await page.goto("/about?debug=urls&namn=anna");
  await hydrated(page);
  await expect(panelOf(page)).toBeVisible();
  expect(logged).toEqual([]);

  await page.goto("/about?debug=true");
  await hydrated(page);
  await expect.poll(() => logged).toContain("[debug] loggning på");
  await panelOf(page).getByRole("button", { name: "Visa alltid i den här webbläsaren" }).click();
  logged.length = 0;
  await page.goto("/about");
  await hydrated(page);
  await expect.poll(() => logged).toContain("[debug] visar /about");
  expect(logged.filter((line) => line.includes("?"))).toEqual([]);
});
