import Validator, { type Issue } from "@adobe/structured-data-validator";
import { beforeAll, expect, test } from "vitest";
import { cityPages } from "#app/domain/city-pages.ts";
import { artOf, readArt } from "#app/seo/share-art.server.ts";
import { type Page, siteMap } from "#app/site-map.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type Block, headOf, type PageHead } from "./page-head.ts";
import { get, site } from "./read.ts";
import { local, readSitemap } from "./sitemap.ts";
import { againstVocabulary } from "./vocabulary.ts";

type Listed = PageHead & { address: string };

/** The head of every listed page. */
const pages: Listed[] = [];

/** The Swedish pages that others link to. */
const linked = new Set<string>();

beforeAll(async () => {
  for (const { loc } of await readSitemap(site)) {
    const response = await get(local(loc));
    expect(response.status, loc).toBe(200);
    const html = await response.text();
    pages.push({ address: loc, ...headOf(html) });
    if (loc.includes("?")) continue;
    for (const [, href = ""] of html.matchAll(/<a [^>]*?href="([^"#]*)/g)) {
      const address = new URL(href, loc).href.replace(/\?.*/, "");
      if (address !== loc) linked.add(address);
    }
  }
}, 120_000);

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

test("the sitemap lists exactly the indexable pages, in both languages", async () => {
  const rows = (await ask(
    site,
    `select '/nyheter/' || slug as path, english from news_articles where published_at <= now()
     union all select '${siteMap.careers.path}/' || slug, true from openings where published and last_day >= current_date`,
  )) as { path: string; english: boolean }[];
  const paths = [
    ...Object.values<Page>(siteMap).flatMap(({ path, noindex }) => (noindex ? [] : [path])),
    ...cityPages.map(({ path }) => path),
    ...rows.map(({ path }) => path),
  ];
  const onlySwedish = new Set(rows.filter(({ english }) => !english).map(({ path }) => path));
  const expected = paths.flatMap((path) => [
    encodeURI(path),
    ...(onlySwedish.has(path) ? [] : [`${encodeURI(path)}?lang=en`]),
  ]);
  const listed = (await readSitemap(site)).map(({ loc }) => local(loc));
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test("every page has its own title, description and keywords, and links to both languages", async () => {
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map(({ description }) => description))).toEqual([]);
  const addresses = new Set(pages.map(({ address }) => address));
  for (const { address, canonical, alternates, ...page } of pages) {
    expect.soft(page.title.length, address).toBeGreaterThan(10);
    expect.soft(page.description.length, address).toBeGreaterThan(40);
    expect.soft(page.keywords, address).not.toBe("");
    expect.soft(page.robots, address).toBeUndefined();
    expect.soft(canonical).toBe(address);
    const { sv = "", en = "" } = alternates;
    expect.soft(alternates, address).toEqual({ sv, en, "x-default": sv });
    expect.soft([sv, en], address).toContain(address);
    // The other language lists this one as well, since every page must have the same pair.
    expect
      .soft(
        [sv, en].filter((other) => !addresses.has(other)),
        address,
      )
      .toEqual([]);
  }
});

/** Pages that are found by a search or linked from elsewhere. */
const withoutLinks: readonly string[] = [siteMap.uniformGuide.path];

test("every other page is linked from a page", () => {
  const swedish = pages.map(({ address }) => address).filter((address) => !address.includes("?"));
  expect(
    swedish
      .filter((address) => !linked.has(address))
      .map(local)
      .toSorted(),
  ).toEqual(withoutLinks.toSorted());
});

test("the sitemap names the same languages as the pages", async () => {
  for (const { loc, alternates } of await readSitemap(site)) {
    const swedish = loc.replace("?lang=en", "");
    expect(alternates, loc).toEqual([swedish, `${swedish}?lang=en`, swedish]);
  }
});

test("every page has its own title, description and image for sharing, with an existing illustration", async () => {
  expect(repeated(pages.map(({ shared }) => shared["og:image"] ?? "none"))).toEqual([]);
  for (const { address, shared, description } of pages) {
    const { "og:image": image = "" } = shared;
    if (address.includes("/nyheter/")) {
      expect.soft(shared["article:modified_time"], address).toBeDefined();
      expect.soft(shared["article:section"], address).toMatch(/^\p{Lu}/u);
    }
    expect.soft(shared, address).toMatchObject({
      "og:description": description,
      "og:url": address,
      "og:locale": address.includes("lang=en") ? "en_GB" : "sv_SE",
      "og:locale:alternate": address.includes("lang=en") ? "sv_SE" : "en_GB",
      "og:type": shared["article:published_time"] ? "article" : "website",
      "twitter:card": "summary_large_image",
      "twitter:title": shared["og:title"],
      "twitter:image": image,
    });
    const { searchParams } = new URL(image);
    const art = searchParams.get("art") ?? artOf(decodeURI(new URL(address).pathname));
    expect.soft(await readArt(art), `${address} with ${art}`).toContain("<svg");
  }
});

test("the image of a page is a picture of 1200 by 630", async () => {
  // A separate process draws each image, so only these: the longest title of each kind of page, and the home page in
  // both languages.
  const kinds = Object.values(
    Object.groupBy(pages, ({ address, shared }) => {
      const [, first = ""] = new URL(address).pathname.split("/");
      if (first === "") return address;
      if (shared["article:published_time"]) return "article";
      return cityPages.some(({ path }) => path === `/${first}`) ? "city" : "page";
    }),
  );
  expect(kinds).toHaveLength(5);
  for (const ofKind of kinds) {
    const [longest] = ofKind?.toSorted((one, other) => other.title.length - one.title.length) ?? [];
    const image = longest?.shared["og:image"] ?? "";
    const response = await get(local(image));
    expect.soft(response.status, image).toBe(200);
    expect.soft(response.headers.get("content-type")).toBe("image/png");
    expect.soft(response.headers.get("cache-control")).toContain("immutable");
    const png = Buffer.from(await response.arrayBuffer());
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
  }
});

test("an image is drawn for an existing page, at the URL in its HTML", async () => {
  for (const path of [
    "finns-inte.sv.png",
    "vaktare.de.png",
    "vaktare.sv",
    "dela/start.sv.png.sv.png",
    "%E0%A4.sv.png",
  ])
    expect((await get(`/dela/${path}`)).status, path).toBe(404);
  expect((await get("/dela/bli-kontaktad.sv.png")).status, "a page that is not to be found").toBe(404);
  const old = await get("/dela/start.sv.png?art=../../package&v=1");
  expect(old.status).toBe(302);
  const current = old.headers.get("location") ?? "";
  expect(current).toMatch(/^\/dela\/start\.sv\.png\?v=\w+$/);
  const image = await get(current);
  expect(image.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect((await get(current, { "if-none-match": image.headers.get("etag") ?? "" })).status).toBe(304);
});

test("structured data is valid by the schema.org vocabulary and has what Google requires", async () => {
  const blocks = pages.flatMap(({ structured }) => structured);
  const withoutBreadcrumbs = pages.filter(
    ({ structured }) => !structured.some((block) => block["@type"] === "BreadcrumbList"),
  );
  expect(withoutBreadcrumbs.map(({ address }) => new URL(address).pathname)).toEqual(["/", "/"]);
  const kinds = new Set(blocks.map((block) => block["@type"]));
  for (const kind of [
    "Organization",
    "WebSite",
    "LocalBusiness",
    "SoftwareApplication",
    "BreadcrumbList",
    "NewsArticle",
    "JobPosting",
  ])
    expect.soft(kinds, kind).toContain(kind);
  expect(await againstVocabulary(blocks)).toBe("");
  const jsonld = Object.groupBy(blocks, (block) => block["@type"]) as Record<string, Block[]>;
  const issues: Issue[] = await new Validator().validate({ jsonld });
  expect(issues.filter(({ severity }) => severity === "ERROR")).toEqual([]);
  expect(blocks.flatMap(missing)).toEqual([]);
});

/** What Google requires of the kinds that the validator does not know (developers.google.com/search/docs/appearance/structured-data). */
const required: Record<string, string[]> = {
  LocalBusiness: ["name", "address"],
  Organization: ["name", "url", "logo"],
  SoftwareApplication: ["name", "offers", "aggregateRating"],
  WebSite: ["name", "url"],
  // Google requires nothing of an article; these make up its search result.
  NewsArticle: ["headline", "image", "datePublished", "author"],
};

function missing(block: Block): string[] {
  return (required[block["@type"]] ?? [])
    .filter((property) => !block[property])
    .map((property) => `${block["@type"]} without ${property}`);
}

test("structured data contains nothing that its page does not show", async () => {
  for (const { address, structured, text } of pages)
    for (const block of structured)
      expect
        .soft(
          claimsOf(block).filter((claim) => !text.includes(claim)),
          `${block["@type"]} at ${address}`,
        )
        .toEqual([]);
});

/** The texts that must be on the page, for a block to be true. */
function claimsOf(block: Block): string[] {
  const texts = (...properties: string[]) =>
    properties.map((property) => String(block[property] ?? "").replace(/[\s\u00a0]+/g, " "));
  const parts = (property: string) => (block[property] ?? {}) as Record<string, string | number>;
  switch (block["@type"]) {
    case "BreadcrumbList":
      return (block.itemListElement as { name: string }[]).map(({ name }) => name);
    case "NewsArticle":
      return texts("headline", "description");
    case "JobPosting":
      return [
        ...texts("title"),
        String((block.jobLocation as { address: { addressLocality: string } }).address.addressLocality),
      ];
    case "SoftwareApplication": {
      const { ratingValue, reviewCount } = parts("aggregateRating");
      const decimal = new URL(String(block.url)).search
        ? String(ratingValue)
        : String(ratingValue).replace(".", ",");
      return [decimal, String(reviewCount), ...texts("description")];
    }
    case "LocalBusiness": {
      const { opens, closes } = parts("openingHoursSpecification");
      return [
        ...texts("foundingDate", "telephone", "email", "vatID", "taxID"),
        String(opens),
        String(closes),
      ];
    }
    case "Organization": {
      const { streetAddress, postalCode } = parts("address");
      return [
        ...texts("legalName", "telephone", "email", "vatID", "taxID"),
        String(streetAddress),
        String(postalCode),
      ];
    }
    default:
      return [];
  }
}

test("robots, manifest, icons and feeds exist", async () => {
  const robots = await (await get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /admin");
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  for (const lang of ["sv", "en"]) {
    const manifest = await (await get(`/manifest.webmanifest?lang=${lang}`)).json();
    expect(manifest.lang).toBe(lang);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await get(src);
      expect(icon.headers.get("content-type")).toBe(type);
      if (type === "image/png")
        expect(`${Buffer.from(await icon.arrayBuffer()).readUInt32BE(16)}x512`).toContain(
          sizes.split("x")[0],
        );
    }
    for (const { url } of manifest.shortcuts) expect((await get(url)).status, url).toBe(200);
  }
  for (const path of ["/favicon.ico", "/apple-touch-icon.png"]) expect((await get(path)).status).toBe(200);
  const news = await (await get("/nyheter?lang=en")).text();
  const feeds = [...news.matchAll(/type="application\/rss\+xml"[^>]*href="([^"]*)"/g)];
  expect(feeds).toHaveLength(1);
  for (const [, href = ""] of feeds) expect((await get(href)).status, href).toBe(200);
});

test("invented people, customers and press are labelled as examples, and are in no structured data", async () => {
  const { home, pressFeature, storyBarToOrderGuard, storyPartTimeGuard, storyTwoLanguages, storyTeamLeader } =
    siteMap;
  const stories = [storyBarToOrderGuard, storyPartTimeGuard, storyTwoLanguages, storyTeamLeader];
  const labelled = [
    ...[pressFeature, ...stories].map(({ path }) => ({ path, labels: 1 })),
    // The customers' logos and what customers say.
    { path: home.path, labels: 2 },
    // The pay, and the stories.
    { path: siteMap.careers.path, labels: 2 },
    { path: "/nyheter/amir-ordningsvakt-erfarenheter", labels: 0 },
    { path: "/nyheter/foretagsmagasinet-framtidens-bemanning", labels: 0 },
  ];
  for (const { path, labels } of labelled)
    for (const [lang, word, invented] of [
      ["sv", "Exempel", /påhitta(?:d|t|de)/],
      ["en", "Example", /invented/],
    ] as const) {
      const address = `${path}?lang=${lang}`;
      const html = await (await get(address)).text();
      const { title, description, structured } = headOf(html);
      expect.soft(html.split(`<p class="example-label"><b>${word}</b>`).length - 1, address).toBe(labels);
      if (path !== home.path && path !== siteMap.careers.path)
        expect.soft(description, address).toMatch(invented);
      if (labels === 0) expect.soft(title, address).toMatch(new RegExp(`^${word}: `));
      expect.soft(JSON.stringify(structured), address).not.toMatch(/"(?:Person|Review|Quotation)"/);
    }
});
