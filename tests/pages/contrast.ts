import type { Page } from "@playwright/test";
import { axeFindings } from "#tests/accessibility.ts";
import { expect } from "#tests/fixtures.ts";

/**
 * The lowest contrast of text and background (WCAG 2.2) of all elements with text of their own; the nearest background
 * counts.
 */
function lowest(page: Page): Promise<{ text: string; ratio: number }[]> {
  return page.evaluate(() => {
    const parts = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = parts(colour)
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isClear = (colour: string) => parts(colour)[3] === 0;
    const found: { text: string; ratio: number }[] = [];
    for (const part of document.body.querySelectorAll<HTMLElement>("*")) {
      const text = [...part.childNodes].find(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!text || part.closest("svg, script, style, noscript, [disabled], :disabled")) continue;
      if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      let ground: Element | null = part;
      while (ground && isClear(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
      const [one, other] = [
        light(getComputedStyle(part).color),
        light(ground ? getComputedStyle(ground).backgroundColor : "rgb(255, 255, 255)"),
      ];
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      if (ratio < 4.5) found.push({ text: text.textContent?.trim().slice(0, 50) ?? "", ratio });
    }
    return found;
  });
}

/** A page is laid out whole; with more contrast it has ink on white, and with forced colours it can be read. */
export async function expectReadable(page: Page): Promise<void> {
  await page.emulateMedia({ contrast: "more" });
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const ink = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  const muted = page.locator("main :is(.muted, .lead):visible");
  const colours = await muted.evaluateAll((all) =>
    all.filter((part) => !part.closest(".night, [class*=night]")).map((part) => getComputedStyle(part).color),
  );
  expect(new Set([...colours, ink]).size).toBe(1);
  // What else axe finds does not depend on it.
  expect(await axeFindings(page, "html", { only: ["color-contrast"] })).toEqual([]);

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ contrast: null, forcedColors: "active", colorScheme });
    await expect.poll(() => lowest(page)).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}
