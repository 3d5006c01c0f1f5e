import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import type axeCore from "axe-core";

/** Axe as a script for the page, minified: its full source takes twice as long to parse. */
const axeScript = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * What axe finds on the page, or in a part of it, if needed by some of its rules alone or without some. A toast that
 * fades in or out has no contrast of its own. Axe reports violations only: describing what passes takes longer.
 */
export async function axeFindings(
  page: Page,
  part = "html",
  { only, without = [] }: { only?: string[]; without?: string[] } = {},
) {
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(axeScript);
  return page.evaluate(
    async ({ part, only, without }) => {
      // What fades in has less contrast until it stands. In a section that is not laid out it would never end.
      const fading = document.getAnimations().filter(({ effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const isDrawn = target?.checkVisibility({ contentVisibilityAuto: true });
        return isDrawn && typeof endTime === "number" && endTime < 1000;
      });
      await Promise.allSettled(fading.map(({ finished }) => finished));
      const axe: typeof axeCore = Reflect.get(globalThis, "axe");
      const { violations } = await axe.run(
        { include: part, exclude: "[data-sonner-toast]" },
        {
          resultTypes: ["violations"],
          // The rules that read stylesheets and films are of no use here; fetching them takes a fifth of the time.
          preload: false,
          ...(only ? { runOnly: only } : {}),
          rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        },
      );
      return violations;
    },
    { part, only, without },
  );
}

/**
 * Expects that axe finds nothing. It looks once at a state: of a journey in both languages at the Swedish one, of one
 * on both screens at the desktop's.
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  const { tags, project } = test.info();
  if (tags.includes("@desktop") || (tags.includes("@both") && project.name === "phone")) return;
  expect(await axeFindings(page, part)).toEqual([]);
}
