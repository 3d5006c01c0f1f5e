import { expect, test } from "vitest";
import { attributesOf, get, readPage, textsOf } from "./read.ts";

/** The two service pages with tabs are made of the same parts: each is read in one language. */
const addresses = ["/vaktare", "/ordningsvakt?lang=en"];

test.each(addresses)("each service and benefit of %s has an icon of its own", async (address) => {
  const page = await readPage(address);
  const sprite = await (await get("/illustrations/ikoner.svg")).text();
  for (const cards of [".plan-card h3", "#fordelar .rows h3"]) {
    const icons = attributesOf(page, `${cards} use`, "href");
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
