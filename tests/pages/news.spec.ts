import { parse } from "node-html-parser";
import { brand } from "#brand/company.ts";
import { expect, test } from "#tests/fixtures.ts";
import type { RunningSite } from "#tests/site.ts";
import { hydrated } from "./hydrated-page.ts";
import { ask } from "./site-database.ts";

// The same in both languages, so tested in one.
const w = {
  copy: "Kopiera länk",
  copied: "Kopierad",
  refused: "Länken finns i adressfältet",
  mail: "Mejla",
  print: "Skriv ut",
  imageFailed: "Bild ej tillgänglig",
};
const slug = "tillstand-for-ordningsvakter-infor-evenemang";

test("an article is copied, mailed and printed from its page @phone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto(`/nyheter/${slug}`);
  await hydrated(page);
  const title = (await page.locator("h1").textContent()) ?? "";
  const canonical = (await page.locator("link[rel=canonical]").getAttribute("href")) ?? "";
  const contents = page.locator(".share");
  const said = contents.getByRole("status");
  if (!(await contents.isVisible())) await page.locator(".article-body summary").click();

  const copy = contents.locator("button").first();
  await expect(copy).toHaveText(w.copy);
  await copy.click();
  await expect(copy).toHaveText(w.copied);
  await expect(said).toHaveText(w.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
  await page.clock.runFor(4100);
  await expect(copy).toHaveText(w.copy);
  await expect(said).toHaveText("");

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await copy.click();
  await expect(said).toHaveText(w.refused);

  const mail = new URL((await contents.getByRole("link", { name: w.mail }).getAttribute("href")) ?? "");
  expect(mail.protocol).toBe("mailto:");
  expect([mail.searchParams.get("subject"), mail.searchParams.get("body")]).toEqual([title, canonical]);
  await contents.getByRole("button", { name: w.print }).click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
});

test("the list's lead picture and an article's photograph say so when they can't be shown @phone", async ({
  page,
  site,
}) => {
  const own = "bild-som-saknas";
  const image = { hash: "0".repeat(32), width: 1600, height: 900, altSv: "En entré", altEn: "An entrance" };
  await ask(
    site,
    `insert into news_articles (slug, category, cover, author, published_at, roles, title_sv, title_en, excerpt_sv,
       excerpt_en, for_you_sv, for_you_en, lead_sv, lead_en, blocks_sv, blocks_en, image)
     select $1, category, cover, author, '2026-01-11 08:00+01', roles, $1 || title_sv, $1 || title_en, excerpt_sv,
       excerpt_en, for_you_sv, for_you_en, lead_sv, lead_en, blocks_sv, blocks_en, $3
     from news_articles where slug = $2`,
    [own, slug, JSON.stringify(image)],
  );
  await page.goto(`/nyheter/${own}`);
  await hydrated(page);
  await expect(page.locator(".article-image")).toHaveText(w.imageFailed);
  await page.route("**/illustrations/**", (route) => route.abort());
  await page.goto("/nyheter");
  await hydrated(page);
  await expect(page.locator(".lead-story__picture")).toHaveText(w.imageFailed);
  // The title is never on the tape: it is below it, or right of its slanted edge.
  for (const width of [390, 769, 961, 1181, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const isClear = await page.locator(".lead-story h2").evaluate((title) => {
      const tape = title.closest(".lead-story")?.querySelector(".lead-story__tape")?.getBoundingClientRect();
      const { top, left } = title.getBoundingClientRect();
      return tape && (top >= tape.bottom || left >= tape.right - (top - tape.top) * 0.268);
    });
    expect([width, isClear]).toEqual([width, true]);
  }
  await ask(site, "delete from news_articles where slug = $1", [own]);
});

/** The author and the dates on an article's page and in its structured data, as the server sends them. */
async function saidOf(site: RunningSite, path: string) {
  const page = parse(await (await fetch(site.url + path)).text());
  const blocks = page.querySelectorAll("script[type='application/ld+json']");
  const facts = page.querySelector(".article-head__facts");
  return {
    data: blocks
      .map((block) => JSON.parse(block.textContent))
      .find((block) => block["@type"] === "NewsArticle"),
    text: facts?.textContent,
    times: facts?.querySelectorAll("time").map((time) => [
      time.getAttribute("datetime"),
      // A date has non-breaking spaces.
      time.textContent.replace(/\s/g, " "),
    ]),
  };
}

const dayOf = (moment: string) =>
  new Intl.DateTimeFormat("sv", { timeZone: "Europe/Stockholm" }).format(new Date(moment));

test("an article's structured data say of its author and days what its page says", async ({ site }) => {
  const own = "skriven-av-nagon";
  await ask(
    site,
    `insert into news_articles (slug, category, cover, author, published_at, updated_at, roles, title_sv, title_en,
       excerpt_sv, excerpt_en, for_you_sv, for_you_en, lead_sv, lead_en, blocks_sv, blocks_en)
     select $1, category, cover, 'Anna Ek', '2026-01-12 08:00+01', '2026-11-15 08:00+01', roles, title_sv || ' 2',
       title_en || ' 2', excerpt_sv, excerpt_en, for_you_sv, for_you_en, lead_sv, lead_en, blocks_sv, blocks_en
     from news_articles where slug = $2`,
    [own, slug],
  );
  try {
    for (const [search, updated] of [
      ["", "Uppdaterad 15 november 2026"],
      ["?lang=en", "Updated 15 November 2026"],
    ]) {
      const untouched = await saidOf(site, `/nyheter/${slug}${search}`);
      const { author, articleSection, datePublished, dateModified } = untouched.data;
      expect(author.name).toBe(brand.name);
      expect(untouched.text).toContain(articleSection);
      expect(dayOf(dateModified)).toBe(dayOf(datePublished));
      expect(untouched.times).toEqual([[dayOf(datePublished), expect.any(String)]]);

      const updatedOne = await saidOf(site, `/nyheter/${own}${search}`);
      expect(updatedOne.data.author).toEqual({ "@type": "Person", name: "Anna Ek" });
      expect(updatedOne.text).toContain("Anna Ek");
      expect(updatedOne.times).toEqual([
        [dayOf(updatedOne.data.datePublished), expect.any(String)],
        [dayOf(updatedOne.data.dateModified), updated],
      ]);
    }
  } finally {
    await ask(site, "delete from news_articles where slug = $1", [own]);
  }
});
