/**
 * The URL of the page that a request is for. During in-app navigation React Router requests a page's data at a URL
 * with `.data` and the routes' names, so `request.url` is not the page's own. Loaders and actions receive this as
 * `url`; this function is for code that has only the request.
 */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/(\/_root)?\.data$/, "") || "/";
  url.searchParams.delete("_routes");
  return url;
}
