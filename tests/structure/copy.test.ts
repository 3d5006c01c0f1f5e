import { describe, expect, it } from "vitest";
import { differencePage, powers } from "#app/content/pages/difference.server.ts";
import { guardPage } from "#app/content/pages/guard.server.ts";
import { homeMessages } from "#app/content/pages/home.server.ts";
import { orderGuardPage } from "#app/content/pages/order-guard.server.ts";
import { platformPage } from "#app/content/pages/platform.server.ts";
import { quoteMessages } from "#app/content/shared/quote-forms.server.ts";
import { defaultFacts as facts } from "#app/domain/company-facts.ts";
import { locales } from "#app/i18n/locale.ts";
import { viewArticle } from "#app/news/article-view.server.ts";
import { prose, proseNames } from "#app/pages/prose.server.ts";
import { all, articles, breaking } from "./copy-texts.ts";

describe("copy", () => {
  it("is there", () => expect(all.length).toBeGreaterThan(200));

  it("has no text that is empty in one language only", () => {
    expect(all.filter(({ sv, en }) => (sv === "") !== (en === "")).map(({ key }) => key)).toEqual([]);
  });

  it("leaves no Swedish in the English: å, ä and ö stand only in names and terms", () => {
    const swedish = /\b(och|eller|inte|för|på|är|vi|din|ditt|inom|hos|till|från)\b/i;
    expect(
      all
        .filter(({ en }) => typeof en === "string" && swedish.test(en))
        .map(({ key, en }) => `${key}: ${en}`),
    ).toEqual([]);
  });

  it("keeps titles and descriptions within what a search result shows", () => {
    const tooLong = all.flatMap(({ key, sv, en }) =>
      [sv, en]
        .filter(
          (text) =>
            typeof text === "string" &&
            ((key.endsWith(".meta.title") && text.length > 65) ||
              (key.endsWith(".meta.description") && text.length > 165)),
        )
        .map((text) => `${key}: ${String(text)}`),
    );
    expect(tooLong).toEqual([]);
  });

  it("has no exclamation mark but in the texts that docs/product.md gives one", () => {
    const shouted = all.filter(
      ({ sv }) =>
        typeof sv === "string" &&
        sv.includes("!") &&
        !/^(Tack!|Tack för din förfrågan!|Demo\sbokad!)/.test(sv),
    );
    expect(shouted.map(({ key }) => key)).toEqual([]);
  });
});

