import sanitize from "sanitize-html";

/**
 * Sanitizes rich text: it keeps only the allowed tags and attributes (product 13.2), and links only to web pages, email
 * and telephone. A page that a link opens in a new tab can't access this one.
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

/** The text of HTML without its tags, to count its words. */
export function plainText(html: string): string {
  return sanitize(html, { allowedTags: [], allowedAttributes: {}, textFilter: (text) => `${text} ` }).trim();
}
