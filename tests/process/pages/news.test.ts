import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { locales } from "#app/i18n/locale.ts";
import { brand } from "#brand/company.ts";
import { ask } from "#tests/pages/site-database.ts";
import { attributesOf, get, readPage, site, textOf, textsOf } from "./read.ts";

const messages = {
  sv: {
    list: "/nyheter",
    all: "Alla",
    names: { guide: "Guide", product: "Produkt", training: "Utbildning", cities: "Städer", press: "Press" },
    unknown: "Den listan finns inte",
    everything: "Visa alla nyheter",
    feed: "Nyheter som flöde (RSS)",
    minutes: /^\d+ minut(er)?$/,
    signed: `Text: ${brand.name}`,
    older: "Äldre nyheter",
    newer: "Nyare nyheter",
    last: "Det var alla nyheter.",
  },
  en: {
    list: "/nyheter?lang=en",
    all: "All",
    names: { guide: "Guide", product: "Product", training: "Training", cities: "Cities", press: "Press" },
    unknown: "There is no such list",
    everything: "Show all news",
    feed: "News as a feed (RSS)",
    minutes: /^\d+ minutes?$/,
    signed: `By ${brand.name}`,
    older: "Older news",
    newer: "Newer news",
    last: "That was all the news.",
  },
};
const pageSize = 12;
const slug = "tillstand-for-ordningsvakter-infor-evenemang";

interface Article {
  title: string;
  slug: string;
  category: string;
}

/** The published articles as the database has them, newest first. */
async function published(locale: "sv" | "en"): Promise<Article[]> {
  const rows = await ask(
    site,
    `select title_${locale} as title, slug, category from news_articles
     where published_at <= now() order by published_at desc`,
  );
  return rows as Article[];
}

test.each(locales)("the news are paged, newest first, to the last one and back, %s", async (locale) => {
  const w = messages[locale];
  const titles = (await published(locale)).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(pageSize);
  const shown = (page: HTMLElement) => textsOf(page, "main article :is(h2, h4) a");
  const linkOf = (page: HTMLElement, name: string) =>
    page
      .querySelectorAll("main a")
      .find((link) => textOf(link) === name)
      ?.getAttribute("href");

  const first = await readPage(w.list);
  expect(shown(first)).toEqual(titles.slice(0, pageSize));
  expect(textsOf(first, ".lead-story .actions .muted")).toEqual([expect.stringMatching(w.minutes)]);

  const older = linkOf(first, w.older) ?? "";
  expect(older).toMatch(/[?&]sida=2$/);
  const last = await readPage(older);
  expect(shown(last)).toEqual(titles.slice(pageSize));
  expect(textOf(last.querySelector("main"))).toContain(w.last);
  expect(linkOf(last, w.older)).toBeUndefined();
  expect(attributesOf(last, "meta[name=robots]", "content")).toEqual([expect.stringMatching(/noindex/)]);
  expect(linkOf(last, w.newer)).toBe(w.list);
});

test.each(locales)(
  "a category is a link that shows its news alone, with their number, %s",
  async (locale) => {
    const w = messages[locale];
    const articles = await published(locale);
    const list = await readPage(w.list);
    const categories = list.querySelectorAll(".news-categories a");
    expect(textsOf(list, ".news-categories [aria-current=true]")).toEqual([`${w.all} ${articles.length}`]);
    for (const [key, name] of Object.entries(w.names)) {
      const own = articles.filter(({ category }) => category === key);
      expect(own.length).toBeGreaterThan(0);
      const link = categories.find((each) => textOf(each) === `${name} ${own.length}`);
      const page = await readPage(link?.getAttribute("href") ?? "");
      expect(textsOf(page, ".news-categories [aria-current=true]")).toEqual([`${name} ${own.length}`]);
      expect(textsOf(page, "main article :is(h2, h4) a")).toEqual(own.map(({ title }) => title));
      expect(textsOf(page, "head > title")).toEqual([expect.stringContaining(`: ${name} – `)]);
      expect(attributesOf(page, "html", "lang")).toEqual([locale]);
      const all = page.querySelectorAll(".news-categories a").find((each) => textOf(each).startsWith(w.all));
      expect(all?.getAttribute("href")).toBe(w.list);
    }
  },
);

test.each(locales)(
  "a list that cannot be says so with status 404 and leads to all news, %s",
  async (locale) => {
    const w = messages[locale];
    for (const search of ["sida=99", "sida=ett", "kategori=skvaller"]) {
      const page = await readPage(w.list + (w.list.includes("?") ? "&" : "?") + search, 404);
      expect(textsOf(page, ".state h3")).toEqual([w.unknown]);
      const link = page.querySelectorAll(".state a").find((each) => textOf(each) === w.everything);
      expect(link?.getAttribute("href")).toBe(w.list);
    }
  },
);

test.each(locales)("the list names its feed, which holds the same news, %s", async (locale) => {
  const w = messages[locale];
  const articles = await published(locale);
  const list = await readPage(w.list);
  const feeds = attributesOf(list, "link[rel=alternate][type$='xml']", "href");
  const [rss = ""] = feeds;
  expect(feeds).toHaveLength(1);
  const link = list.querySelectorAll(".news-pages a").find((each) => textOf(each) === w.feed);
  expect(link?.getAttribute("href")).toBe(rss);
  const xml = await (await get(rss)).text();
  const told = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text = ""]) =>
      text.replaceAll("&amp;", "&"),
    );
  expect(told("language")).toEqual([locale]);
  // The first of each is the feed's own.
  const [, ...titles] = told("title");
  const [, ...links] = told("link");
  expect(titles).toEqual(articles.map(({ title }) => title));

  for (const [index, address] of links.entries()) {
    expect(new URL(address).pathname).toBe(`/nyheter/${articles[index]?.slug}`);
    expect(new URL(address).searchParams.get("lang")).toBe(locale === "en" ? "en" : null);
  }
});

test.each(locales)(
  "an article says how long it takes and who wrote it, and what to read after it, %s",
  async (locale) => {
    const w = messages[locale];
    const page = await readPage(w.list.replace("/nyheter", `/nyheter/${slug}`));
    const facts = textsOf(page, ".article-head__facts > *");
    expect(facts.filter((fact) => w.minutes.test(fact))).toHaveLength(1);
    expect(facts.filter((fact) => fact.includes(w.signed))).toHaveLength(1);
    const onward = attributesOf(page, ".read-on .rows a[href^='/nyheter/']", "href");
    expect(onward).toHaveLength(2);
    const paths = onward.map((href) => href?.split("?")[0]);
    expect(new Set([...paths, `/nyheter/${slug}`]).size).toBe(3);
    for (const href of onward)
      expect(attributesOf(await readPage(href ?? ""), "html", "lang")).toEqual([locale]);
  },
);
