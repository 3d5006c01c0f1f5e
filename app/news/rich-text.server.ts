import sanitize from "sanitize-html";

/**
 * Rich text as a page may show it: the tags and attributes of product 13.2 and nothing else, links
 * only to web pages, mail and telephone. A link that opens a new tab can't reach back into this one.
 */
export function safeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: ["p", "br", "strong", "em", "a", "ul", "ol", "li"],
    allowedAttributes: { a: ["href", "target", "rel"] },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href, target }) => ({
        tagName,
        attribs: {
          ...(href && { href }),
          ...(target === "_blank" && { target, rel: "noopener noreferrer" }),
        },
      }),
    },
  });
}

/** The words of rich text, for counting and for feeds. */
export function plainText(html: string): string {
  return sanitize(html.replaceAll("<", " <"), { allowedTags: [], allowedAttributes: {} }).trim();
}
