import { expect, it } from "vitest";
import { pageUrl } from "#app/i18n/page-url.ts";
import { sources } from "./sources.ts";

/** Not routes: the server calls these with the URL of the request. */
const ofTheServer = [
  "app/entry.server.tsx",
  "app/requests/contact-request/data-client.server.ts",
  "app/seo/share-image.server.ts",
  "app/offline/service-worker.ts",
];

it("nothing reads a page's path off request.url, which ends in .data on navigation within the app", () => {
  const reading = sources("app")
    .filter(
      ({ path, text }) =>
        /new URL\(request\.url\)/.test(text) && /\bpathname\b/.test(text) && !/\.test\./.test(path),
    )
    .map(({ path }) => path)
    .filter((path) => !ofTheServer.includes(path) && path !== "app/i18n/page-url.ts");
  expect(reading).toEqual([]);
});

it.each([
  ["/logga-in/lank.data?next=%2Fkonto&_routes=pages%2Faccount%2Femail", "/logga-in/lank?next=%2Fkonto"],
  ["/_root.data", "/"],
  ["/admin?status=ny", "/admin?status=ny"],
])("%s is asked for %s", (asked, page) => {
  const { pathname, search } = pageUrl(new Request(new URL(asked, "http://localhost")));
  expect(pathname + search).toBe(page);
});
