import { expect, test } from "vitest";
import { type CitySlug, cities } from "#app/domain/cities.ts";
import { cityPages } from "#app/domain/city-pages.ts";
import { cityServices } from "#app/domain/services.ts";
import { locales } from "#app/i18n/locale.ts";
import { siteMap } from "#app/site-map.ts";
import { attributesOf, get, readPage, textOf, textsOf } from "./read.ts";

/** A county, as Swedish and English name it in its administrative board. */
interface County {
  sv: string;
  en: string;
}

const stockholm: County = { sv: "Stockholms län", en: "Stockholm County" };
const dalarna: County = { sv: "Dalarnas län", en: "Dalarna County" };
const skane: County = { sv: "Skåne län", en: "Skåne County" };
const vastraGotaland: County = { sv: "Västra Götalands län", en: "Västra Götaland County" };
const uppsala: County = { sv: "Uppsala län", en: "Uppsala County" };
const vastmanland: County = { sv: "Västmanlands län", en: "Västmanland County" };
const orebro: County = { sv: "Örebro län", en: "Örebro County" };

/**
 * Who decides in each city: its police region, its own county, and the county whose board authorises its guarding
 * companies (förordning 1989:149, 1 a §).
 */
const authorities: Record<CitySlug, { police: string; own: County; authorises: County }> = {
  stockholm: { police: "Polisregion Stockholm", own: stockholm, authorises: stockholm },
  goteborg: { police: "Polisregion Väst", own: vastraGotaland, authorises: vastraGotaland },
  malmo: { police: "Polisregion Syd", own: skane, authorises: skane },
  uppsala: { police: "Polisregion Mitt", own: uppsala, authorises: stockholm },
  vasteras: { police: "Polisregion Mitt", own: vastmanland, authorises: stockholm },
  orebro: { police: "Polisregion Bergslagen", own: orebro, authorises: dalarna },
};

const hourlyPrice = { sv: /från \d{3}\skr\/tim/, en: /from SEK\s\d{3}\/h/ };
const fixedPrice = { sv: /fast pris/, en: /fixed price/ };

/** The paths that the links of a part lead to, without the language. */
const pathsOf = (page: Awaited<ReturnType<typeof readPage>>, links: string) =>
  attributesOf(page, links, "href").map((href) => href?.split("?")[0]);

test.each(cityServices)("the page of %s leads to its own cities", async (service) => {
  const paths = cityPages.filter((one) => one.service === service).map(({ path }) => path);
  expect(pathsOf(await readPage(siteMap[service].path), ".city-links a")).toEqual(paths);
});

test.each(cityServices.flatMap((service) => locales.map((locale) => [service, locale] as const)))(
  "the cities of %s show each its own map, districts and authorities, %s",
  async (service, locale) => {
    const pages = cityPages.filter((one) => one.service === service);
    expect(pages).toHaveLength(cities.length);
    for (const { path, city } of pages) {
      const page = await readPage(locale === "en" ? `${path}?lang=en` : path);

      const [map = ""] = attributesOf(page, ".city-hero__drawing img", "src");
      expect(map).toMatch(new RegExp(`karta-${city}-(dag|natt)\\.svg$`));
      const drawing = await get(map);
      expect([drawing.status, drawing.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
      // Each number on the map is linked to its row of the list.
      const districts = textsOf(page, ".city-areas h3");
      expect(districts).toHaveLength(6);
      expect(textsOf(page, ".pins a b")).toEqual(districts);
      const rows = districts.map((_, index) => `#plats-${index + 1}`);
      expect(attributesOf(page, ".pins a", "href")).toEqual(rows);
      // With a keyboard one comes to the text and its buttons first, in the order of the page.
      expect(attributesOf(page, ".city-hero a", "href").slice(-rows.length)).toEqual(rows);
      expect(rows.map((row) => textOf(page.querySelector(`${row} h3`)))).toEqual(districts);

      // The role is switched in the first view, with what each costs; the service's own page leads here.
      const roles = cityPages.filter((one) => one.city === city).map((one) => one.path);
      expect(pathsOf(page, ".city-hero .role-switch a")).toEqual(roles);
      expect(pathsOf(page, ".city-hero .role-switch [aria-current=page]")).toEqual([path]);
      for (const [index, role] of textsOf(page, ".role-switch a").entries())
        expect(role).toMatch(
          cityServices[index] === "entranceHost" ? fixedPrice[locale] : hourlyPrice[locale],
        );

      const decides = authorities[city];
      const names = textsOf(page, "[aria-labelledby=authorities-title] h3");
      expect(names.filter((name) => name.includes(decides.police))).toHaveLength(1);
      const county = service === "orderGuard" ? decides.own : decides.authorises;
      expect(names.filter((name) => name.includes(county[locale]))).toHaveLength(1);
      expect(pathsOf(page, ".city-links a")).toEqual(
        pages.map((other) => other.path).filter((other) => other !== path),
      );
    }
  },
);
