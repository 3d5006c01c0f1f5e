import type { Page } from "@playwright/test";
import { expect, test } from "#tests/fixtures.ts";
import { arrivingInPieces } from "./arriving-page.ts";
import { hydrated, showAll } from "./hydrated-page.ts";

declare global {
  interface Window {
    shifts: string[];
  }
}

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.shifts = [];
    const round = (value: number) => Math.round(value * 10_000) / 10_000;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, "hadRecentInput") && round(Reflect.get(entry, "value")) > 0.001)
          window.shifts.push(
            `${round(Reflect.get(entry, "value"))}: ${Reflect.get(entry, "sources").map(
              ({ node }: { node?: Element }) => node?.className ?? node?.nodeName,
            )}`,
          );
    }).observe({ type: "layout-shift", buffered: true });
  });
});

/** Waits until the font's file has come and a frame has been drawn since. */
async function fontLoaded(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".woff2")),
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** The line below its title filled the window in the typeface, and took two lines before. */
const opening = "/bli-kollega/vaktare-byggarbetsplats-goteborg";

test("nothing moves when the font is loaded, a section is laid out or a figure counts up @both", async ({
  page,
}) => {
  for (const path of ["/", "/1-bolt", "/vaktare", "/vaktare-goteborg", "/pris", "/boka-demo", opening])
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      await fontLoaded(page);
      await showAll(page);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
});

test("a title that would get another line keeps the fallback font until the next page", async ({ page }) => {
  // "Entrévärdar i Örebro" fits this width in the fallback font alone.
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto("/entrevard-orebro");
  await hydrated(page);
  await fontLoaded(page);
  const faces = () =>
    page.evaluate(() => [...document.fonts].filter(({ family }) => family.includes("Variable")).length);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
  expect(await faces()).toBe(0);
  await page.locator('main a[href="/entrevard"]').first().click();
  await expect(page).toHaveURL(/entrevard$/);
  await expect.poll(faces).toBe(1);
});

test("nothing moves while a page arrives in pieces", async ({ page, site }) => {
  const slow = await arrivingInPieces(site.url);
  try {
    for (const path of ["/pris", "/1-bolt", "/bli-kollega"]) {
      await page.goto(slow.url + path);
      const shifts = await page.evaluate(() => window.shifts);
      // A button may move for the next one in its row (0.002).
      expect(
        shifts.filter((shift) => Number.parseFloat(shift) > 0.005),
        path,
      ).toEqual([]);
    }
  } finally {
    slow.close();
  }
});
