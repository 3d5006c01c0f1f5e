import { vatPercent } from "#app/content/booking-terms.ts";
import type { CityPlaces } from "#app/content/cities/city-places.ts";
import type * as goteborg from "#app/content/cities/goteborg.server.ts";
import { cityPage } from "#app/content/pages/city.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import type { CitySlug } from "#app/domain/cities.ts";
import type { CityPage } from "#app/domain/city-pages.ts";
import type { CompanyFacts, Prices } from "#app/domain/company-facts.ts";
import { type CityService, cityServices, serviceTable } from "#app/domain/services.ts";
import { cityHref, cityLinks } from "#app/i18n/city-links.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { breadcrumbsFromHome } from "#app/seo/breadcrumbs.server.ts";
import { cityPins } from "./city/city-pins.ts";

/** The content of each city by its slug. All have the same shape (city-data.test.ts). */
const files = import.meta.glob<Pick<typeof goteborg, "messages" | "places">>(
  "/app/content/cities/*.server.ts",
  {
    eager: true,
  },
);

function cityFile(city: CitySlug) {
  const file = files[`/app/content/cities/${city}.server.ts`];
  if (!file) throw new Error(`${city} has no texts: app/content/cities/${city}.server.ts`);
  return file;
}

type Messages = ReturnType<typeof cityPage>;
type City = ReturnType<typeof goteborg.messages>;

/** The data of a service's page in a city, in one language. */
export function cityData({ service, city, path }: CityPage, facts: CompanyFacts, locale: Locale) {
  const messages = cityPage(facts, locale);
  const file = cityFile(city);
  const { places } = file;
  const local: City = file.messages(facts, locale);
  const withCity = (text: string) => fill(text, { city: local.place });
  const { meta, lead, arrive, faq, close } = local[service];
  const name = messages.services[service];
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
      title: withCity(messages.titles[service]),
      lead,
      pins: {
        label: withCity(messages.pins),
        places: cityPins[city].map((pin, index) => ({ ...pin, name: local.districts[index]?.name ?? "" })),
      },
    },
    roles: {
      label: withCity(messages.roles.label),
      note: messages.roles.note,
      items: cityServices.map((role) => ({
        role,
        name: messages.roles.names[role],
        price: messages.roles[role],
        href: cityHref(role, city, locale),
      })),
    },
    prices: {
      label: withCity(messages.prices.label),
      items: messages.prices[service],
      note: service === "entranceHost" ? messages.prices.entranceHostNote : messages.prices.note,
      more: {
        text: service === "entranceHost" ? messages.prices.entranceHostMore : messages.prices.more,
        href: pageHref(service === "entranceHost" ? "entranceHostCost" : "prices", locale),
      },
    },
    areas: areas(service, places, local, messages),
    special: special(service, places, local, messages, facts.prices, locale),
    arrival: {
      ...messages.arrivals[service],
      text: `${messages.arrivals[service].text} ${arrive}`,
    },
    authorities: authorities(service, local, messages),
    faq: { ...messages.faq, title: withCity(messages.faq.title), items: faq },
    others: {
      title: messages.others[service],
      cities: cityLinks(service, locale).filter(({ slug }) => slug !== city),
    },
    close: { title: withCity(messages.closings[service]), text: close },
    contact: messages.contact,
    showAll: servicePageMessages[locale].showAll,
  };
}

/** The list of districts; the last column is the travel time, or for public-order guards the permit. */
function areas(
  service: CityService,
  { minutes, permits }: CityPlaces,
  local: City,
  { areas: messages }: Messages,
) {
  const { start, beyond } = local;
  const lastColumn = (index: number) => {
    if (!serviceTable[service].permit) return fill(messages.minutes, { minutes: String(minutes[index]) });
    return messages.permits[permits[index] ?? "place"].name;
  };
  return {
    title: local[service].areas,
    text:
      service === "orderGuard"
        ? fill(messages.permitText, { beyond })
        : fill(messages.travelText, { start, beyond }),
    columns: {
      area: messages.area,
      work: messages.work,
      last: service === "orderGuard" ? messages.permit : messages.travel,
    },
    rows: local.districts.map((district, index) => ({
      name: district.name,
      is: district.is,
      work: district[service],
      last: lastColumn(index),
    })),
    legend:
      service === "orderGuard"
        ? {
            items: [messages.permits.place, messages.permits.event, messages.permits.serving],
            law: messages.law,
          }
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
  messages: Messages,
  prices: Prices,
  locale: Locale,
) {
  if (service === "orderGuard")
    return {
      kind: "year" as const,
      ...local.orderGuard.year,
      months,
      note: messages.year.apply,
    };
  if (service === "entranceHost")
    return { kind: "door" as const, ...local.entranceHost.door, columns: messages.door };
  const price = prices.guard[shift.price];
  const sum = shift.hours * price;
  return {
    kind: "shift" as const,
    ...local[service].shift,
    more: messages.shift.more,
    example: messages.shift.example,
    rows: [
      {
        label: fill(messages.shift.row, { hours: String(shift.hours), price: String(price) }),
        detail: messages.shift.kinds[shift.price],
        amount: formatKronor(sum, locale),
      },
      { label: messages.shift.sum, amount: formatKronor(sum, locale), kind: "sum" as const },
      {
        label: messages.shift.vat,
        amount: formatKronor((sum * vatPercent) / 100, locale),
        kind: "after" as const,
      },
    ],
    note: messages.shift.note,
  };
}

function authorities(service: CityService, local: City, { authorities: messages }: Messages) {
  const names: Readonly<Record<string, string>> = {
    authoriser: local.authoriser.name,
    board: local.board,
    police: local.police.name,
    municipality: local.municipality,
  };
  const { lead, items } = messages[service];
  return {
    title: messages.title,
    lead: fill(lead, { city: local.place }),
    concerns: messages.concerns,
    items: items.map(({ name, text, concerns }) => ({
      name: names[name] ?? name,
      text: fill(text, { police: local.police.local, authoriser: local.authoriser.local }),
      concerns,
    })),
  };
}