describe("long texts", () => {
  const sources = import.meta.glob<string>("/app/content/prose/*.md", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const marked = (name: string, mark: RegExp) =>
    locales.map((locale) => (sources[`/app/content/prose/${name}.${locale}.md`] ?? "").match(mark)?.sort());

  it("are all read", () => {
    const expected = proseNames.flatMap((name) => locales.map((locale) => `${name}.${locale}.md`));
    expect(Object.keys(sources).map((path) => path.split("/").at(-1))).toEqual(
      expect.arrayContaining(expected),
    );
    expect(Object.keys(sources)).toHaveLength(expected.length);
  });

  it.each(proseNames)("have the same anchors and places in both languages: %s", (name) => {
    const [anchors, otherAnchors] = locales.map((locale) =>
      prose(name, locale, facts, { host: "tag.example" }).map(({ id }) => id),
    );
    expect(otherAnchors).toEqual(anchors);
    expect(new Set(anchors).size).toBe(anchors?.length);
    const [places, otherPlaces] = marked(name, /\{\w+\}/g);
    expect(otherPlaces).toEqual(places);
  });

  it.each(proseNames)("have one sentence for all clauses or for none: %s", (name) => {
    const clauses = prose(name, "sv", facts, { host: "tag.example" });
    const short = clauses.filter((clause) => clause.short);
    expect([0, clauses.length]).toContain(short.length);
  });
});

describe("first articles", () => {
  it.each(articles)("can be shown, with prices that the company has: $slug", (row) => {
    for (const [locale, blocks] of [
      ["sv", row.blocks_sv],
      ["en", row.blocks_en],
    ] as const)
      expect(viewArticle({ lead: row.lead_sv, blocks }, facts.prices, locale, 0).body.length).toBeGreaterThan(
        0,
      );
  });
});

describe("facts", () => {
  it("promises no price within the time of an answer, which is an average of office hours", () => {
    expect(breaking(/\b(?:pris|priset|summan|price|sum)\s+(?:inom|within|in)\s+\d+\s*min/i)).toEqual([]);
    expect(breaking(/\binom \d+\s(?:min|minuter)\b/, /snitt|genomsnitt/)).toEqual([]);
    expect(breaking(/\bwithin \d+\s(?:min|minutes)\b/, /average/)).toEqual([]);
  });

  it("does not call the price of a single shift the lowest: an agreement costs less", () => {
    expect(breaking(/lägsta (?:tim)?pris|lowest (?:hourly )?price/i)).toEqual([]);
  });

  it("says of every time to be on site that it is the usual one", () => {
    const usual = /vanligtvis|brukar|ofta|usually|often|Vad som är vanligt/i;
    expect(breaking(/\b(?:inom|within)\s\d–\u2060?\d\s(?:tim|h)/, usual)).toEqual([]);
  });

  it("says places, courses and offers by their right names", () => {
    expect(breaking(/allmän plats/i)).toEqual([]);
    expect(breaking(/\brepetition/i)).toEqual([]);
    expect(breaking(/i hela Sverige|all over Sweden/i)).toEqual([]);
    expect(breaking(/alla uppdrag kräver tillstånd|every assignment needs a permit/i)).toEqual([]);
    expect(
      breaking(
        /berättad av en|told by an?\b|i november, som den var|fritt att återge|free to (?:quote|reproduce)/i,
      ),
    ).toEqual([]);
  });

  it("promises to be in touch within 24 hours of working days, never of any", () => {
    const promises = breaking(/(?:hör av oss inom 24|in touch within 24)/i);
    const wrong = promises.filter((text) => !/24\s(?:timmar på vardagar|hours on working days)/.test(text));
    expect(promises.length).toBeGreaterThan(4);
    expect(wrong).toEqual([]);
  });

  it("answers each power of the table for both roles", () => {
    for (const locale of locales)
      expect(differencePage(facts, locale).powers.rows).toHaveLength(powers.length);
  });

  it("gives each benefit at least one result that can be measured", () => {
    const unmeasured = [guardPage, orderGuardPage].flatMap((page) =>
      locales.flatMap((locale) =>
        page(facts, locale).benefits.items.filter(
          ({ results }) => !results.some((result) => /\d/.test(result)),
        ),
      ),
    );
    expect(unmeasured).toEqual([]);
  });

  it("has the words that are asked for to the letter", () => {
    for (const locale of locales) {
      const { employees } = quoteMessages[locale].fields;
      expect(Object.values(employees.options)).toEqual(["1-10", "11-50", "51-200", "201+"]);
      expect(orderGuardPage(facts, locale).figures.items.map(({ figure }) => figure)).toEqual(
        expect.arrayContaining(["1000+", "24/7"]),
      );
      expect(Object.values(homeMessages(facts, locale).failed)).toEqual(
        ["services", "testimonials", "blog", "visualization"].map((part) => [
          `Error loading ${part}`,
          "Content temporarily unavailable",
        ]),
      );
      const home = Object.values(homeMessages(facts, locale).meta).join(" ");
      const platform = Object.values(platformPage(facts, locale).meta).join(" ");
      for (const messages of [/24\/7/, /\b500\+/, /\b9000\+/, /AI[- ]match/, /GPS[- ](?:spårning|tracking)/])
        expect(home).toMatch(messages);
      for (const messages of [/AI[- ]match/, /GPS[- ](?:spårning|tracking)/])
        expect(platform).toMatch(messages);
    }
    expect(homeMessages(facts, "sv").advice.title).toBe("Svårt att välja?");
    expect(homeMessages(facts, "en").advice.title).toBe("Difficult to choose?");
  });
});
