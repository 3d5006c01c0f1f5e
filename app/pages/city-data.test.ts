import { describe, expect, it } from "vitest";
import type { CityPlaces } from "#app/content/cities/city-places.ts";
import { cities } from "#app/domain/cities.ts";
import { cityPages } from "#app/domain/city-pages.ts";
import { type CompanyFacts, defaultFacts } from "#app/domain/company-facts.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { cityData } from "./city-data.server.ts";

interface CityFile {
  messages(facts: CompanyFacts, locale: Locale): unknown;
  places: CityPlaces;
}

const modules = import.meta.glob<CityFile>("/app/content/cities/*.server.ts", {
  eager: true,
});

/** Every text inside a value, whatever its shape. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

/** A city's own texts, by its slug. */
const own = Object.entries(modules).flatMap(([path, exports]) => {
  const [, slug = ""] = /(\w+)\.server/.exec(path) ?? [];
  const texts = locales.flatMap((locale) => [...textsIn(exports.messages(defaultFacts, locale))]);
  return [{ slug, texts: new Set(texts), places: exports.places }];
});

/** A police region covers more than one city. */
const sharedName = /^Polisregion /;

/** From this length on a text counts as a sentence: "Butiker, kontor, krogstråk" may occur in two cities. */
const sentence = 40;

describe("the city pages", () => {
  it("are of every city, each with texts of its own", () => {
    expect(own.map(({ slug }) => slug).sort()).toEqual(cities.map(({ slug }) => slug).sort());
    for (const { texts, places } of own) {
      expect(texts.size).toBeGreaterThan(150);
      expect(places.minutes).toHaveLength(6);
      expect(places.permits).toHaveLength(6);
    }
  });

  it("have texts of the same shape: each city's page has the same parts", () => {
    const shapes = Object.values(modules).flatMap(({ messages }) =>
      locales.map((locale) => JSON.stringify(shapeOf(messages(defaultFacts, locale)))),
    );
    expect(new Set(shapes).size).toBe(1);
  });

  it("share no sentence: nothing of a city is another's with the name swapped", () => {
    const names = new RegExp(own.map(({ slug }) => cityName(slug)).join("|"), "g");
    const placed = own.flatMap(({ slug, texts }) =>
      [...new Set([...texts].map((text) => text.replace(names, "…")))].map((text) => ({ slug, text })),
    );
    const twice = placed.filter(
      ({ slug, text }) =>
        text.length >= sentence &&
        !sharedName.test(text) &&
        placed.some((other) => other.slug !== slug && other.text === text),
    );
    expect(twice).toEqual([]);
  });

  it.each(["sv", "en"] as const)(
    "name their own police region, county board and six districts, %s",
    (locale) => {
      const data = cityPages.map((page) => cityData(page, defaultFacts, locale));
      for (const page of data) {
        expect(page.areas.rows).toHaveLength(6);
        expect(new Set(page.areas.rows.map(({ name }) => name)).size).toBe(6);
        expect(page.hero.pins.places.map(({ name }) => name)).toEqual(
          page.areas.rows.map(({ name }) => name),
        );
      }
      // A service's pages each have their answers to who decides, how to get there and what people ask.
      for (const service of ["guard", "orderGuard", "entranceHost"] as const) {
        const pages = data.filter((page) => page.service === service);
        const different = (texts: string[]) => expect(new Set(texts).size).toBe(cities.length);
        different(pages.map(({ hero }) => hero.lead));
        different(pages.map(({ meta }) => meta.title));
        different(pages.map(({ meta }) => meta.description));
        different(pages.map(({ arrival }) => arrival.text));
        different(pages.map(({ special }) => JSON.stringify(special)));
        different(pages.map(({ areas }) => JSON.stringify(areas.rows)));
        different(pages.map(({ faq }) => JSON.stringify(faq.items)));
        different(pages.map(({ authorities }) => JSON.stringify(authorities.items)));
      }
    },
  );
});

function cityName(slug: string): string {
  const city = cities.find((one) => one.slug === slug);
  if (!city) throw new Error(`${slug} is no city of the site`);
  return Object.values(city.names).join("|");
}

/** The keys in a value, without its texts; a list has the shape of its first item. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [shapeOf(value[0])];
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, part]) => [name, shapeOf(part)]),
  );
}
