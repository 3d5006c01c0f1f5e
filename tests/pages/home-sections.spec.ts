import { expect, test } from "#tests/fixtures.ts";
import { clippedTexts } from "./clipped.ts";
import { hydrated, markDocument } from "./hydrated-page.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("every figure counts up once, when it is seen, and the HTML has it final", async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  const figures = page.locator("[data-count]");
  await page.clock.install();
  await page.goto("/");
  await page.setViewportSize({ width: 1440, height: 320 });
  await hydrated(page);
  const strip = page.locator(".statistics");
  await expect(strip).toHaveAttribute("data-seen", "false");
  await expect(strip).toHaveCSS("opacity", "0");
  const finals = await figures.allTextContents();
  for (const final of finals) expect(html).toContain(`>${final}<`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await figures.first().scrollIntoViewIfNeeded();
  await expect(strip).toHaveAttribute("data-seen", "true");
  await page.clock.runFor(500);
  const half = await figures.allTextContents();
  expect(half).not.toEqual(finals);
  await page.clock.runFor(1600);
  expect(await figures.allTextContents()).toEqual(finals);
  await page.evaluate(() => scrollTo(0, 0));
  await page.clock.runFor(100);
  await figures.first().scrollIntoViewIfNeeded();
  await page.clock.runFor(300);
  expect(await figures.allTextContents()).toEqual(finals);
  await page.setViewportSize({ width: 390, height: 320 });
  expect(await clippedTexts(page)).toEqual([]);
});

test("the customer logos: 6 or 9 are shown, one is replaced every 2 s, and none under the pointer @both", async ({
  page,
  isMobile,
}) => {
  await page.clock.install();
  await page.goto("/");
  const belt = page.locator(".customer-belt");
  const seen = belt.locator("li:visible img:not(.logos__out)");
  const names = () => seen.evaluateAll((logos) => logos.map((logo) => logo.getAttribute("alt")));
  await belt.hover();
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  // A replacement from before the pointer came may still be under way.
  await expect(async () => {
    const before = await names();
    await page.clock.runFor(2000);
    expect(await names()).toEqual(before);
  }).toPass();
  const before = await names();
  expect(before).toHaveLength(isMobile ? 6 : 9);
  await page.clock.runFor(6000);
  expect(await names()).toEqual(before);

  await page.mouse.move(5, 5);
  let last = before;
  for (let swaps = 1; swaps <= 5; swaps += 1) {
    const changed = async () => {
      const now = await names();
      return now.filter((name, cell) => name !== last[cell]).length;
    };
    await page.clock.runFor(2000);
    await expect.poll(changed).toBe(1);
    // While one logo fades into another, the next waits.
    await expect(belt.locator(".logos__out")).toHaveCount(0);
    last = await names();
    expect(new Set(last).size).toBe(before.length);
  }

  await belt.getByRole("button", { name: "Pausa logotyperna" }).click();
  await page.mouse.move(5, 5);
  await page.locator("h1").click();
  await page.clock.runFor(6000);
  expect(await names()).toEqual(last);
  await belt.getByRole("button", { name: "Starta logotyperna igen" }).click();
  await page.mouse.move(5, 5);
  await page.locator("h1").click();
  await page.clock.runFor(2000);
  await expect.poll(async () => (await names()).join()).not.toBe(last.join());
});

test("with reduced motion the customer logos and the figures don't move", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const shown = () =>
    page.locator(".customer-belt img").evaluateAll((all) => all.map((logo) => logo.getAttribute("alt")));
  const before = await shown();
  const finals = await page.locator("[data-count]").allTextContents();
  await page.locator(".statistics").scrollIntoViewIfNeeded();
  await page.clock.runFor(6000);
  expect(await shown()).toEqual(before);
  expect(await page.locator("[data-count]").allTextContents()).toEqual(finals);
  await expect(page.locator(".statistics")).toHaveCSS("opacity", "1");
});

test("one answer is open at a time; a press on the open one closes it", async ({ page }) => {
  await page.goto("/");
  const answers = page.locator("#faq details");
  const open = () =>
    answers.evaluateAll((all) => all.map((answer) => answer.hasAttribute("open")).indexOf(true));
  expect(await answers.count()).toBeGreaterThanOrEqual(6);
  expect(await open()).toBe(-1);
  await answers.nth(0).locator("summary").click();
  await answers.nth(2).locator("summary").click();
  await expect(page.locator("#faq details[open]")).toHaveCount(1);
  expect(await open()).toBe(2);
  await answers.nth(2).locator("summary").click();
  await expect(page.locator("#faq details[open]")).toHaveCount(0);
});

test("a picture that can't be fetched says so, before and after the page is hydrated", async ({ page }) => {
  await page.route("**/illustrations/vast-*.svg", (route) => route.abort());
  await page.goto("/");
  await hydrated(page);
  const cards = page.locator("#tjanster article");
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator(".image--failed")).toHaveText("Bild ej tillgänglig");
  }
  await expect(cards).toHaveCount(4);
  await page.goto("/?lang=en");
  await hydrated(page);
  await cards.first().scrollIntoViewIfNeeded();
  await expect(cards.first().locator(".image--failed")).toHaveText("Image not available");
});

test("both names of the contact section lead to it, by a full load and inside the app", async ({ page }) => {
  for (const hash of ["#kontakt", "#contact"]) {
    const form = page.locator("#kontakt form");
    await page.goto(`/${hash}`);
    await expect(page.locator("#contact")).toBeInViewport();
    await hydrated(page);
    await expect(page.locator("#contact")).toBeInViewport();
    await expect(form).toBeVisible();

    await page.goto("/vaktare");
    await hydrated(page);
    const sameDocument = await markDocument(page);
    await page.evaluate((address) => {
      const link = document.createElement("a");
      link.href = address;
      link.textContent = "Kontakt";
      document.querySelector("main h1")?.append(link);
    }, `/${hash}`);
    await page.getByRole("link", { name: "Kontakt", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${hash}$`));
    await expect(page.locator("#contact")).toBeInViewport();
    expect(await sameDocument()).toBe(true);
  }
});
