import { expect, test } from "vitest";
import { emptyContent, pictureRow } from "./content.ts";
import { blocksOf, listItems, rowsOf, tidyHtml } from "./convert.server.ts";
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

test("a picture within the text is a block of each language that describes it, and comes back as a row", () => {
  const picture = { hash: "a".repeat(32), width: 1200, height: 675 };
  const row = pictureRow("p1", picture, { sv: "En grind", en: "" });
  const rows = [{ ...row, cells: { ...row.cells, caption: { sv: "Grinden", en: "" } } }];
  const block = { kind: "picture", ...picture, alt: "En grind", caption: "Grinden" };
  expect(blocksOf({ rows }, "sv")).toEqual([block]);
  expect(blocksOf({ rows }, "en")).toEqual([]);
  const pair = { sv: "", en: "" };
  const head = { title: pair, lead: pair, excerpt: pair, forYou: pair, imageAlt: pair };
  const back = rowsOf({ ...head, blocks: { sv: blocksOf({ rows }, "sv"), en: [] } }).at(-1);
  expect(back).toEqual({ ...rows[0], id: "b1" });
});

test.each([
  ["an address", { hash: "https://annan.example/bild.png", width: 1, height: 1 }],
  ["a path", { hash: "../../etc", width: 1, height: 1 }],
  ["no size", { hash: "a".repeat(32) }],
  ["nothing", {}],
])("a picture within the text is one of ours: with %s it is refused", (_name, settings) => {
  const content = emptyContent("bild");
  const row = {
    ...pictureRow("p1", { hash: "", width: 1, height: 1 }, { sv: "En grind", en: "" }),
    settings,
  };
  expect(contentSchema.safeParse({ ...content, rows: [...content.rows, row] }).success).toBe(false);
});

test("what else is sent with a picture is not stored", () => {
  const content = emptyContent("bild");
  const row = pictureRow("p1", { hash: "a".repeat(32), width: 4, height: 3 }, { sv: "En grind", en: "" });
  const sent = { ...row, settings: { ...row.settings, onerror: "x()" } };
  const { rows } = contentSchema.parse({ ...content, rows: [...content.rows, sent] });
  expect(rows.at(-1)).toEqual(row);
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
