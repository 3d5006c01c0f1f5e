import { DomUtils, parseDocument } from "htmlparser2";
import { escapeXml } from "#app/domain/escape-xml.ts";

/**
 * Translates what word processors paste into plain tags, before the editor reads it: bold and italic from styles, which
 * the page's CSP forbids a browser to read, Word's lists from its paragraphs, and headings and table rows into
 * paragraphs of their own. Takes and gives HTML; the editor drops every tag that it does not know.
 */
export function tidyPasted(html: string): string {
  return writeAll(parseDocument(html).children);
}

type HtmlNode = ReturnType<typeof parseDocument>["children"][number];
type HtmlElement = Extract<HtmlNode, { name: string; attribs: object }>;

function isElement(node: HtmlNode): node is HtmlElement {
  return "tagName" in node;
}

/** Nodes that follow each other; Word's list items among them become lists. */
function writeAll(nodes: readonly HtmlNode[]): string {
  let html = "";
  let items: WordItem[] = [];
  for (const node of nodes) {
    const item = isElement(node) ? wordItem(node) : null;
    if (item) items.push(item);
    else if (items.length === 0 || DomUtils.textContent(node).trim() !== "") {
      html += writeList(items) + write(node);
      items = [];
    }
  }
  return html + writeList(items);
}

function write(node: HtmlNode): string {
  if (!isElement(node))
    return node.type === "text" ? DomUtils.getOuterHTML(node, { encodeEntities: "utf8" }) : "";
  const style = styleOf(node);
  if (isMark(style) || ["style", "script", "title"].includes(node.tagName)) return "";
  if (node.tagName === "br") return "<br>";
  if (node.tagName === "table") return rowsOf(node).map(writeRow).join("");
  const text = styled(writeAll(node.children), style);
  switch (node.tagName) {
    // Google Docs puts everything into a <b> that is not bold.
    case "b":
    case "strong":
      return isBold(style) === false ? text : `<strong>${text}</strong>`;
    case "i":
    case "em":
      return isItalic(style) === false ? text : `<em>${text}</em>`;
    case "a":
      return `<a href="${escapeXml(node.attribs.href ?? "")}">${text}</a>`;
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return `<p>${text}</p>`;
    case "p":
    case "div":
    case "ul":
    case "ol":
    case "li":
      return `<${node.tagName}>${text}</${node.tagName}>`;
    default:
      return text;
  }
}

type Style = ReadonlyMap<string, string>;

function styleOf({ attribs }: HtmlElement): Style {
  return new Map(
    (attribs.style ?? "").split(";").map((declaration) => {
      const [name = "", ...value] = declaration.toLowerCase().split(":");
      return [name.trim(), value.join(":").trim()];
    }),
  );
}

/** Whether a style makes text bold; undefined when it doesn't say. */
function isBold(style: Style): boolean | undefined {
  const weight = style.get("font-weight");
  return weight === undefined ? undefined : weight.startsWith("bold") || Number(weight) >= 600;
}

function isItalic(style: Style): boolean | undefined {
  const slant = style.get("font-style");
  return slant === undefined ? undefined : slant.startsWith("italic") || slant.startsWith("oblique");
}

function styled(text: string, style: Style): string {
  const slanted = isItalic(style) ? `<em>${text}</em>` : text;
  return isBold(style) ? `<strong>${slanted}</strong>` : slanted;
}

function rowsOf(table: HtmlElement): HtmlElement[] {
  return DomUtils.getElementsByTagName("tr", table);
}

/** A table's row as a paragraph, with its cells apart; "" when it is empty. */
function writeRow(row: HtmlElement): string {
  const cells = row.children
    .filter(isElement)
    .filter((cell) => DomUtils.textContent(cell).trim() !== "")
    .map(({ children }) => inline(children).trim());
  return cells.length > 0 ? `<p>${cells.join(" | ")}</p>` : "";
}

/** A cell's paragraphs as one text. */
function inline(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => (isElement(node) && isBlock(node) ? `${inline(node.children)} ` : write(node)))
    .join("");
}

function isBlock({ tagName }: HtmlElement): boolean {
  return tagName === "p" || tagName === "div";
}

/** A paragraph that is an item of one of Word's lists: its level is in its style, its mark in its text. */
interface WordItem {
  level: number;
  isNumbered: boolean;
  text: string;
}

function wordItem(node: HtmlElement): WordItem | null {
  const level = /\blevel(\d)/.exec(styleOf(node).get("mso-list") ?? "")?.[1];
  if (!level) return null;
  const mark = DomUtils.findOne((each) => isMark(styleOf(each)), node.children);
  const isNumbered = /^\s*\w+[.)]/.test(mark ? DomUtils.textContent(mark) : "");
  return { level: Number(level), isNumbered, text: writeAll(node.children).trim() };
}

function isMark(style: Style): boolean {
  return style.get("mso-list") === "ignore";
}

/** Items as a list; those of a deeper level are a list within the item before them. */
function writeList(items: readonly WordItem[]): string {
  const [first] = items;
  if (!first) return "";
  let html = "";
  for (let start = 0; start < items.length; ) {
    const next = items.findIndex(({ level }, place) => place > start && level <= first.level);
    const end = next === -1 ? items.length : next;
    const [item = first, ...deeper] = items.slice(start, end);
    html += `<li>${item.text}${writeList(deeper)}</li>`;
    start = end;
  }
  const tag = first.isNumbered ? "ol" : "ul";
  return `<${tag}>${html}</${tag}>`;
}
