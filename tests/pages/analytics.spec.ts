import { expect, test } from "#tests/fixtures.ts";
import type { RunningSite } from "#tests/site.ts";
import { hydrated, scrollPage } from "./hydrated-page.ts";
import { ask } from "./site-database.ts";

/** The events of one kind, oldest first; every test looks at those after its own start. */
const events = (site: RunningSite, name: string) =>
  ask(site, "select path, data from events where name = $1 order by id", [name]);

test("a page view is recorded at the first interaction, with its language and the referring host", async ({
  page,
  site,
}) => {
  const before = (await events(site, "page_view")).length;
  await page.goto("/privacy?lang=en", { referer: "https://www.sok.example/sok?q=anna" });
  await hydrated(page);
  expect((await events(site, "page_view")).length).toBe(before);
  await scrollPage(page, 300);
  await expect
    .poll(async () => (await events(site, "page_view")).slice(before))
    .toEqual([{ path: "/privacy", data: { language: "en", from: "www.sok.example" } }]);
});

test("a page view by in-app navigation is recorded too, once, but none of an unknown URL", async ({
  page,
  site,
}) => {
  const before = (await events(site, "page_view")).length;
  await page.goto("/anna-andersson-19121212");
  await hydrated(page);
  await scrollPage(page, 100);
  await page.getByRole("contentinfo").getByRole("link", { name: "Integritet" }).click();
  // A navigation that another one replaces is no page view. Two simultaneous events may be stored in either order.
  await expect(page).toHaveURL(/\/privacy$/);
  await expect.poll(async () => (await events(site, "page_view")).length).toBe(before + 1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Villkor" }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect
    .poll(async () => (await events(site, "page_view")).slice(before))
    .toEqual([
      { path: "/privacy", data: { language: "sv", from: "" } },
      { path: "/terms", data: { language: "sv", from: "" } },
    ]);
});

test("the visit's vitals are recorded for the page that it began on @phone", async ({ page, site }) => {
  const before = (await events(site, "web_vital")).length;
  const kept = async () =>
    ((await events(site, "web_vital")) as { path: string; data: Record<string, unknown> }[]).slice(before);
  const metrics = async () => (await kept()).map(({ data }) => data.metric);
  await page.goto("/terms");
  // A browser looks for the largest paint until the first touch, and reports none if that came first.
  await page.evaluate(
    () =>
      new Promise<void>((painted) => {
        new PerformanceObserver(() => painted()).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await hydrated(page);
  await page.mouse.click(2, 300);
  await expect.poll(metrics).toEqual(expect.arrayContaining(["FCP", "TTFB"]));
  await page.getByRole("contentinfo").getByRole("link", { name: "Integritet" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goto("about:blank");
  await expect.poll(metrics).toEqual(expect.arrayContaining(["CLS", "FCP", "LCP", "TTFB"]));
  for (const { path, data } of await kept()) {
    expect(path).toBe("/terms");
    expect(data).toEqual({
      metric: expect.any(String),
      value: expect.any(Number),
      rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
    });
  }
});

test("page views store nothing on the device and send nothing that identifies the visitor", async ({
  page,
  context,
}) => {
  const bodies: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/events")) bodies.push(request.postData() ?? "");
  });
  await page.goto("/privacy?q=anna@example.se");
  await hydrated(page);
  await scrollPage(page, 300);
  await expect.poll(() => bodies.length).toBeGreaterThan(0);
  expect(bodies.join()).not.toContain("anna");
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});
