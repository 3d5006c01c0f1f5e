import type { Locale } from "#app/i18n/locale.ts";

/**
 * The company's cities (product 2.4), in the order in which they are listed. The site map, links, menus, forms,
 * filters, search words and tests derive from this list. What else a new city needs: docs/development.md, "A city".
 */
export const cities = [
  { slug: "stockholm", names: { sv: "Stockholm", en: "Stockholm" } },
  { slug: "goteborg", names: { sv: "Göteborg", en: "Gothenburg" } },
  { slug: "malmo", names: { sv: "Malmö", en: "Malmö" } },
  { slug: "uppsala", names: { sv: "Uppsala", en: "Uppsala" } },
  { slug: "vasteras", names: { sv: "Västerås", en: "Västerås" } },
  { slug: "orebro", names: { sv: "Örebro", en: "Örebro" } },
] as const satisfies readonly { slug: string; names: Readonly<Record<Locale, string>> }[];

/** The cities by their names in one language. */
export const citiesIn = (locale: Locale) => cities.map(({ slug, names }) => ({ slug, name: names[locale] }));

/** The name of a city in one language; null for the slug of no city. */
export const cityName = (slug: string | null, locale: Locale): string | null =>
  citiesIn(locale).find((city) => city.slug === slug)?.name ?? null;

export type CitySlug = (typeof cities)[number]["slug"];

const countWords = {
  sv: "noll en två tre fyra fem sex sju åtta nio tio elva tolv".split(" "),
  en: "zero one two three four five six seven eight nine ten eleven twelve".split(" "),
};

/** The number of cities as a word, for sentences: "sex", "six". */
export const cityCount: Readonly<Record<Locale, string>> = {
  sv: countWords.sv[cities.length] ?? String(cities.length),
  en: countWords.en[cities.length] ?? String(cities.length),
};

/** Other towns, by the nearest city by road, spelled as in URLs. */
const towns: Readonly<Record<CitySlug, string>> = {
  stockholm: `solna sundbyberg nacka huddinge haninge botkyrka tyreso taby lidingo jarfalla sollentuna sodertalje
    norrtalje nykoping gotland visby kista arlanda nynashamn`,
  goteborg: `boras molndal kungalv kungsbacka varberg uddevalla trollhattan vanersborg alingsas partille lerum
    halmstad falkenberg jonkoping skovde lidkoping`,
  malmo: `lund helsingborg landskrona trelleborg ystad kristianstad eslov hassleholm angelholm karlskrona
    karlshamn vaxjo kalmar hoganas simrishamn`,
  uppsala: `enkoping knivsta sigtuna tierp osthammar gavle sandviken sundsvall soderhamn hudiksvall ostersund
    umea lulea skelleftea kiruna heby`,
  vasteras: `eskilstuna koping sala fagersta arboga hallstahammar surahammar strangnas falun borlange avesta`,
  orebro: `karlskoga kumla hallsberg lindesberg nora degerfors karlstad kristinehamn katrineholm norrkoping
    linkoping motala askersund`,
};

/** The towns nearest to a city, in plain spelling. */
export function townsNear(city: CitySlug): string[] {
  return towns[city].split(/\s+/);
}
