import type { Page } from "@playwright/test";

/**
 * Visible texts that are outside the window or cut off at the sides; content that scrolls sideways may be wider. The
 * document's own width does not show it, because the body clips what is too wide (app/ui/base.css).
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    type Bounds = readonly [from: number, to: number];
    const unbounded: Bounds = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const known = new Map<Element, Bounds>([[document.body, [0, innerWidth]]]);
    /** Between which edges an element's content is seen. */
    const boundsOf = (element: Element): Bounds => {
      const before = known.get(element);
      if (before) return before;
      const bounds = narrowed(element, element.parentElement ? boundsOf(element.parentElement) : unbounded);
      known.set(element, bounds);
      return bounds;
    };
    const narrowed = (element: Element, around: Bounds): Bounds => {
      if (around === unbounded) return around;
      const { overflowX } = getComputedStyle(element);
      if (overflowX === "visible") return around;
      const { left, right, width } = element.getBoundingClientRect();
      // About a pixel wide: for screen readers only.
      if (overflowX === "auto" || overflowX === "scroll" || width <= 4) return unbounded;
      return [Math.max(around[0], left), Math.min(around[1], right)];
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest("[aria-hidden=true], .skip, svg, script, style, option")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const [from, to] = boundsOf(parent);
      if (left < from - 1 || right > to + 1) found.push(text.slice(0, 60));
    }
    return found;
  });
}

/**
 * Words that continue on the next line without a hyphen, also in folded parts. Breaks at a soft hyphen, and where CSS
 * hyphenates, are allowed. The test browser has no hyphenation dictionary. With `lines`, only words that are on as many
 * lines, however they are broken: their place is too narrow.
 */
export function brokenWords(page: Page, lines = 2): Promise<string[]> {
  return page.evaluate((lines) => {
    const found: string[] = [];
    const folded = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    for (const part of folded) part.open = true;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest("svg, script, style, option, thead")) continue;
      if (lines === 2 && getComputedStyle(parent).hyphens === "auto") continue;
      // For screen readers only.
      if (parent.getBoundingClientRect().width <= 4) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{N}]{4,}/gu)) {
        // The first letter after a soft hyphen is measured with the hyphen that is drawn.
        range.setStart(node, index + 1);
        range.setEnd(node, index + word.length);
        const [first, ...others] = range.getClientRects();
        const below = others.flatMap(({ top }) =>
          first && top - first.top > first.height / 2 ? [Math.round(top)] : [],
        );
        if (new Set(below).size > lines - 2) found.push(word);
      }
    }
    for (const part of folded) part.open = false;
    return found;
  }, lines);
}

/** The numbers on a city's map that are outside it, or cut by its edge. */
export function pinsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const map = document.querySelector(".city-hero__map")?.getBoundingClientRect();
    return [...document.querySelectorAll(".pins span")].flatMap((pin) => {
      const { left, right, top, bottom } = pin.getBoundingClientRect();
      const isInside =
        map && left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
      return isInside ? [] : [pin.textContent ?? ""];
    });
  });
}
