import { vatPercent } from "#app/content/booking-terms.ts";
import type { CityPlaces } from "#app/content/cities/city-places.ts";
import type * as goteborg from "#app/content/cities/goteborg.server.ts";
import { cityPage } from "#app/content/pages/city.server.ts";
import { type CitySlug, cities } from "#app/domain/cities.ts";
import type { CompanyFacts, Prices } from "#app/domain/company-facts.ts";
import { fill } from "#app/i18n/fill.ts";
import { cityHref, pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { breadcrumbsFromHome } from "#app/seo/breadcrumbs.server.ts";
import { type CityPage, type CityService, cityServices } from "#app/site-map.ts";
import { cityPins } from "./city-pins.ts";

/** The content of each city by its slug. All have the same shape (city-data.test.ts). */
const files = import.meta.glob<Pick<typeof goteborg, "words" | "places">>("/app/content/cities/*.server.ts", {
  eager: true,
});

function cityFile(city: CitySlug) {
  const file = files[`/app/content/cities/${city}.server.ts`];
  if (!file) throw new Error(`${city} has no texts: app/content/cities/${city}.server.ts`);
  return file;
}
const services = Object.keys(cityServices) as CityService[];
const marks = { guard: "vaktare", orderGuard: "ordningsvakt", entranceHost: "entrevard" } as const;

type Words = ReturnType<typeof cityPage>;
type City = ReturnType<typeof goteborg.words>;

/** The data of a service's page in a city, in one language. */
export function cityData({ service, city, path }: CityPage, facts: CompanyFacts, locale: Locale) {
  const words = cityPage(facts, locale);
  const file = cityFile(city);
  const { places } = file;
  const local: City = file.words(facts, locale);
  const named = (text: string) => fill(text, { city: local.place });
  const { meta, lead, arrive, faq, close } = local[service];
  const name = words.services[service];
  return {
    locale,
    service,
    city,
    path,
    meta,
    breadcrumbs: breadcrumbsFromHome(
      locale,
      { name, href: pageHref(service, locale) },
      { name: local.place },
    ),
    hero: {
      title: named(words.titles[service]),
      lead,
      pins: {
        label: named(words.pins),
        names: local.districts.map((district) => district.name),
        places: cityPins[city],
      },
    },
    prices: {
      label: named(words.prices.label),
      items: words.prices[service],
      note: service === "entranceHost" ? words.prices.entranceHostNote : words.prices.note,
      more: {
        text: service === "entranceHost" ? words.prices.entranceHostMore : words.prices.more,
        href: pageHref(service === "entranceHost" ? "entranceHostCost" : "prices", locale),
      },
    },
    areas: areas(service, places, local, words),
    special: special(service, places, local, words, facts.prices, locale),
    arrival: {
      ...words.arrivals[service],
      text: `${words.arrivals[service].text} ${arrive}`,
    },
    authorities: authorities(service, local, words),
    faq: { ...words.faq, title: named(words.faq.title), items: faq },
    related: {
      title: named(words.related.title),
      services: services
        .filter((other) => other !== service)
        .map((other) => ({
          mark: marks[other],
          name: fill(words.related.in, { service: words.services[other], city: local.place }),
          text: fill(words.related[other], { teaser: local[other].teaser }),
          href: cityHref(other, city, locale),
        })),
    },
    others: {
      title: words.others[service],
      cities: cities
        .filter(({ slug }) => slug !== city)
        .map(({ slug }) => ({
          slug,
          name: cityFile(slug).words(facts, locale).place,
          href: cityHref(service, slug, locale),
        })),
    },
    close: { title: named(words.closings[service]), text: close },
    actions: { book: words.book, newTab: words.newTab, quote: words.quote, contact: words.contact },
    imageFailed: words.imageFailed,
  };
}

/** The list of districts; the last column is the travel time, or for public-order guards the permit. */
function areas(service: CityService, { minutes, permits }: CityPlaces, local: City, { areas: words }: Words) {
  const { start, beyond } = local;
  const last = (index: number) => {
    const away = minutes[index];
    if (service !== "orderGuard") return away ? fill(words.minutes, { minutes: String(away) }) : start;
    return words.permits[permits[index] ?? "place"].name;
  };
  return {
    title: local[service].areas,
    text:
      service === "orderGuard"
        ? fill(words.permitText, { beyond })
        : fill(words.travelText, { start, beyond }),
    more: words.more,
    legendTitle: words.legend,
    columns: {
      area: words.area,
      work: words.work,
      last: service === "orderGuard" ? words.permit : words.travel,
    },
    rows: local.districts.map((district, index) => ({
      name: district.name,
      is: district.is,
      work: district[service],
      last: last(index),
    })),
    legend:
      service === "orderGuard"
        ? { items: [words.permits.place, words.permits.event, words.permits.serving], law: words.law }
        : null,
  };
}

/**
 * The section that only this service has: a shift with its price, the city's busiest weeks, or four situations at a
 * door.
 */
function special(
  service: CityService,
  { shift, months }: CityPlaces,
  local: City,
  words: Words,
  prices: Prices,
  locale: Locale,
) {
  if (service === "orderGuard")
    return {
      kind: "year" as const,
      ...local.orderGuard.year,
      months,
      more: words.year.more,
      note: words.year.apply,
    };
  if (service === "entranceHost")
    return { kind: "door" as const, ...local.entranceHost.door, columns: words.door };
  const price = prices.guard[shift.price];
  const sum = shift.hours * price;
  return {
    kind: "shift" as const,
    ...local.guard.shift,
    more: words.shift.more,
    example: words.shift.example,
    rows: [
      {
        label: fill(words.shift.row, { hours: String(shift.hours), price: String(price) }),
        detail: words.shift.kinds[shift.price],
        amount: formatKronor(sum, locale),
      },
      { label: words.shift.sum, amount: formatKronor(sum, locale), kind: "sum" as const },
      {
        label: words.shift.vat,
        amount: formatKronor((sum * vatPercent) / 100, locale),
        kind: "after" as const,
      },
    ],
    note: words.shift.note,
  };
}

function authorities(service: CityService, local: City, { authorities: words }: Words) {
  const names: Readonly<Record<string, string>> = {
    authoriser: local.authoriser.name,
    board: local.board,
    police: local.police.name,
    municipality: local.municipality,
  };
  const { lead, items } = words[service];
  return {
    title: words.title,
    lead: fill(lead, { city: local.place }),
    more: words.more,
    concerns: words.concerns,
    items: items.map(({ name, text, concerns }) => ({
      name: names[name] ?? name,
      text: fill(text, { police: local.police.local, authoriser: local.authoriser.local }),
      concerns,
    })),
  };
}
