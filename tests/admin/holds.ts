import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#tests/accessibility.ts";

/** Axe finds nothing on the page, and it keeps within the width that it has and within 320 px. */
export async function holds(page: Page): Promise<void> {
  // What fades is no state that anybody reads.
  await expect(page.locator(".page-loading > *")).toHaveCount(0);
  await expectAccessible(page);
  const size = page.viewportSize();
  await keepsWithin(page);
  await page.setViewportSize({ width: 320, height: size?.height ?? 700 });
  await keepsWithin(page);
  if (size) await page.setViewportSize(size);
}

/** A phone's browser widens `innerWidth` to what is too wide; the root element keeps the screen's width. */
async function keepsWithin(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `sideways scroll on ${page.url()}` }).toBeLessThanOrEqual(0);
}
