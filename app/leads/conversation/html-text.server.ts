import { compile, type FormatCallback } from "html-to-text";

/** How much HTML is read, in characters. */
const maxCharacters = 1_000_000;
/** Marks where elements are left out, because they are nested too deeply or too many. */
const cutMark = "\uE0FF";

/**
 * Marks the beginning of what mail programs quote: Gmail and Thunderbird the introduction and the quote, Apple Mail and
 * others the quote alone, Yahoo and Proton a block with both.
 */
const quoteSelectors = [
  "blockquote.gmail_quote",
  "div.gmail_attr",
  "blockquote[type=cite]",
  "div.moz-cite-prefix",
  "div.yahoo_quoted",
  "div[id*=yahoo_quoted]",
  "blockquote.protonmail_quote",
  "div.protonmail_quote",
];
const quoteMarks = /gmail_quote|type=["']?cite|divRplyFwdMsg|yahoo_quoted|protonmail_quote/i;

/** Whether HTML says by its structure where an earlier email is quoted. */
export function marksQuotes(html: string): boolean {
  return quoteMarks.test(html.slice(0, maxCharacters));
}

/**
 * The text of an email's HTML, with what it marks as quoted below ">", as in plain text; rows of tables are lines.
 * `isCut` when it has more than is read.
 */
export function htmlToText(html: string): { text: string; isCut: boolean } {
  const text = toText(html.slice(0, maxCharacters));
  return {
    text: text.replaceAll(cutMark, "…"),
    isCut: html.length > maxCharacters || text.includes(cutMark),
  };
}

/** Outlook's header of the quoted email: everything below it is quoted. It writes such a line in plain text. */
const quotedHeader: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addInline("_".repeat(16), { noWordTransform: true });
  builder.addLineBreak();
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** A row is a line if each of its cells is one. */
const table: FormatCallback = (element, walk, builder) => {
  builder.openTable();
  const walkRows = (parent: typeof element) => {
    for (const child of parent.children ?? []) {
      if (child.type !== "tag") continue;
      if (child.name !== "tr") {
        walkRows(child);
        continue;
      }
      builder.openTableRow();
      for (const cell of child.children ?? []) {
        if (cell.type !== "tag") continue;
        builder.openTableCell();
        walk(cell.children, builder);
        builder.closeTableCell();
      }
      builder.closeTableRow();
    }
  };
  walkRows(element);
  builder.closeTable({
    tableToString: (rows) =>
      rows
        .map((cells) => cells.map(({ text }) => text.trim()).filter(Boolean))
        .map((texts) => texts.join(texts.some((text) => text.includes("\n")) ? "\n" : " "))
        .filter(Boolean)
        .join("\n"),
    leadingLineBreaks: 1,
    trailingLineBreaks: 1,
  });
};

/** A link with its target, unless its text says the same or it has none. */
const link: FormatCallback = (element, walk, builder) => {
  let text = "";
  builder.pushWordTransform((word) => {
    text += word;
    return word;
  });
  walk(element.children, builder);
  builder.popWordTransform();
  const target = String(element.attribs?.href ?? "").trim();
  if (text && target && !target.startsWith("#") && !isSameTarget(text, target))
    builder.addInline(` [${target.replace(/^mailto:/i, "")}]`, { noWordTransform: true });
};

function isSameTarget(text: string, target: string): boolean {
  const [, scheme = "", rest = ""] = /^([a-z]+):(.*)$/is.exec(target) ?? [];
  if (/^tel$/i.test(scheme)) {
    // The same number with and without its country code.
    const [shown, called] = [text.replace(/\D/g, ""), rest.replace(/\D/g, "")];
    return shown.length >= 3 && called.endsWith(shown.slice(-7));
  }
  const bare = (url: string) =>
    url
      .toLowerCase()
      .replace(/^(?:mailto:|https?:\/\/)/, "")
      .replace(/^www\./, "")
      .replace(/\/$/, "");
  return bare(text) === bare(target).replace(/\?.*$/s, "") || bare(text) === bare(target);
}

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];

const toText = compile({
  wordwrap: false,
  limits: { maxInputLength: maxCharacters, maxDepth: 200, maxChildNodes: 5_000, ellipsis: cutMark },
  formatters: { quotedHeader, mailTable: table, mailLink: link },
  selectors: [
    { selector: "img", format: "skip" },
    { selector: "hr", options: { length: 16 } },
    { selector: "a", format: "mailLink" },
    { selector: "table", format: "mailTable" },
    { selector: "#divRplyFwdMsg", format: "quotedHeader" },
    // A blockquote that nothing marks as a quote is an indented part of what somebody writes.
    { selector: "blockquote", format: "block", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    ...quoteSelectors.map((selector) => ({ selector, format: "blockquote" })),
    ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});
