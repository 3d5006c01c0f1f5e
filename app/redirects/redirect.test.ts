import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cityPages } from "#app/domain/city-pages.ts";
import { plainSpelling } from "#app/i18n/spelling.ts";
import { type Page, siteMap } from "#app/site-map.ts";
import { brand } from "#brand/company.ts";
import { oldAddresses } from "./old-addresses.ts";
import { type Redirect, redirectOf } from "./redirect.ts";

const trainingPath = encodeURI(siteMap.securityTraining.path);
const addresses = [...Object.values<Page>(siteMap), ...cityPages].flatMap(({ path, aliases = [] }) => [
  path,
  ...aliases,
]);

describe("redirectOf", () => {
  it.each([
    ["/pris/", "/pris"],
    ["//pris//", "/pris"],
    ["/en", "/?lang=en"],
    ["/en/", "/?lang=en"],
    ["/en/pris", "/pris?lang=en"],
    ["/EN/en/pris/", "/pris?lang=en"],
    ["/en/nothing-here", "/nothing-here?lang=en"],
    ["/en/pris?lang=sv&antal=2", "/pris?lang=sv&antal=2"],
    ["/en/pris?antal=2&lang=xx", "/pris?lang=en&antal=2"],
    ["/blog/tillstand-ordningsvakt-evenemang", "/nyheter/tillstand-ordningsvakt-evenemang"],
    ["/artikel/Ny-Lag/", "/nyheter/ny-lag"],
    ["/blog/2023/05/ny-lag", "/nyheter"],
    ["/blog/category/guider", "/nyheter"],
    ["/nyheter/Tillst%C3%A5nd", "/nyheter/tillstand"],
    ["/Bli-Kollega/Vaktare-Sjukhus-Malm%C3%B6", "/bli-kollega/vaktare-sjukhus-malmo"],
    ["/nyheter/kategori/press", "/nyheter"],
    ["/news", "/nyheter"],
    ["/en/news/what-is-new?sida=2", "/nyheter?lang=en&sida=2"],
    ["/news-category/guides/page/2", "/nyheter"],
    ["/kontakta-oss", "/"],
    ["/ladda-ner", "/"],
    ["/om", "/about"],
    [`/om-${brand.slug}-hyra-vakter-via-app`, "/about"],
    ["/hemma", `/${brand.slug}`],
    ["/fragor-och-svar-foretag", `/${brand.slug}`],
    ["/fr%C3%A5gor-och-svar-f%C3%B6retag", `/${brand.slug}`],
    ["/start", "/"],
    ["/index", "/"],
    ["/priser", "/pris"],
    ["/vad-kostar-en-v%C3%A4ktare", "/pris"],
    ["/vad-ar-en-ordningsvakt", "/ordningsvakt"],
    ["/hyra-ordningsvakt-stockholm", "/ordningsvakt"],
    ["/ordningsvakt-hotell", "/ordningsvakt"],
    ["/hyra-vakt", "/vaktare"],
    ["/v%C3%A4ktare", "/vaktare"],
    ["/s%C3%A4kerhetsv%C3%A4rdar", "/entrevard"],
    ["/trevard", "/entrevard"],
    ["/trevard-service", "/entrevard-service"],
    ["/en/trevardar", "/entrevard?lang=en"],
    ["/Trev%C3%A4rd-Malm%C3%B6/", "/entrevard-malmo"],
    ["/trevard-lund", "/entrevard-lund"],
    ["/vaktare-service", "/v%C3%A4ktare-service"],
    ["/sakerhetsutbildningar", trainingPath],
    ["/SÄKERHETSUTBILDNINGAR".normalize("NFD"), trainingPath],
    ["/s%c3%a4kerhetsutbildningar", trainingPath],
    ["/s%E4kerhetsutbildningar", trainingPath],
    ["/s%25C3%25A4kerhetsutbildningar", trainingPath],
    ["/Sakerhetsutbildningar-Service", `${trainingPath}-service`],
    ["/vaktare-g%C3%B6teborg", "/vaktare-goteborg"],
    ["/Sakerhetsv%C3%A4rdar-Malmo", "/sakerhetsv%C3%A4rdar-malmo"],
    ["/a/../en/pris", "/pris?lang=en"],
  ])("%s belongs at %s, for good", (asked, location) => {
    expect(redirectOf(asked)).toMatchObject({ location, status: 301 });
  });

  it.each([
    ["/pris?utm_source=x", "/pris"],
    ["/?gclid=1&lang=en", "/?lang=en"],
    ["/pris?antal=2&UTM_Campaign=a%20b&timmar=8&fbclid=z", "/pris?antal=2&timmar=8"],
    ["/en/priser/?utm%5Fsource=x&antal=2", "/pris?lang=en&antal=2"],
    ["/nothing?msclkid=", "/nothing"],
  ])("%s loses its tracking for this time: %s", (asked, location) => {
    expect(redirectOf(asked)).toMatchObject({ location, status: 302 });
  });

  it("returns the tracking parameters unchanged", () => {
    expect(redirectOf("/?utm_source=a&x=1&gclid=b%20c")?.tracking).toEqual(["utm_source=a", "gclid=b%20c"]);
  });

  it("returns the old path that was used, and nothing that a stranger typed", () => {
    expect(redirectOf("/en/Priser/?q=secret")?.oldAddress).toBe("/priser");
    expect(redirectOf("/blog/anna@mail.example")?.oldAddress).toBe("/blog/*");
    expect(redirectOf("/pris/")?.oldAddress).toBeNull();
  });

  it.each([
    "/",
    "/?lang=en",
    "/pris?",
    "/?q=%zz&&",
    "/nothing%zz",
    "/entrevard",
    "/enkel",
    "/blogg",
    "/a%2Fb",
  ])("leaves %s alone", (asked) => {
    expect(redirectOf(asked)).toBeNull();
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/en//evil.example/",
    "/.//evil.example",
    "/en/%5Cevil.example/",
    "/%2F%2Fevil.example/",
    "/en/https:/evil.example",
    "/\t/evil.example",
  ])("%j stays on this site", (asked) => {
    const location = redirectOf(asked)?.location ?? asked;
    expect(new URL(location, "https://site.example").host).toBe("site.example");
  });

  it("leaves every path of the site alone", () => {
    for (const address of addresses) expect(redirectOf(encodeURI(address)), address).toBeNull();
  });
});

