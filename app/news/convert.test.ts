import { expect, test } from "vitest";
import { listItems, tidyHtml } from "./convert.server.ts";
import { contentSchema } from "./draft-schema.server.ts";

test.each([
  ["<ul><li><p>ett</p></li><li><p>två</p></li></ul>", "<ul><li>ett</li><li>två</li></ul>"],
  [
    "<ul><li><p>ett</p><ul><li><p>under</p></li></ul></li></ul>",
    "<ul><li>ett<ul><li>under</li></ul></li></ul>",
  ],
  ["<ul><li><p>ett</p><p>till</p></li></ul>", "<ul><li><p>ett</p><p>till</p></li></ul>"],
  ["<p>text</p><p></p><p> &nbsp;<br /></p>", "<p>text</p>"],
  ["<p></p><p>text</p>", "<p></p><p>text</p>"],
  ["<p></p>", ""],
  ["<ul><li><p></p></li></ul>", ""],
  ["<p>å < ä &amp; ö<br></p>", "<p>å &lt; ä &amp; ö<br></p>"],
])("of %s the editor's own traces are taken away", (html, tidy) => expect(tidyHtml(html)).toBe(tidy));

test("a list has the items that are not empty, each with its nested ones", () => {
  const inner = "två<ul><li>under</li></ul>";
  expect(listItems(`<ul><li>ett</li><li> </li><li>${inner}</li></ul>`)).toEqual(["ett", inner]);
});

test("a text that is too long is refused before it is sanitized", () => {
  const row = (html: string) => ({ id: "b1", kind: "text", cells: { html: { sv: html, en: "" } } });
  const base = {
    slug: "a",
    category: "guide",
    cover: "notebook",
    author: "A",
    roles: [],
    reviewedOn: null,
    image: null,
  };
  const parse = (html: string) => contentSchema.safeParse({ ...base, rows: [row(html)] });
  expect(parse(`<p>${"å".repeat(19_000)}</p>`).success).toBe(true);
  expect(parse("👩".repeat(20_001)).success).toBe(false);
  const started = process.cpuUsage();
  expect(parse("<p> ".repeat(250_000)).success).toBe(false);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(500);
});
