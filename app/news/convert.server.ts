import { DomUtils, parseDocument } from "htmlparser2";
import type { Locale } from "#app/i18n/locale.ts";
import type { English } from "./article.ts";
import {
  type CellType,
  type Content,
  cellsOf,
  emptyRow,
  headKinds,
  headText,
  isHead,
  type Pair,
  type Row,
} from "./content.ts";
import { isEmpty, readPairs, writePairs } from "./draft.ts";
import { safeHtml } from "./rich-text.server.ts";
import { type Block, blocks } from "./schema.ts";

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
      const englishBlock = en[place];
      const swedish = textsOf(block);
      const english = englishBlock?.kind === block.kind ? textsOf(englishBlock) : {};
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

/** The texts of a block's cells, by name. */
function textsOf(block: Block): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(block)) if (typeof value === "string") texts[name] = value;
  if ("items" in block) texts.items = `<ul>${block.items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  if ("rows" in block) texts.rows = writePairs(block.rows);
  if ("stops" in block)
    texts.stops = writePairs(block.stops.map(({ when, what }) => ({ name: when, value: what })));
  return texts;
}

function settingsOf(block: Block): Record<string, unknown> {
  switch (block.kind) {
    case "picture":
      return { hash: block.hash, width: block.width, height: block.height };
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

/** The blocks of an article in one language, without rows that lack a text. Throws when a row is not a valid block. */
export function blocksOf({ rows }: Pick<Content, "rows">, locale: Locale): Block[] {
  return blocks.parse(rows.flatMap((row) => blockOf(row, locale) ?? []));
}

/**
 * The columns of news_articles that visitors see, except the date. Without English (`swedish`) the English ones have the
 * Swedish texts; `unchanged` leaves them out.
 */
export function columnsOf(content: Content, english: English) {
  const { slug, category, cover, author, roles, reviewedOn, image } = content;
  const imageAlt = headText(content, "imageAlt");
  const isTranslated = english === "translated";
  return {
    ...{ slug, category, cover, author, roles, reviewed_on: reviewedOn },
    image: image && { ...image, altSv: imageAlt.sv, altEn: imageAlt.en },
    ...swedishColumns(content),
    ...(english === "unchanged"
      ? {}
      : { ...englishColumns(content, isTranslated ? "en" : "sv"), english: isTranslated }),
  };
}

/** The columns of the Swedish page. */
function swedishColumns(content: Content) {
  return {
    title_sv: headText(content, "title").sv,
    lead_sv: headText(content, "lead").sv,
    excerpt_sv: headText(content, "excerpt").sv,
    for_you_sv: headText(content, "forYou").sv,
    blocks_sv: blocksOf(content, "sv"),
  };
}

/** The columns of the English page, with texts in one of the languages. */
export function englishColumns(content: Content, from: Locale) {
  return {
    title_en: headText(content, "title")[from],
    lead_en: headText(content, "lead")[from],
    excerpt_en: headText(content, "excerpt")[from],
    for_you_en: headText(content, "forYou")[from],
    blocks_en: blocksOf(content, from),
  };
}

const values: Readonly<Record<CellType, (text: string) => unknown>> = {
  line: (text) => text,
  rich: tidyHtml,
  list: (text) => listItems(tidyHtml(text)),
  pairs: readPairs,
};

function blockOf({ kind, cells, settings }: Row, locale: Locale): unknown {
  const text = (name: string) => cells[name]?.[locale] ?? "";
  const written = cellsOf(kind).every(([name, { optional }]) => optional || !isEmpty(text(name)));
  if (isHead(kind) || !written) return null;
  const paragraph = (name: string) => oneParagraph(tidyHtml(text(name)));
  const fields = cellsOf(kind).map(([name, { type }]) => [name, values[type](text(name))] as const);
  return {
    ...settings,
    ...Object.fromEntries(fields),
    ...(kind === "text" ? { note: paragraph("note") || undefined } : {}),
    ...(kind === "picture" ? { caption: text("caption") || undefined } : {}),
    ...(kind === "sources" ? { html: paragraph("html") } : {}),
    ...(kind === "countdown" ? { stops: stopsOf(text("stops"), settings.stops) } : {}),
    kind,
  };
}

function stopsOf(written: string, stops: unknown): unknown[] {
  const pairs = readPairs(written) ?? [];
  return Array.isArray(stops)
    ? stops.map((stop: object, place) => ({ ...stop, when: pairs[place]?.name, what: pairs[place]?.value }))
    : [];
}

/** Rich text as it is stored: only the allowed tags (product 13.2), and "" if it has no text. */
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
