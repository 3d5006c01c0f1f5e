import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { htmlEmails, unquotedHtml, written } from "./fixtures/quoted-emails.ts";
import { htmlToText, marksQuotes } from "./html-text.server.ts";
import { splitQuotes } from "./quoted-text.ts";

const words = (text: string) => text.split(/\s+/).filter(Boolean);

test.each(htmlEmails)("what %s quotes below an HTML text is folded away", (_program, html) => {
  const { text } = htmlToText(html);
  const split = splitQuotes(text);
  expect(words(split.written)).toEqual(words(written));
  expect(split.quoted).toContain("Vilka tider?");
});

test.each(unquotedHtml)("all is shown of %s", (_about, html, part) => {
  const { text } = htmlToText(html);
  expect(splitQuotes(text)).toEqual({ written: text.trim(), quoted: "" });
  expect(text).toContain(part);
});

test("rows of a table are lines, and a number that is a link is there once", async () => {
  const html = await readFile(new URL("./fixtures/html-table.html", import.meta.url), "utf8");
  const lines = htmlToText(html).text.split("\n");
  expect(lines.filter(Boolean)).toEqual(["Tider:", "Från 18:00", "Till 02:00", "Ring 070-123 45 67"]);
});

test.each([
  ['<a href="tel:+46701234567">070-123 45 67</a>', "070-123 45 67"],
  ['<a href="tel:0701234567">+46 (0)70 123 45 67</a>', "+46 (0)70 123 45 67"],
  ['<a href="tel:+46701234567">Ring mig</a>', "Ring mig [tel:+46701234567]"],
  ['<a href="mailto:karin@kund.example">karin@kund.example</a>', "karin@kund.example"],
  ['<a href="mailto:karin@kund.example?subject=Hej">Karin@kund.example</a>', "Karin@kund.example"],
  ['<a href="https://www.kund.example/">www.kund.example</a>', "www.kund.example"],
  ['<a href="https://kund.example/karta">kartan</a>', "kartan [https://kund.example/karta]"],
  ['<a href="https://kund.example/"><img src="cid:logo" alt="Logotyp"></a>', ""],
  ['<a href="#top">upp</a>', "upp"],
])("%s is shown as %s", (html, text) => {
  expect(htmlToText(html).text).toBe(text);
});

test("a table of a layout keeps the lines of its cells, also within other tables", () => {
  const html = `<table><tr><td><p>Karin Lund</p><p>Kund AB</p></td><td><table><tr><td>Tfn</td><td>08-1</td></tr></table></td></tr></table>`;
  expect(htmlToText(html).text.split("\n").filter(Boolean)).toEqual(["Karin Lund", "Kund AB", "Tfn 08-1"]);
});

test("HTML says by its structure whether it quotes", () => {
  for (const [, html] of htmlEmails.filter(([program]) => program !== "Outlook" && program !== "Samsung"))
    expect(marksQuotes(html)).toBe(true);
  expect(marksQuotes("<blockquote>Tider</blockquote>")).toBe(false);
});

test.each([
  ["long", `<p>Hej</p>${" ".repeat(1_000_000)}`],
  ["deeply nested", `<p>Hej</p>${"<div>".repeat(5_000)}a`],
  ["broad", `<p>Hej</p>${"<br>".repeat(6_000)}`],
])("of HTML that is too %s the beginning is read, which is said", (_what, html) => {
  const { text, isCut } = htmlToText(html);
  expect(text).toMatch(/^Hej/);
  expect(isCut).toBe(true);
});
