import { htmlReader } from "#app/seo/read-html.server.ts";
import { type SearchedPage, searchedPage } from "./rules.ts";

const readTitle = htmlReader("title");
const readDescription = htmlReader("meta[name=description]");
const readMain = htmlReader("main");

/** Reads a page's HTML: its title without the site's name, its description, and the text of its main part. */
export function readPage(path: string, html: string): SearchedPage {
  const title = readTitle(html).replace(/ [–|] [^–|]*$/, "");
  return searchedPage(
    { path, title, description: readDescription(html) },
    readMain(html).replace(/\s+/g, " "),
  );
}
