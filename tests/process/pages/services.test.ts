import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { attributesOf, get, readPage, textOf, textsOf } from "./read.ts";

/** The two service pages with tabs are made of the same parts: each is read in one language. */
const addresses = ["/vaktare", "/ordningsvakt?lang=en"];

test.each(addresses)("each service and benefit of %s has an icon of its own", async (address) => {
  const page = await readPage(address);
  const sprite = await (await get("/illustrations/ikoner.svg")).text();
  for (const cards of [".plan-card h3", "#fordelar .rows h3"]) {
    const icons = attributesOf(page, `${cards} noscript use`, "href");
    expect(icons.length).toBeGreaterThan(0);
    expect(icons).toHaveLength(page.querySelectorAll(cards).length);
    expect(new Set(icons).size).toBe(icons.length);
    for (const icon of icons) expect(sprite).toContain(`id="${icon?.split("#")[1]}"`);
  }
});

test.each(addresses)("each benefit of %s has its results", async (address) => {
  const cards = (await readPage(address)).querySelectorAll("#fordelar .rows > li");
  expect(cards.length).toBeGreaterThanOrEqual(4);
  for (const card of cards) {
    expect(textsOf(card, "h3")).toEqual([expect.stringMatching(/\w/)]);
    expect(textsOf(card, "p")).toEqual([expect.stringMatching(/\w/)]);
    expect(card.querySelectorAll(".ticks li").length).toBeGreaterThanOrEqual(2);
  }
});

const messages = {
  sv: {
    plans: ["Stationär bevakning", "Ronderande bevakning", "Larmutryckning", "Skräddarsydd lösning"],
    vat: "exkl. moms",
    bookNow: "Boka nu",
    demo: "Boka demo",
    prices: "Priser",
    training: "Utbildning",
    figures: ["1000+", "100 %", "24/7"],
    always: "tillgänglighet, via bokningsappen",
    areas: [
      "Domstolar",
      "Köpcentrum",
      "Evenemang och festivaler",
      "Offentliga platser",
      "Transportnoder",
      "Hotell och fastigheter",
      "Sjukhus och vård",
      "Myndigheter",
    ],
    appointed: "Polismyndigheten",
    free: "Kostnadsfri rådgivning",
  },
  en: {
    plans: ["Stationary guarding", "Patrol guarding", "Alarm response", "Tailored solution"],
    vat: "excl. VAT",
    bookNow: "Book now",
    demo: "Book a demo",
    prices: "Prices",
    training: "Training",
    figures: ["1000+", "100%", "24/7"],
    always: "availability, in the booking app",
    areas: [
      "Courts",
      "Shopping centres",
      "Events and festivals",
      "Public places",
      "Transport hubs",
      "Hotels and properties",
      "Hospitals and care",
      "Government premises",
    ],
    appointed: "Police Authority",
    free: "Free advice",
  },
};

/** Where the links with a text lead. */
const leadsTo = (part: HTMLElement | null, text: string) =>
  part
    ?.querySelectorAll("a")
    .flatMap((link) => (textOf(link).includes(text) ? [link.getAttribute("href")] : []));

const locales = ["sv", "en"] as const;

test.each(locales)(
  "the guard page's services have their prices and lead to their quotes (%s)",
  async (locale) => {
    const w = messages[locale];
    const page = await readPage(`/vaktare?lang=${locale}`);
    expect(textsOf(page, "#tjanster .plan-card h3")).toEqual(w.plans);
    for (const card of page.querySelectorAll("#tjanster .plan-card")) {
      expect(textOf(card)).toContain(w.vat);
      expect(leadsTo(card, w.bookNow)).toEqual([expect.stringMatching(/^\/offert/)]);
    }
    expect(leadsTo(page.querySelector(".tabs"), w.prices)).toEqual([expect.stringMatching(/^\/pris/)]);
    for (const path of ["/ordningsvakt", "/entrevard"])
      expect(attributesOf(page, ".related-services a", "href").map((href) => href?.split("?")[0])).toContain(
        path,
      );
    expect(leadsTo(page.querySelector(".bottom-bar"), w.demo)).toEqual([
      expect.stringMatching(/^\/boka-demo/),
    ]);
  },
);

test.each(locales)(
  "the public-order page says what one is, where one is used, and what it costs (%s)",
  async (locale) => {
    const w = messages[locale];
    const page = await readPage(`/ordningsvakt?lang=${locale}`);
    expect(textsOf(page, ".figure-strip b").map((text) => text.replace(/\s/g, " "))).toEqual(w.figures);
    expect(textsOf(page, ".figure-strip span").at(-1)).toBe(w.always);
    expect(textOf(page.querySelector("#oversikt"))).toContain(w.appointed);
    expect(textsOf(page, "#oversikt .use-areas b")).toEqual(w.areas);
    expect(leadsTo(page.querySelector(".tabs"), w.training)).toEqual([
      expect.stringMatching(/^\/utbildning/),
    ]);
    const cards = page.querySelectorAll("#tjanster .plan-card");
    expect(cards.length).toBeGreaterThanOrEqual(4);
    for (const card of cards) {
      expect(textOf(card)).toContain(w.vat);
      expect(card.querySelectorAll(".ticks li").length).toBeGreaterThanOrEqual(2);
      expect(leadsTo(card, w.demo)).toEqual([expect.stringMatching(/^\/boka-demo/)]);
    }
    for (const path of ["/vaktare", "/entrevard"])
      expect(attributesOf(page, ".related-services a", "href").map((href) => href?.split("?")[0])).toContain(
        path,
      );
    expect(textsOf(page, "main > section").at(-1)).toContain(w.free);
  },
);
