import { compile } from "html-to-text";

const formats = {
  // Blocks are separated; links and lists are only text.
  block: ["*", "a", "ol", "ul"],
  // The names of other pages, in a nav, are not what a page is about.
  skip: ["img", "nav", "script", "style", "svg"],
  content: ["meta"],
};

/**
 * Makes a function that reads the text of the elements that match a selector from HTML, or the content of a `meta`. It
 * returns "" where there is none.
 */
export function htmlReader(selector: string): (html: string) => string {
  return compile({
    baseElements: { selectors: [selector], returnDomByDefault: false },
    selectors: Object.entries(formats).flatMap(([format, elements]) =>
      elements.map((element) => ({ selector: element, format })),
    ),
    formatters: { content: ({ attribs }, _walk, builder) => builder.addInline(attribs.content) },
    wordwrap: false,
  });
}
