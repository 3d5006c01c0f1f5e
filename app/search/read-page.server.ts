import { htmlReader } from "#app/seo/read-html.server.ts";

const readTitle = htmlReader("title");
const readDescription = htmlReader("meta[name=description]");
const readMain = htmlReader("main");

/** Reads the title without the site's name, the description, and the text of the main part from a page's HTML. */
export function readPage(html: string): { title: string; description: string; text: string } {
  // Each reader parses all of its input.
  const [head = "", body = ""] = html.split("</head>");
  const title = readTitle(head).replace(/ [–|] [^–|]*$/, "");
  return { title, description: readDescription(head), text: readMain(body).replace(/\s+/g, " ") };
}
