import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

/**
 * What axe finds on the page, or in a part of it, without some of its rules if need be. A toast that fades in or out
 * has no contrast of its own. Axe runs in the page itself and describes no more than what it finds ("legacy" is the
 * library's word: no page of ours has frames that would need the other way); that takes a quarter of the time.
 */
export async function axeFindings(page: Page, part = "html", without: string[] = []) {
  const axe = new AxeBuilder({ page })
    .include(part)
    .exclude("[data-sonner-toast]")
    .options({ resultTypes: ["violations"] })
    .disableRules(without)
    .setLegacyMode();
  return (await axe.analyze()).violations;
}

/**
 * Expects that axe finds nothing. Of a journey that is told in both languages, axe looks at the Swedish one alone: the
 * states are the same.
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  if (test.info().tags.includes("@desktop")) return;
  expect(await axeFindings(page, part)).toEqual([]);
}
