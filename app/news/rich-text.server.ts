import sanitize from "sanitize-html";

/**
 * Sanitizes rich text: the tags and attributes of product 13.2 and nothing else, links only to web pages, email and
 * telephone. A link that opens a new tab can't access this one.
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
  return sanitize(html, { allowedTags: [], allowedAttributes: {}, textFilter: (text) => `${text} ` }).trim();
}
