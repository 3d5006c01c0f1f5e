import { expect, it } from "vitest";
import { cityPages } from "#app/domain/city-pages.ts";
import { cityHref } from "#app/i18n/city-links.ts";
import { pageHref } from "#app/i18n/links.ts";
import { type PageKey, siteMap } from "#app/site-map.ts";

it("every address of the site, so that a moved page is a visible change", () => {
  const keys = Object.keys(siteMap) as PageKey[];
  expect(keys.map((key) => [key, pageHref(key, "sv"), pageHref(key, "en")].join("  "))).toMatchSnapshot();
});

it("every city's address", () => {
  expect(
    cityPages.map(({ service, city, aliases }) =>
      [service, cityHref(service, city, "sv"), cityHref(service, city, "en"), ...aliases].join("  "),
    ),
  ).toMatchSnapshot();
});
