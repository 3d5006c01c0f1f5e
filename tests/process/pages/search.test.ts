import { describe, expect, test } from "vitest";
import { cityPages } from "#app/domain/city-pages.ts";
import type { CityService } from "#app/domain/services.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { siteMap } from "#app/site-map.ts";
import { brand } from "#brand/company.ts";
import { englishQueries, type SearchQuery, swedishQueries } from "#tests/search-queries.ts";
import { attributesOf, readPage, textOf, textsOf } from "./read.ts";

const resultsOf = (query: string, locale: Locale = "sv") =>
  readPage(`/sok?q=${encodeURIComponent(query)}&lang=${locale}`);

/** The paths that a query finds, best first. */
async function foundBy(query: string, locale: Locale = "sv"): Promise<string[]> {
  const links = attributesOf(await resultsOf(query, locale), ".search-results .rows a", "href");
  return links.map((href = "") => new URL(href, "https://a.example").pathname);
}

test("of a hundred queries as people type them, at least 95 find the right page first", async () => {
  const wrong: string[] = [];
  const ask = async (locale: Locale, [query, ...pages]: SearchQuery) => {
    const [first = "nothing"] = await foundBy(query, locale);
    if (!pages.map(encodeURI).includes(first)) wrong.push(`${locale} ${query}: ${first}`);
  };
  for (const query of swedishQueries) await ask("sv", query);
  for (const query of englishQueries) await ask("en", query);
  expect(swedishQueries.length + englishQueries.length).toBe(100);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(5);
});

/** What people call each role, in both languages; the Swedish pages are also searched by English words. */
const everydayWords: Record<CityService, readonly string[]> = {
  guard: ["väktare", "vakt", "nattvakt", "säkerhetsvakt", "butiksvakt", "security guard", "guard"],
  orderGuard: ["ordningsvakt", "krogvakt", "utkastare", "eventvakt", "bouncer", "door supervisor"],
  entranceHost: ["entrévärd", "dörrvakt", "dörrvärd", "säkerhetsvärd", "receptionist", "doorman", "usher"],
};

test.each(Object.entries(everydayWords) as [CityService, readonly string[]][])(
  "an everyday word for a role together with a city leads to that role's page of the city: %s",
  async (service, words) => {
    const wrong: string[] = [];
    for (const locale of ["sv", "en"] as const)
      for (const { city, path } of cityPages.filter((page) => page.service === service))
        for (const word of words) {
          const [first = "nothing"] = await foundBy(`${word} ${city}`, locale);
          if (first !== path) wrong.push(`${locale} ${word} ${city}: ${first}`);
        }
    for (const word of words) {
      const [first = "nothing"] = await foundBy(word);
      if (first !== siteMap[service].path) wrong.push(`${word}: ${first}`);
    }
    expect(wrong).toEqual([]);
  },
);

describe("the search page", () => {
  test("shows the telephone number at once to somebody who searches for it", async () => {
    for (const query of ["telefon", "ringa er"])
      expect(textsOf(await resultsOf(query), ".search-results a")[0]).toBe(brand.phone);
    expect(textsOf(await resultsOf("väktare"), ".search-results a")).not.toContain(brand.phone);
  });

  test("highlights the query, and says what kind of page it is", async () => {
    const page = await resultsOf("söka tillstånd ordningsvakter");
    const [first] = page.querySelectorAll(".search-results .rows a");
    expect(textOf(first ?? null)).toContain("Nyheter och guider");
    expect(textsOf(page, ".search-results .rows li:first-child mark")).toEqual([
      "söker",
      "tillstånd",
      "ordningsvakter",
    ]);
  });

  test("names the nearest of the company's cities to a town without a team", async () => {
    expect(textOf((await resultsOf("väktare lund")).querySelector(".search-results"))).toContain("Malmö.");
  });

  test.each<[Locale, string]>([
    ["sv", "mån–fre"],
    ["en", "mon–fri"],
  ])(
    "leads on where it finds nothing or little (%s): the telephone with its hours, the express order, contact",
    async (locale, days) => {
      const nothing = await resultsOf("zebraxyz", locale);
      expect(textOf(nothing.querySelector(".search-help"))).toContain("zebraxyz");
      const little = await resultsOf("kamera", locale);
      expect(little.querySelectorAll(".search-results .rows li").length).toBeLessThan(4);
      for (const page of [nothing, little]) {
        const help = textOf(page.querySelector(".search-help"));
        expect(help).toContain(brand.phone);
        expect(help.toLowerCase()).toContain(days);
        const links = attributesOf(page, ".search-help a, .search-often a", "href").map((href) =>
          href?.replace("?lang=en", ""),
        );
        expect(links).toEqual(expect.arrayContaining(["/1-bolt", "/bli-kontaktad", "/pris", "/vaktare"]));
      }
    },
  );

  test.each<Locale>(["sv", "en"])("finds nothing by a word of the markup (%s)", async (locale) => {
    expect(await foundBy("<script>", locale)).toEqual([]);
  });

  test("finds openings and articles", async () => {
    expect(await foundBy("väktaraspirant örebro")).toContain("/bli-kollega/vaktaraspirant-orebro");
    expect((await foundBy("rapportvy"))[0]).toBe("/nyheter/ny-rapportvy-hela-passet-pa-en-sida");
  });
});
