import { expect, test } from "vitest";
import { languageCookieName, locales } from "#app/i18n/locale.ts";
import { brand } from "#brand/company.ts";
import { ask } from "#tests/pages/site-database.ts";
import { attributesOf, get, readPage, site, textOf, textsOf } from "./read.ts";

const homes = { sv: "/", en: "/?lang=en" };
const messages = {
  sv: {
    sections: [
      "Väktare på plats.",
      "belt",
      "i siffror",
      "Vem behöver du",
      "Från behov till",
      "Vad kunderna säger",
      "Vanliga frågor",
      "Nyheter",
      "Berätta vad",
      "Svårt att välja?",
    ],
    booking: ["Produkt (öppnas i en ny flik)", "Prova gratis (öppnas i en ny flik)"],
    demo: "Boka demo",
  },
  en: {
    sections: [
      "A guard on site.",
      "belt",
      "in figures",
      "Who do you need",
      "From need to",
      "What customers say",
      "Common questions",
      "News",
      "Tell us",
      "Difficult to choose?",
    ],
    booking: ["Product (opens in a new tab)", "Try for free (opens in a new tab)"],
    demo: "Book a demo",
  },
};

test.each(locales)(
  "the sections stand in their order (product 6.1) with their anchors, %s",
  async (locale) => {
    const page = await readPage(homes[locale]);
    const sections = page.querySelectorAll("main > section");
    const names = sections.map((section) => {
      const title = section.getAttribute("aria-labelledby");
      return title ? textOf(page.querySelector(`#${title}`)) : "belt";
    });
    const expected = messages[locale].sections;
    expect(names).toEqual(expected.map((name) => expect.stringContaining(name)));
    expect(page.querySelectorAll(".statistics ~ * .name-box")).toHaveLength(1);
    expect(attributesOf(page, "main section[id]", "id")).toEqual([
      "tjanster",
      "hur-det-fungerar",
      "faq",
      "kontakt",
    ]);
  },
);

test.each(locales)("the three latest news come from the database, %s", async (locale) => {
  const rows = await ask(
    site,
    `select title_${locale} as title from news_articles where published_at <= now() order by published_at desc limit 3`,
  );
  const page = await readPage(homes[locale]);
  expect(rows).toHaveLength(3);
  expect(textsOf(page, ".section--news h3")).toEqual(rows.map((row) => Object(row).title));
  expect(attributesOf(page, ".section--news article a", "href")[0]).toMatch(/^\/nyheter\/[a-z-]+/);
});

test.each(locales)(
  "the header leads to the booking app in a new tab, and to the demo, %s",
  async (locale) => {
    const { booking, demo } = messages[locale];
    const links = (await readPage(homes[locale])).querySelectorAll(".site-header a");
    const named = (name: string) => links.filter((link) => textOf(link) === name);
    for (const name of booking) {
      expect(named(name).length).toBeGreaterThan(0);
      for (const link of named(name)) {
        expect(link.getAttribute("target")).toBe("_blank");
        expect(link.getAttribute("href")).toMatch(/^https:\/\/(?!127)/);
        expect(link.getAttribute("rel")).toMatch(/noopener/);
      }
    }
    expect(named(demo).length).toBeGreaterThan(0);
    for (const link of named(demo)) expect(link.getAttribute("href")).toMatch(/^\/boka-demo/);
  },
);

test.each([
  ["/", /spara.*avkastning/],
  ["/?lang=en", /save.*return/],
])(
  "the AI advice of %s opens another site in a new tab with one question filled in, about savings and return",
  async (path, about) => {
    const [link, ...others] = (await readPage(path)).querySelectorAll(".advice a");
    expect(others).toEqual([]);
    expect(link?.getAttribute("target")).toBe("_blank");
    const { origin, searchParams } = new URL(link?.getAttribute("href") ?? "");
    expect(origin).toMatch(/^https:/);
    const question = searchParams.get("q") ?? "";
    expect(question).toMatch(about);
    expect(textOf(link ?? null)).toContain(question);
  },
);

test("the footer has the company's facts, both mailboxes and four social networks", async () => {
  const footer = (await readPage("/")).querySelector("footer");
  const links = footer?.querySelectorAll("a") ?? [];
  const { address } = brand;
  for (const fact of [
    brand.legalName,
    brand.organisationNumber,
    brand.vatNumber,
    address.street,
    `${address.postalCode} ${address.city}`,
  ])
    expect(textOf(footer)).toContain(fact);
  for (const mailbox of [brand.customerServiceEmail, brand.salesEmail])
    expect(links.find((link) => textOf(link).includes(mailbox))?.getAttribute("href")).toBe(
      `mailto:${mailbox}`,
    );
  expect(textOf(footer?.querySelector("a[href^='tel:']") ?? null)).toBe(brand.phone);
  expect(brand.socials).toHaveLength(4);
  for (const { name, url } of brand.socials) {
    const link = links.find((each) => each.getAttribute("href") === url);
    expect(link ? textOf(link) || link.getAttribute("aria-label") : "").toContain(name);
    expect(link?.getAttribute("target")).toBe("_blank");
  }
});

test("the server's HTML has the language: URL before cookie before Swedish, never the browser's own", async () => {
  const cases: [string, string | undefined, string][] = [
    ["/", undefined, "sv"],
    ["/", "en", "en"],
    ["/?lang=en", undefined, "en"],
    ["/?lang=en", "sv", "en"],
    ["/?lang=sv", "en", "sv"],
    ["/?lang=de", "en", "en"],
    ["/", "de", "sv"],
  ];
  for (const [address, cookie, expected] of cases) {
    const headers = {
      "accept-language": "en-GB,en",
      ...(cookie ? { cookie: `${languageCookieName}=${cookie}` } : {}),
    };
    const html = await (await get(address, headers)).text();
    expect([address, cookie, /<html lang="(\w+)"/.exec(html)?.[1]]).toEqual([address, cookie, expected]);
    expect(html).toContain(expected === "sv" ? "Bli kontaktad" : "Contact me");
  }
});

test("events contain plain values only, and invalid ones get the same response", async () => {
  const name = `rubbish_${crypto.randomUUID().slice(0, 8)}`;
  const kept = () => ask(site, "select path, data from events where name = $1", [name]);
  const send = (body: string) =>
    fetch(`${site.url}/events`, { method: "POST", body, headers: { "content-type": "application/json" } });
  const rubbish = ["{", "[]", "null", '{"name":"a b","path":"/"}', `{"name":"${name}","path":"no path"}`];
  for (const body of rubbish) expect((await send(body)).status).toBe(204);
  expect(await kept()).toEqual([]);
  const data = { text: "a", number: 1, truth: true, nothing: null, list: [1], object: {} };
  await send(JSON.stringify({ name, path: "/?q=anna@example.se", data }));
  expect(await kept()).toEqual([{ path: "/", data: { text: "a", number: 1, truth: true, nothing: null } }]);
});
