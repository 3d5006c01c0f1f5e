import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UnbrokenNumbers } from "./unbroken-numbers.tsx";

test.each([
  ["Ditt nummer är Q-1A2B-3C4D.", 'Ditt nummer är <span class="unbroken">Q-1A2B-3C4D</span>.'],
  [
    "Beslut 213-00000-2024, 08-000\u00a000\u00a000",
    'Beslut <span class="unbroken">213-00000-2024</span>, <span class="unbroken">08-000</span>\u00a000\u00a000',
  ],
  ["AI-transparens, mån–fre", "AI-transparens, mån–fre"],
])("%j: numbers stay on one line, and are copied as they are", (text, html) => {
  expect(renderToStaticMarkup(createElement(UnbrokenNumbers, { text }))).toBe(html);
});
