import { expect, type Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { expectAccessible } from "#tests/accessibility.ts";

/** Expects that axe finds nothing, and that the page fits its width and 320 px. */
export async function expectSoundPage(page: Page): Promise<void> {
  // Its contrast is too low while it fades.
  await expect(page.locator(".page-loading > *")).toHaveCount(0);
  await expectAccessible(page);
  await expectFitting(page);
}

/** Expects that the page fits its width and 320 px. */
export async function expectFitting(page: Page): Promise<void> {
  const size = page.viewportSize();
  await keepsWithin(page);
  await page.setViewportSize({ width: 320, height: size?.height ?? 700 });
  await keepsWithin(page);
  if (size) await page.setViewportSize(size);
}

/** A phone's browser widens `innerWidth` to content that is too wide; the root element keeps the screen's width. */
async function keepsWithin(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `sideways scroll on ${page.url()}` }).toBeLessThanOrEqual(0);
}

/**
 * Opens an admin page once its HTML has an element with these texts. Something happens a little later in the
 * background, and polling the HTML takes a fraction of opening the page again.
 */
export async function openOnceItShows(
  page: Page,
  path: string,
  element: string,
  texts: readonly string[],
): Promise<void> {
  const isShown = async () => {
    const html = await (await page.request.get(path)).text();
    return parse(html)
      .querySelectorAll(element)
      .some(({ text }) => texts.every((each) => text.includes(each)));
  };
  await expect.poll(isShown, { message: `${path} shows ${texts.join(", ")}`, timeout: 30_000 }).toBe(true);
  await page.goto(path);
}
