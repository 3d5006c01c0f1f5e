import { AxeBuilder } from "@axe-core/playwright";
import { type Page as SitePage, siteMap } from "#app/site-map.ts";
import { expect, test } from "#tests/fixtures.ts";
import { alive, complaints, showAll } from "./living-page.ts";

const built = [
  ...Object.values<SitePage>(siteMap).flatMap(({ path, file }) => (file ? [path] : [])),
  // One city of each service: the others differ in their words alone.
  "/vaktare-goteborg",
  "/ordningsvakter-malmo",
  "/entrevard-stockholm",
];

/** A phone is sent on from the app's page to its store, unless it asks to see the page. */
function addressOf(path: string, locale: "sv" | "en"): string {
  const search = new URLSearchParams(locale === "en" ? { lang: "en" } : {});
  if (path === siteMap.appRedirect.path) search.set("visa", "");
  return search.size > 0 ? `${path}?${search}` : path;
}

for (const locale of ["sv", "en"] as const) {
  for (const path of [...built, "/nyheter/tillstand-for-ordningsvakter-infor-evenemang"]) {
    test(`the browser and axe find nothing on ${path}, ${locale}`, async ({ page }) => {
      const heard = complaints(page);
      const answer = await page.goto(addressOf(path, locale));
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()["content-security-policy"]).toContain("default-src 'none'");
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await alive(page);
      await showAll(page);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      const ids = await page.locator("[id]").evaluateAll((parts) => parts.map(({ id }) => id));
      expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow()).toBeLessThanOrEqual(0);
      expect(heard).toEqual([]);
    });
  }

  test(`axe finds nothing on an unknown page or in the open menu, ${locale}`, async ({ page, isMobile }) => {
    const answer = await page.goto(`/finns-inte${locale === "en" ? "?lang=en" : ""}`);
    expect(answer?.status()).toBe(404);
    await alive(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.locator(isMobile ? ".top__in .burger" : ".nav summary").click();
    await expect(page.locator(isMobile ? "#meny" : ".drop")).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