describe("the table of old addresses", () => {
  it("is written in plain spelling, each line once", () => {
    for (const { from } of oldAddresses) expect(from).toBe(plainSpelling(from));
    expect(new Set(oldAddresses.map(({ from }) => from)).size).toBe(oldAddresses.length);
  });

  it("contains no path of a page", () => {
    const plain = new Set(addresses.map(plainSpelling));
    expect(oldAddresses.filter(({ from }) => plain.has(from))).toEqual([]);
  });

  it("has no line that an earlier one covers", () => {
    for (const [position, { from }] of oldAddresses.entries()) {
      const example = from.replace(/\*$/, "example");
      const first = oldAddresses.findIndex(({ from: other }) =>
        other.endsWith("*") ? example.startsWith(other.slice(0, -1)) : other === example,
      );
      expect(oldAddresses[first]?.from, `line ${position}`).toBe(from);
    }
  });
});

/** Misspellings of an address that keep its meaning. */
const misspellings: ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => path.normalize("NFD"),
  (path) => encodeURI(path),
  (path) => encodeURI(path.normalize("NFD")),
  (path) => encodeURI(path).replace(/%\w\w/g, (sign) => sign.toLowerCase()),
  (path) => encodeURI(encodeURI(path)),
  (path) => path.replace(/[åäö]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace("entrevard", "trevard"),
  (path) => path.replaceAll("/", "//"),
  (path) => path.replaceAll("/", "\\"),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/./x/..${path}`,
];

const misspelt = (path: string) =>
  fc
    .subarray(misspellings, { maxLength: 4 })
    .map((chosen) => chosen.reduce((spelt, misspell) => misspell(spelt), path));

const parameter = fc.constantFrom(
  "antal=2",
  "q=a%20b",
  "q=å",
  "utm_source=x",
  "UTM_MEDIUM=y",
  "gclid=1",
  "lang=sv",
  "lang=en",
  "lang=xx",
  "",
  "debug",
  "next=//evil.example",
);
const query = fc.array(parameter, { maxLength: 5 }).map((parameters) => parameters.join("&"));
const oldPath = fc.constantFrom(...oldAddresses).map(({ from }) => from.replace(/\*$/, "nagot-gammalt"));
const anyPath = fc.oneof(
  fc.constantFrom(...addresses),
  oldPath,
  fc
    .array(
      fc.oneof(
        fc.constantFrom("en", "trevard", "..", ".", "%2e%2e", "\\", "nyheter", "blog"),
        fc.string({ unit: "binary" }),
      ),
    )
    .map((parts) => `/${parts.join("/")}`),
);
const asked = fc
  .record({ path: anyPath.chain(misspelt), english: fc.nat({ max: 2 }), query })
  .map(({ path, english, query }) => `${"/en".repeat(english)}${path}${query && `?${query}`}`);

describe("any combination", () => {
  it("is one hop: what is redirected to is never redirected again", () => {
    fc.assert(
      fc.property(asked, (target) => {
        const redirect = redirectOf(target);
        if (redirect) expect(redirectOf(redirect.location)).toBeNull();
      }),
      { numRuns: 3000 },
    );
  });

  it("never leaves the site, and is ASCII", () => {
    fc.assert(
      fc.property(asked, (target) => {
        const location = redirectOf(target)?.location;
        if (location === undefined) return;
        expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        const url = new URL(location, "https://site.example");
        expect(url.origin).toBe("https://site.example");
        // A browser reads it as intended: no dot segments, nothing to normalize.
        expect(url.pathname).toBe(location.split("?")[0]);
      }),
      { numRuns: 3000 },
    );
  });

  it("of a page's misspellings leads to that page, in the requested language", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...addresses).chain((path) => fc.tuple(fc.constant(path), misspelt(path))),
        fc.nat({ max: 2 }),
        ([path, spelt], english) => {
          const asked = `${"/en".repeat(english)}${spelt}`;
          const location = redirectOf(asked)?.location ?? asked;
          const [target = "", search] = location.split("?");
          expect(plainSpelling(decodeURI(target))).toBe(plainSpelling(path));
          expect(search).toBe(english > 0 ? "lang=en" : undefined);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("keeps every other parameter, in order, and drops the tracking ones", () => {
    fc.assert(
      fc.property(anyPath.chain(misspelt), query, (path, query) => {
        const redirect = redirectOf(`${path.replace(/[?#]/g, "")}?${query}`);
        if (!redirect) return;
        const sent = parametersOf(query).filter(([name]) => !/^(utm_|gclid)/i.test(name) && name !== "lang");
        const kept = parametersOf(redirect.location.split("?")[1] ?? "");
        expect(kept.filter(([name]) => name !== "lang")).toEqual(sent);
        expect(statusFor(query)).toBe(redirect.status);
      }),
      { numRuns: 2000 },
    );
  });
});

function parametersOf(query: string): [string, string][] {
  return [...new URLSearchParams(query)];
}

function statusFor(query: string): Redirect["status"] {
  return /(^|&)(utm_|gclid)/i.test(query) ? 302 : 301;
}
