import { type CitySlug, cities, cityNear } from "#app/domain/cities.ts";
import { plainSpelling } from "#app/i18n/spelling.ts";
import { type CityService, type PageKey, siteMap } from "#app/site-map.ts";
import { decodedPart } from "./address-parts.ts";

/** The pages that an address may have meant; each has its words on the not-found page. */
const guessablePages = [
  "guard",
  "orderGuard",
  "entranceHost",
  "training",
  "securityTraining",
  "orderGuardTraining",
  "uniformGuide",
  "difference",
  "entranceHostCost",
  "prices",
  "expressOrder",
  "platform",
  "about",
  "news",
  "careers",
  "guardApp",
  "contactRequest",
  "demo",
  "privacy",
  "terms",
  "cookies",
  "accessibility",
] as const satisfies readonly PageKey[];

export type GuessablePage = (typeof guessablePages)[number];

/** What somebody may have looked for with an unknown address. */
export type Guess =
  | { kind: "page"; page: GuessablePage }
  /** `nearest`: another town was typed, and this is the nearest of our cities. */
  | { kind: "city"; service: CityService; city: CitySlug; nearest: boolean };

/** The beginnings of words that stand for a page; a longer beginning wins over a shorter one. */
const beginnings: Readonly<Partial<Record<GuessablePage, string>>> = {
  orderGuardTraining: "ordningsvaktsutb",
  orderGuard: "ordningsv ordninsgv ordingsv ordningv ordnv publicorder",
  guard: "vakt vackt vekt guard bevak skyddsvakt rond larm",
  entranceHost: "entre dorrv sakerhetsv garderob reception host doorman bouncer",
  training: "utbild kurs training course",
  prices: "pris price kost cost timpris",
  careers: "jobb karriar lediga kolleg career job",
  news: "nyhet blog artik",
  demo: "demo",
  contactRequest: "kontakt contact offert quote",
  uniformGuide: "uniform",
  difference: "skillnad difference",
  privacy: "gdpr integritet",
  terms: "villkor",
  cookies: "kakor",
  guardApp: "app",
  expressOrder: "express akut bestall ikvall urgent tonight",
};

const cityServiceOf: Partial<Record<GuessablePage, CityService>> = {
  guard: "guard",
  orderGuard: "orderGuard",
  entranceHost: "entranceHost",
};

/**
 * What an unknown address may have meant, likeliest first and at most three: a service in a city, a service, another
 * page. Empty when none of its words is known. Takes the path as it was requested.
 */
export function guessesOf(pathname: string): Guess[] {
  const words = wordsOf(pathname);
  const pages = [...new Set(words.flatMap((word) => pageOf(word) ?? []))];
  const place = words.flatMap((word) => placeOf(word) ?? [])[0];
  const services = pages.flatMap((page) => cityServiceOf[page] ?? []);
  const inCity = place ? (services.length > 0 ? services : (["guard", "orderGuard"] as const)) : [];
  const guesses: Guess[] = [
    ...inCity.flatMap((service): Guess[] => (place ? [{ kind: "city", service, ...place }] : [])),
    ...pages.map((page): Guess => ({ kind: "page", page })),
    ...likeAddress(pathname).map((page): Guess => ({ kind: "page", page })),
  ];
  const seen = new Set<string>();
  return guesses
    .filter((guess) => {
      const key = guess.kind === "page" ? guess.page : `${guess.service} ${guess.city}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, 3);
}

/** The words of a path for the search box of the not-found page. */
export function typedWords(pathname: string): string {
  return pathname
    .split("/")
    .map((part) => decodedPart(part).normalize("NFC"))
    .join(" ")
    .replace(/\.\w{2,5}$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .slice(0, 60);
}

function wordsOf(pathname: string): string[] {
  return plainSpelling(typedWords(pathname)).split(" ").filter(Boolean);
}

function pageOf(word: string): GuessablePage | undefined {
  const fitting = guessablePages.flatMap((page) =>
    (beginnings[page] ?? "")
      .split(" ")
      .filter((beginning) => beginning && word.startsWith(beginning))
      .map((beginning) => ({ page, length: beginning.length })),
  );
  return fitting.sort((a, b) => b.length - a.length)[0]?.page;
}

function placeOf(word: string): { city: CitySlug; nearest: boolean } | undefined {
  const own = cities.find(({ slug }) => slug === word || (word.length > 4 && distance(slug, word) === 1));
  if (own) return { city: own.slug, nearest: false };
  const near = cityNear(word);
  return near && { city: near, nearest: true };
}

/** Pages whose whole address was nearly typed: one letter wrong in five. */
function likeAddress(pathname: string): GuessablePage[] {
  const plain = `/${wordsOf(pathname).join("-")}`;
  return guessablePages
    .map((page) => ({ page, path: plainSpelling(siteMap[page].path) }))
    .map(({ page, path }) => ({ page, far: distance(path, plain) / path.length }))
    .filter(({ far }) => far <= 1 / 5)
    .sort((a, b) => a.far - b.far)
    .map(({ page }) => page);
}

/** How many letters have to be added, removed, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 4) return Number.POSITIVE_INFINITY;
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + changed,
          swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
