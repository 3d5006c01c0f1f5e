import { expect, test } from "#tests/fixtures.ts";
import { hydrated, showAll } from "./hydrated-page.ts";

declare global {
  interface Window {
    shifts: string[];
  }
}

test("nothing moves when the typeface comes, a section comes near or a figure counts @both", async ({
  page,
}) => {
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
  for (const path of ["/", "/1-bolt", "/vaktare", "/vaktare-goteborg", "/pris", "/boka-demo"])
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => family.includes("Variable") && status === "loaded"),
      );
      await showAll(page);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
});
