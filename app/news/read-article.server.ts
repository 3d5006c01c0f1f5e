import { marked, Parser, type Token, type Tokens } from "marked";
import { z } from "zod";
import { readFrontMatter } from "#app/i18n/front-matter.server.ts";
import { namedPageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { blocks } from "./schema.ts";

const line = z.string().min(1);
const head = z.strictObject({ title: line, excerpt: line, forYou: line, lead: line });

/**
 * A box in an article, which begins with `### Title {kind options}`. `paragraph` and `list` read the next token and
 * throw when it is something else.
 */
interface Box {
  title: string;
  options: string[];
  paragraph(read: (part: Part) => string): string;
  list<Item>(read: (item: Part) => Item): Item[];
}
type Part = Pick<Tokens.Paragraph, "text" | "tokens">;

/** The tokens that a text may contain, as the lexer names them. */
const allowedTokens = new Set([
  "blockquote",
  "em",
  "heading",
  "link",
  "list",
  "list_item",
  "paragraph",
  "space",
  "strong",
  "text",
]);

const boxes: Partial<Record<string, (box: Box) => Record<string, unknown>>> = {
  answer: ({ list }) => ({ items: list(rich) }),
  cases: ({ list }) => ({ rows: list(row) }),
  countdown: ({ title, paragraph, list }) => ({
    title,
    text: paragraph(plain),
    question: paragraph(plain),
    stops: list((item) => {
      const [weeks, when, what, law] = plain(item).split(" | ");
      return { weeks: Number(weeks), when, what, ...(law === "law" && { law: true }) };
    }),
  }),
  facts: ({ title, options: [role], list }) => ({ title, role, rows: list(row) }),
  mistakes: ({ list }) => ({ items: list(rich) }),
  price: ({ title, options: [service = "", people, hours], paragraph }) => ({
    title,
    detail: paragraph(plain),
    service: service.split("."),
    people: Number(people),
    hours: Number(hours),
  }),
  pull: ({ title, paragraph }) => ({ text: title, caption: paragraph(plain) }),
  sources: ({ paragraph }) => ({ html: paragraph(rich) }),
};

/**
 * Reads the front matter and blocks of an article in Markdown, as docs/editing-copy.md describes it. Throws an error
 * with the file's name, and the line where there is one, for anything missing, unknown or invalid.
 */
export function readArticle(file: string, source: string, locale: Locale) {
  const front = readFrontMatter(file, source, head);
  const tokens = marked.lexer(front.text);
  const parsed: unknown[] = [];
  let line = 1;
  /** Removes and gives the next token if it is of one of these types. */
  const take = (...types: string[]): Token | undefined => {
    const [token] = tokens;
    if (!token || !types.includes(token.type)) return undefined;
    if (token.type !== "heading") marked.walkTokens([token], (inner) => checkToken(inner, locale));
    line += token.raw.split("\n").length - 1;
    return tokens.shift();
  };
  try {
    while (tokens.length > 0) if (!take("space")) parsed.push(readBlock(take));
  } catch (error) {
    throw new Error(`${file}, line ${line}: ${error instanceof Error ? error.message : error}`);
  }
  const read = blocks.safeParse(parsed);
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  return { ...front.head, blocks: read.data };
}

function readBlock(takeToken: (...types: string[]) => Token | undefined): Record<string, unknown> {
  const take = (...types: string[]) => {
    takeToken("space");
    return takeToken(...types);
  };
  const heading = take("heading") as Tokens.Heading | undefined;
  if (heading?.depth === 2) return { kind: "heading", text: plain(heading) };
  if (heading) {
    const [title = "", type = ""] = heading.text.split("{");
    const [kind = "", ...options] = type.replace("}", "").trim().split(" ");
    const box = heading.depth === 3 ? boxes[kind] : undefined;
    if (!box) throw new Error(`"${heading.raw.trim()}" is neither ## Title nor ### Title {kind}`);
    const next = (type: string) => {
      const token = take(type);
      if (!token) throw new Error(`below {${kind}} a ${type} is missing`);
      return token;
    };
    return {
      kind,
      ...box({
        title: title.trim(),
        options,
        paragraph: (read) => read(next("paragraph") as Tokens.Paragraph),
        list: (read) => (next("list") as Tokens.List).items.map((item) => read(itemOf(item))),
      }),
    };
  }
  const text: Token[] = [];
  for (let part = take("paragraph", "list"); part; part = take("paragraph", "list")) text.push(part);
  const note = take("blockquote") as Tokens.Blockquote | undefined;
  if (text.length === 0)
    throw new Error("only headings, paragraphs, lists, and a > note below a text are allowed here");
  return {
    kind: "text",
    html: marked.parser(text).trim(),
    ...(note && { note: rich(note.tokens[0] as Tokens.Paragraph) }),
  };
}

/** Throws on what an article can't show, and replaces a page's name in a link by its path. */
function checkToken(token: Token, locale: Locale) {
  if (!allowedTokens.has(token.type)) throw new Error(`"${token.raw}" has markup that articles can't show`);
  if (token.type === "text" && /\{\w+\}/.test(token.raw))
    throw new Error(`"${token.raw}": articles can't have placeholders in braces`);
  if (token.type !== "link" || /^(https|mailto|tel):/.test(token.href)) return;
  const href = namedPageHref(token.href, locale);
  if (!href) throw new Error(`there is no page "${token.href}" to link to`);
  token.href = href;
}

function itemOf({ tokens: [messages] }: Tokens.ListItem): Part {
  if (!messages) throw new Error("a list item is empty");
  return messages as Tokens.Text & Part;
}

function rich({ tokens }: Part): string {
  return Parser.parseInline(tokens);
}

function plain({ text, tokens }: Part): string {
  if (tokens.some(({ type }) => type !== "text") || /[{}]/.test(text))
    throw new Error(`"${text}" can't have bold text, links or braces`);
  return text;
}

function row(part: Part): { name?: string; value?: string } {
  const [name, value] = plain(part).split(" | ");
  return { name, value };
}
