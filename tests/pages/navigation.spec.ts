import type { Page, Request } from "@playwright/test";
import { expect, test } from "#tests/fixtures.ts";
import { holdScripts, hydrated, markDocument, scrollPage, showAll } from "./hydrated-page.ts";

/** Adds a plain link to the page, like one in a text of the site. */
async function addLink(page: Page, attributes: Record<string, string>) {
  await page.evaluate((given) => {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    link.textContent = "Provlänk";
    document.querySelector("main h1")?.after(link);
  }, attributes);
  return page.getByRole("link", { name: "Provlänk" });
}

/** `test` that begins on the home page, hydrated. */
const fromHome = test.extend({
  page: async ({ page }, use) => {
    await page.goto("/");
    await hydrated(page);
    await use(page);
  },
});

fromHome(
  "a plain link moves inside the app: title, focus and scroll follow, and Back comes back",
  async ({ page }) => {
    const sameDocument = await markDocument(page);
    const home = await page.title();
    const link = await addLink(page, { href: "/privacy" });
    await scrollPage(page, 120);
    // Not by the pointer, for which the browser may have to scroll.
    await link.dispatchEvent("click");
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page).not.toHaveTitle(home);
    await expect(page.locator("#innehall")).toBeFocused();
    await expect(page.locator("p.visually-hidden[role=status]")).toHaveText(await page.title());
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(home);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    expect(await sameDocument()).toBe(true);
  },
);

/** Resolves when the page is in its own typeface. */
async function inItsTypeface(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes("Variable") && status === "loaded"),
  );
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** The positions of the page's parts, once it is in its own typeface. */
async function places(page: Page): Promise<number[]> {
  await inItsTypeface(page);
  return page
    .locator("main, h1, main section, main form, footer")
    .evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .flatMap(({ x, y, width, height }) => [x, y + scrollY, width, height]),
    );
}

test("a page looks the same reached inside the app as opened by itself", async ({ page }) => {
  test.slow();
  for (const path of [
    "/",
    "/vaktare",
    "/pris",
    "/1-bolt",
    "/offert",
    "/boka-demo",
    "/nyheter",
    "/ordningsvakt",
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      const opened = await places(page);
      // A short page, which is soon there.
      await page.goto("/terms");
      await hydrated(page);
      await (await addLink(page, { href: path })).click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      const farthest = async () => {
        const inside = await places(page);
        if (inside.length !== opened.length) return `${inside.length} instead of ${opened.length}`;
        return Math.max(...inside.map((value, index) => Math.abs(value - (opened[index] ?? 0))));
      };
      await expect.poll(farthest).toBeLessThan(1);
    });
});

fromHome(
  "links to pages that are told by their address, and a mistyped 'trevard', are followed inside the app; a file is left to the browser",
  async ({ page }) => {
    const sameDocument = await markDocument(page);
    for (const [path, shown = path] of [
      ["/vaktare-orebro"],
      ["/vaktare-pa-deltid"],
      ["/trevard-malmo", "/entrevard-malmo"],
    ]) {
      const before = await page.title();
      await (await addLink(page, { href: path ?? "" })).click();
      await expect(page).toHaveURL(shown ?? "");
      await expect(page).not.toHaveTitle(before);
      await expect(page.locator("p.visually-hidden[role=status]")).toHaveText(await page.title());
      expect(await sameDocument()).toBe(true);
    }
    await (await addLink(page, { href: "/nyheter/feed.xml?a=1" })).click();
    await expect(page).toHaveURL(/feed\.xml\?a=1$/);
    expect(await sameDocument()).toBe(false);
  },
);

fromHome("a new tab and a download leave the page where it is", async ({ page, context }) => {
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    (await addLink(page, { href: "/privacy", target: "_blank" })).click(),
  ]);
  await expect(tab).toHaveURL(/\/privacy$/);
  await tab.close();
  await page.getByRole("link", { name: "Provlänk" }).evaluate((link) => link.remove());
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    (await addLink(page, { href: "/logo/logo.svg", download: "logo.svg" })).click(),
  ]);
  expect(download.suggestedFilename()).toBe("logo.svg");
  await expect(page).toHaveURL(/\/$/);
});

fromHome(
  "the skip link is the first stop and leads to the content; Alt+S goes back to it",
  async ({ page }) => {
    const skip = page.getByRole("link", { name: "Hoppa till innehållet" });
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("#innehall")).toBeFocused();
    await page.keyboard.press("Alt+s");
    await expect(skip).toBeFocused();
  },
);

