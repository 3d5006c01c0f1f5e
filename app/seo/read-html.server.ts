import { compile } from "html-to-text";

const formats = {
  // Words of two elements are two words; links and lists have no marks.
  block: ["*", "a", "ol", "ul"],
  skip: ["img", "script", "style", "svg"],
  content: ["meta"],
};

/**
 * Makes a reader of a page's HTML: it gives what the elements of a selector say as running text, of a `meta` its content.
 * Empty where there is none.
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
