import { expect, it } from "vitest";
import { pageHref } from "#app/language/links.ts";
import { type PageKey, siteMap } from "#app/site-map.ts";

it("every address of the site, so that a moved page is a visible change", () => {
  const keys = Object.keys(siteMap) as PageKey[];
  expect(keys.map((key) => [key, pageHref(key, "sv"), pageHref(key, "en")].join("  "))).toMatchSnapshot();
});
