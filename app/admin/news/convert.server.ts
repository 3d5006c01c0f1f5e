import { safeHtml } from "#app/news/rich-text.server.ts";
import { type Block, type BlockOf, blocks } from "#app/news/schema.ts";
import { type Content, cellsOf, emptyRow, headKinds, type Pair, type Row } from "./content.ts";
import { isEmpty, listItems, readPairs, writeList, writePairs } from "./rules.ts";

type Locale = "sv" | "en";

/** The columns of news_articles that an article is read from. */
export interface ArticleColumns {
  title: Pair;
  lead: Pair;
  excerpt: Pair;
  forYou: Pair;
  imageAlt: Pair;
  blocks: Record<Locale, Block[]>;
}

/** A published article as rows. The blocks of both languages are paired by position where they are of one kind. */
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
      return { items: writeList(block.items) };
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

/** The blocks of an article in a language, without missing texts. Throws when a row makes no valid block. */
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
      return { kind, html: html("html"), ...(isEmpty(note) ? {} : { note }) };
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

/** Rich text as it is stored: only the tags of docs/product.md 13.2, without the editor's additions. */
export function tidyHtml(html: string): string {
  return withoutEmptyEnd(withBareItems(safeHtml(html))).trim();
}

/** Removes the paragraph that the editor puts around a list item's text. */
function withBareItems(html: string): string {
  const [start = "", ...items] = html.split("<li><p>");
  return items.reduce((before, item) => {
    const end = item.indexOf("</p>");
    const rest = item.slice(end + "</p>".length);
    const isAlone = end >= 0 && ["</li>", "<ul>", "<ol>"].some((tag) => rest.startsWith(tag));
    return before + (isAlone ? `<li>${item.slice(0, end)}${rest}` : `<li><p>${item}`);
  }, start);
}

/** Removes empty paragraphs at the end of a text. */
function withoutEmptyEnd(html: string): string {
  let end = html.length;
  while (html.endsWith("</p>", end)) {
    const start = html.lastIndexOf("<p>", end - 1);
    if (start < 0 || !isEmpty(html.slice(start, end))) break;
    end = start;
  }
  return html.slice(0, end);
}

/** A single paragraph needs no tag of its own beside a text. */
function oneParagraph(html: string): string {
  const isOne = html.startsWith("<p>") && html.endsWith("</p>") && html.lastIndexOf("<p>") === 0;
  return isOne ? html.slice("<p>".length, -"</p>".length) : html;
}
