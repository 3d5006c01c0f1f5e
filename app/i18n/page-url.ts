/**
 * The address of the page that a request is for. On navigation within the app React Router fetches a page's data at
 * its address with `.data` and the names of the routes, so `request.url` is not the page's own. Loaders and actions
 * get this as `url`; this is for functions that get only the request.
 */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/(\/_root)?\.data$/, "") || "/";
  url.searchParams.delete("_routes");
  return url;
}
