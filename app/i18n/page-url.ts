/**
 * The address of the page that a request is for. On navigation within the app React Router asks for a page's data at
 * its address with `.data`, and names the routes that it wants: `request.url` is then not the page's own. Loaders and
 * actions are handed this as `url`; this is for what is given the request alone.
 */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/(\/_root)?\.data$/, "") || "/";
  url.searchParams.delete("_routes");
  return url;
}
