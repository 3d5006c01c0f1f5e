import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

/**
 * Expects that axe finds nothing on the page, or in a part of it. A toast that fades in or out has no contrast of its
 * own. Of a journey that is told in both languages, axe looks at the Swedish one alone: the states are the same.
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  if (test.info().tags.includes("@desktop")) return;
  const axe = new AxeBuilder({ page }).include(part).exclude("[data-sonner-toast]");
  expect((await axe.analyze()).violations).toEqual([]);
}