fromHome(
  "the button to the top comes after a screen of scroll, and takes the focus along @phone",
  async ({ page }) => {
    const button = page.getByRole("button", { name: "Till sidans topp" });
    await expect(button).toBeHidden();
    await scrollPage(page, 1000);
    // The browser may report two scrolls at once.
    await expect(page.locator("html[data-far]")).toBeAttached();
    // While scrolling down it would cover what is being read.
    await expect(button).toBeHidden();
    await scrollPage(page, 950);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator("#innehall")).toBeFocused();
    await expect(button).toBeHidden();
  },
);

test("Alt+S before the script is loaded is repeated", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const skip = page.getByRole("link", { name: "Hoppa till innehållet" });
  await expect(skip).toBeAttached();
  await page.keyboard.press("Alt+s");
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  release();
  await expect(skip).toBeFocused();
});

test("at the end of a page with a bottom bar, the button to the top covers no link @both", async ({
  page,
}) => {
  await page.goto("/vaktare");
  await hydrated(page);
  await scrollPage(page, 100_000);
  const button = await page.getByRole("button", { name: "Till sidans topp" }).boundingBox();
  for (const link of await page.locator("footer a").all()) {
    const box = await link.boundingBox();
    const isApart = !box || !button || box.x + box.width <= button.x || box.y + box.height <= button.y;
    expect.soft(isApart, String(await link.textContent())).toBe(true);
  }
});

/** The path of a request, with its query. */
function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
}

for (const [effectiveType, isSlow] of [
  ["4g", false],
  ["2g", true],
] as const) {
  test(`links are ${isSlow ? "not " : ""}fetched ahead on ${effectiveType}`, async ({ page }) => {
    await page.addInitScript((type) => {
      Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ effectiveType: type }) });
    }, effectiveType);
    const ahead: string[] = [];
    page.on("request", async (request) => {
      // The last ones may still be under way when the test ends.
      const headers = await request.allHeaders().catch(() => null);
      if (headers?.["sec-purpose"] === "prefetch") ahead.push(pathOf(request));
    });
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    await expect(page.locator("html[data-slow]")).toHaveCount(isSlow ? 1 : 0);
    await page.clock.runFor(1000);
    const order = "/1-bolt.data?_routes=1-bolt";
    if (!isSlow) await expect.poll(() => ahead).toContain(order);
    const link = page.getByRole("banner").getByRole("link", { name: "Nyheter" });
    await link.hover();
    await page.clock.runFor(1000);
    if (!isSlow) await expect.poll(() => ahead).toContain("/nyheter.data?_routes=nyheter");
    await link.click();
    await expect(page).toHaveURL(/\/nyheter$/);
    if (isSlow) expect(ahead).toEqual([]);
    const requested = page.waitForRequest((request) => pathOf(request) === order);
    await (await addLink(page, { href: "/1-bolt" })).dispatchEvent("click");
    await requested;
  });
}

test("an anchor far down is reached by a link, by its URL, by Back and by a reload @both", async ({
  page,
  isMobile,
}) => {
  const id = isMobile ? "kontakt" : "hur-det-fungerar";
  const place = () => page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top);
  // 96 px keep it clear of the header; a line of text that is added late above it may move it.
  const isThere = () => expect.poll(async () => Math.abs((await place()) - 96)).toBeLessThanOrEqual(40);
  await page.goto("/");
  await hydrated(page);
  await addLink(page, { href: `/#${id}` });
  await page.getByRole("link", { name: "Provlänk" }).click();
  await isThere();
  await page.getByRole("contentinfo").getByRole("link", { name: "Integritet", exact: true }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await isThere();
  await page.reload();
  await isThere();
  await hydrated(page);
  await isThere();
  // Not a step inside the page that is open.
  await page.goto("about:blank");
  await page.goto(`/#${id}`);
  await isThere();
  await hydrated(page);
  await isThere();
});

test("the End key leads to the end of a page, whose length does not change after the first interaction", async ({
  page,
}) => {
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  // Not the scroll height: text for screen readers alone makes it a pixel longer than what is seen.
  const toTheEnd = () => page.evaluate(() => document.body.getBoundingClientRect().bottom - innerHeight);
  await page.goto("/pris");
  // When it comes while the browser scrolls, the page ends some pixels higher than where the browser scrolls to.
  await inItsTypeface(page);
  const estimated = await length();
  await page.keyboard.press("End");
  await expect.poll(toTheEnd).toBeLessThan(1);
  await showAll(page);
  const whole = await length();
  expect(estimated - whole).toBeGreaterThan(1000);
  await page.goto("about:blank");
  await page.goto("/pris");
  await scrollPage(page, 1);
  // Pictures that come late may add a line.
  await expect.poll(async () => Math.abs((await length()) - whole)).toBeLessThan(100);
});
