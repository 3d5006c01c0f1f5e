import { siteMap } from "#app/site-map.ts";
import { expect, test } from "#tests/fixtures.ts";
import { hydrated } from "./hydrated-page.ts";

test.describe("an old or misspelt URL", () => {
  test("redirects without an entry in the browser's history", async ({ page }) => {
    await page.goto("/about");
    await page.goto("/en/fragor-och-svar-foretag/?gclid=1&a=%C3%A5");
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      `${siteMap.platform.path}?lang=en&a=%C3%A5`,
    );
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("in a link of the page ends at the right page too", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.evaluate(() => {
      const link = document.createElement("a");
      Object.assign(link, { href: "/hyra-ordningsvakt-stockholm?utm_source=x", textContent: "gammal" });
      document.querySelector("main")?.prepend(link);
    });
    await page.getByText("gammal").click();
    await expect(page).toHaveURL(siteMap.orderGuard.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });
});

test.describe("an unknown URL", () => {
  test("shows the search first when there is no guess", async ({ page }) => {
    await page.goto("/wp-login.php?lang=en");
    await expect(page.locator(".not-found__search li")).toHaveCount(0);
    await page.getByRole("searchbox").fill("permit");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL("/sok?q=permit&lang=en");
    await expect(page.getByRole("searchbox")).toHaveValue("permit");
    expect(await page.locator(".search-results li").count()).toBeGreaterThan(2);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the search finds pages and news, and the query stays in the field", async ({ page }) => {
    await page.goto("/finns-inte-alls");
    await page.getByRole("searchbox").fill("Tillstånd evenemang");
    await page.locator("main").getByRole("button", { name: "Sök" }).click();
    await expect(page.getByRole("searchbox")).toHaveValue("Tillstånd evenemang");
    const found = await page
      .locator(".search-results a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(found).toContain("/nyheter/tillstand-for-ordningsvakter-infor-evenemang");
    expect(found).toContain(siteMap.orderGuard.path);
    await page.getByRole("searchbox").fill("zebraxyz");
    await page.getByRole("searchbox").press("Enter");
    await expect(page.getByText("Inga träffar på ”zebraxyz”.")).toBeVisible();
  });
});

test.describe("the debug views", () => {
  test("are not shown, and their code is not loaded, without the parameter or the flag", async ({
    page,
    request,
    site,
  }) => {
    await page.goto("/about");
    await hydrated(page);
    await expect(page.locator(".debug")).toHaveCount(0);
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(fetched.filter((name) => /debug-panel/.test(name))).toEqual([]);
    expect((await request.get(`${site.url}/debug-ordningsvakt`)).status()).toBe(404);
    expect((await request.get(`${site.url}/debug/state`)).status()).toBe(404);
  });

  test("open with the parameter, are not indexed, and contain nothing that was typed", async ({
    page,
    request,
    site,
  }) => {
    await request.get(`${site.url}/en/hemlig-adress?kod=123`);
    await request.get(`${site.url}/priser/?email=anna@mail.example`);
    const response = await page.goto("/about?debug=redirects");
    expect(response?.headers()["x-robots-tag"]).toBe("noindex");
    const panel = page.getByRole("complementary", { name: "Felsökning" });
    await expect(panel.getByRole("heading", { name: "Driftsättning" })).toBeVisible();
    await expect(panel.getByRole("cell", { name: "/priser", exact: true }).first()).toBeVisible();
    await expect(panel).not.toContainText(/hemlig|anna/);
    for (const view of ["analytics", "urls", "swedish"]) {
      await page.goto(`/about?debug=${view}`);
      await expect(panel.getByRole("heading", { level: 2 })).toHaveCount(2);
    }
  });

  test("stay in a browser with the flag, until it is removed", async ({ page }) => {
    await page.goto("/about?debug=true");
    const keep = page.getByRole("button", { name: "Visa alltid i den här webbläsaren" });
    await keep.click();
    await page.goto("/debug-ordningsvakt");
    await expect(page).toHaveURL("/debug-ordningsvakt?debug=true");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Felsökning: ordningsvakt");
    await keep.click();
    await page.goto("/about");
    await hydrated(page);
    await expect(page.locator(".debug")).toHaveCount(0);
  });
});
