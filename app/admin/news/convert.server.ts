import { DomUtils, parseDocument } from "htmlparser2";
import { safeHtml } from "#app/news/rich-text.server.ts";
import { type Block, type BlockOf, blocks } from "#app/news/schema.ts";
import { type Content, cellsOf, emptyRow, headKinds, type Pair, type Row } from "./content.ts";
import { isEmpty, readPairs, writePairs } from "./rules.ts";

type Locale = "sv" | "en";

export interface ArticleColumns {
  title: Pair;
  lead: Pair;
  excerpt: Pair;
  forYou: Pair;
  imageAlt: Pair;
  blocks: Record<Locale, Block[]>;
}

/** A published article as rows. Blocks of both languages at the same position are paired if they are of one kind. */
export function rowsOf(article: ArticleColumns): Row[] {
  const head = headKinds.map((kind) => ({ ...emptyRow(kind, kind), cells: { text: article[kind] } }));
  const { sv, en } = article.blocks;
  return [
    ...head,
    ...sv.map((block, place) => {
      const id = `b${place + 1}`;
      const other = en[place];
      const swedish = textsOf(block);
      const english: Record<string, string> = other?.kind === block.kind ? textsOf(other) : {};
      return {
        ...emptyRow(block.kind, id),
        cells: Object.fromEntries(
          cellsOf(block.kind).map(([name]) => [name, { sv: swedish[name] ?? "", en: english[name] ?? "" }]),
        ),
        settings: settingsOf(block),
      };
    }),
  ];
}

function textsOf(block: Block): Record<string, string> {
  switch (block.kind) {
    case "text":
      return { html: block.html, note: block.note ?? "" };
    case "heading":
      return { text: block.text };
    case "answer":
    case "mistakes":
      return { items: `<ul>${block.items.map((item) => `<li>${item}</li>`).join("")}</ul>` };
    case "pull":
      return { text: block.text, caption: block.caption };
    case "cases":
      return { rows: writePairs(block.rows) };
    case "facts":
      return { title: block.title, rows: writePairs(block.rows) };
    case "price":
      return { title: block.title, detail: block.detail };
    case "countdown":
      return {
        title: block.title,
        text: block.text,
        question: block.question,
        stops: writePairs(block.stops.map(({ when, what }) => ({ name: when, value: what }))),
      };
    case "sources":
      return { html: block.html };
  }
}

function settingsOf(block: Block): Record<string, unknown> {
  switch (block.kind) {
    case "facts":
      return { role: block.role };
    case "price":
      return { service: block.service, people: block.people, hours: block.hours };
    case "countdown":
      return { stops: block.stops.map(({ weeks, law }) => ({ weeks, ...(law ? { law } : {}) })) };
    default:
      return {};
  }
}

/** The blocks of an article in one language, without rows that lack a text. Throws when a row is no valid block. */
export function blocksOf({ rows }: Pick<Content, "rows">, locale: Locale): Block[] {
  return blocks.parse(rows.flatMap((row) => blockOf(row, locale) ?? []));
}

function blockOf({ kind, cells, settings }: Row, locale: Locale): unknown {
  const text = (name: string) => cells[name]?.[locale] ?? "";
  const html = (name: string) => tidyHtml(text(name));
  const written = cellsOf(kind).every(([name, { optional }]) => optional || !isEmpty(text(name)));
  if (!written) return null;
  switch (kind) {
    case "title":
    case "lead":
    case "excerpt":
    case "forYou":
    case "imageAlt":
      return null;
    case "text": {
      const note = oneParagraph(html("note"));
      return { kind, html: html("html"), ...(note && { note }) };
    }
    case "heading":
      return { kind, text: text("text") };
    case "answer":
    case "mistakes":
      return { kind, items: listItems(html("items")) };
    case "pull":
      return { kind, text: text("text"), caption: text("caption") };
    case "cases":
      return { kind, rows: readPairs(text("rows")) ?? [] };
    case "facts":
      return { kind, title: text("title"), role: settings.role, rows: readPairs(text("rows")) ?? [] };
    case "price":
      return { kind, title: text("title"), detail: text("detail"), ...settings };
    case "countdown":
      return { kind, ...lines(text), stops: stopsOf(text("stops"), settings.stops) };
    case "sources":
      return { kind, html: oneParagraph(html("html")) };
  }
}

function lines(text: (name: string) => string): Pick<BlockOf<"countdown">, "title" | "text" | "question"> {
  return { title: text("title"), text: text("text"), question: text("question") };
}

function stopsOf(written: string, stops: unknown): unknown[] {
  const pairs = readPairs(written) ?? [];
  return Array.isArray(stops)
    ? stops.map((stop: object, place) => ({ ...stop, when: pairs[place]?.name, what: pairs[place]?.value }))
    : [];
}

/** Rich text as it is stored: only the tags of docs/product.md 13.2, and "" if it has no text. */
export function tidyHtml(html: string): string {
  const text = parseDocument(safeHtml(html));
  // The editor puts a paragraph around a list item's text, and may leave empty ones at the end.
  for (const item of DomUtils.getElementsByTagName("li", text)) {
    const [paragraph, next] = item.children;
    if (isElement(paragraph, "p") && (!next || isElement(next, "ul", "ol"))) unwrap(paragraph);
  }
  for (let last = text.lastChild; isElement(last, "p") && isBlank(last); last = text.lastChild)
    DomUtils.removeElement(last);
  return isBlank(text) ? "" : innerHtml(text).trim();
}

/** The items of a rich-text list that are not empty. */
export function listItems(html: string): string[] {
  const lists = parseDocument(html).children.filter((node) => isElement(node, "ul", "ol"));
  const items = lists.flatMap(({ children }) => children.filter((node) => isElement(node, "li")));
  return items.filter((item) => !isBlank(item)).map((item) => innerHtml(item).trim());
}

/** HTML without the tag of its only paragraph. */
function oneParagraph(html: string): string {
  const [first, ...others] = parseDocument(html).children;
  return isElement(first, "p") && others.length === 0 ? innerHtml(first) : html;
}

type HtmlNode = ReturnType<typeof parseDocument>["children"][number];
type HtmlElement = Extract<HtmlNode, { name: string; attribs: object }>;
type HtmlParent = Parameters<typeof DomUtils.getInnerHTML>[0];

function isElement(node: HtmlNode | null | undefined, ...names: string[]): node is HtmlElement {
  return !!node && "tagName" in node && names.includes(node.tagName);
}

function isBlank(node: HtmlParent): boolean {
  return DomUtils.textContent(node).trim() === "";
}

/** The inner HTML with hard spaces as characters, as they are stored. */
function innerHtml(node: HtmlParent): string {
  return DomUtils.getInnerHTML(node, { encodeEntities: "utf8" }).replaceAll("&nbsp;", "\u00a0");
}

/** Replaces an element by its children. */
function unwrap(element: HtmlElement): void {
  for (const child of [...element.children]) DomUtils.prepend(element, child);
  DomUtils.removeElement(element);
}
