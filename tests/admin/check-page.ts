import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#tests/accessibility.ts";

/** Expects that axe finds nothing, and that the page fits its width and 320 px. */
export async function expectSoundPage(page: Page): Promise<void> {
  // While it fades it has no contrast.
  await expect(page.locator(".page-loading > *")).toHaveCount(0);
  await expectAccessible(page);
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
