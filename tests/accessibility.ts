import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import type axeCore from "axe-core";

/** Axe as a script for the page, minified: its full source takes twice as long to parse. */
const axeScript = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * The violations that axe finds on the page, or in a part of it, by all rules, some, or all but some. Toasts are left
 * out, since they have too little contrast while they fade. Only violations are reported: describing what passes takes
 * longer.
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
      // Waits for animations, since what fades in has less contrast. In a section that is not laid out one would
      // never end.
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
          // The rules that need stylesheets and videos don't apply here, and loading them takes a fifth of the
          // time.
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
 * Expects that axe finds nothing. Each state is checked once: in a test in both languages only in Swedish, in one on
 * both screens only on the desktop.
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  const { tags, project } = test.info();
  if (tags.includes("@desktop") || (tags.includes("@both") && project.name === "phone")) return;
  expect(await axeFindings(page, part)).toEqual([]);
}
