import { expect, test } from "vitest";
import { plainText, safeHtml } from "./rich-text.server.ts";

test("the markup that an article may have is unchanged", () => {
  const html =
    '<p>Läs <a href="/pris">priserna</a>,<br /><strong>alla</strong> <em>här</em>.</p><ul><li>ett</li></ul><ol><li>två</li></ol>';
  expect(safeHtml(html)).toBe(html);
});

test.each([
  ["<script>alert(1)</script><p>text</p>", "<p>text</p>"],
  ['<p onclick="x()" style="color:red" class="a">text</p>', "<p>text</p>"],
  ['<img src=x onerror="x()"><h2>rubrik</h2>', "rubrik"],
  ['<a href="javascript:alert(1)">länk</a>', "<a>länk</a>"],
  ['<a href="java\nscript:alert(1)">länk</a>', "<a>länk</a>"],
  ['<a href="data:text/html,x">länk</a>', "<a>länk</a>"],
  ['<a href="//ond.example">länk</a>', "<a>länk</a>"],
  ['<a href="/pris" target="_top">länk</a>', '<a href="/pris">länk</a>'],
  [
    '<a href="https://polisen.se" target="_blank" rel="opener">länk</a>',
    '<a href="https://polisen.se" target="_blank" rel="noopener noreferrer">länk</a>',
  ],
  ["<svg><style><img src=x onerror=alert(1)></style></svg>", ""],
])("%s is made safe", (html, safe) => expect(safeHtml(html)).toBe(safe));

test("plain text keeps words apart", () => {
  expect(plainText("<p>ett</p><ul><li>två</li><li>tre</li></ul>").split(/\s+/)).toEqual([
    "ett",
    "två",
    "tre",
  ]);
});
