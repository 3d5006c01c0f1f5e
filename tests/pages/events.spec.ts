import type { Page } from "@playwright/test";
import { expect, test } from "#tests/fixtures.ts";
import type { RunningSite } from "#tests/site.ts";
import { holdScripts, hydrated } from "./hydrated-page.ts";
import { ask } from "./site-database.ts";

const bookings = (site: RunningSite) =>
  ask(site, "select path, data from events where name = 'booking_click' order by id");

/** The booking app is another site: its tab gets an empty answer. */
async function openBooking(page: Page): Promise<void> {
  await page.context().route(/^https:\/\//, (route) => route.fulfill({ body: "" }));
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.locator("main .hero").getByRole("link", { name: "Skapa bokning" }).click(),
  ]);
  await tab.close();
}

test("'Skapa bokning' opens the booking app and is recorded with its source; a key alone sends nothing", async ({
  page,
  site,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/events")) sent.push(request.postData() ?? "");
  });
  const before = await bookings(site);
  await page.goto("/");
  await hydrated(page);
  expect(sent).toEqual([]);
  await openBooking(page);
  await expect
    .poll(async () => (await bookings(site)).slice(before.length))
    .toEqual([{ path: "/", data: { source: "above_fold" } }]);
});

test("a press before the page is hydrated is recorded too, once", async ({ page, site }) => {
  const before = await bookings(site);
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await openBooking(page);
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.mouse.click(2, 400);
  await expect
    .poll(async () => (await bookings(site)).slice(before.length))
    .toEqual([{ path: "/", data: { source: "above_fold" } }]);
});
