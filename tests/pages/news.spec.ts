import { brand } from "#app/content/brand.ts";
import { expect, test } from "#tests/fixtures.ts";
import { screenOf } from "#tests/screens.ts";
import { hydrated } from "./hydrated-page.ts";
import { ask } from "./site-database.ts";

const words = {
  sv: {
    list: "/nyheter",
    older: "Äldre nyheter",
    newer: "Nyare nyheter",
    last: "Det var alla nyheter.",
    minutes: /^\d+ minut(er)?$/,
    updated: "Uppdaterad 15 november 2026",
    copy: "Kopiera länk",
    copied: "Kopierad",
    refused: "Länken finns i adressfältet",
    mail: "Mejla",
    print: "Skriv ut",
    imageFailed: "Bild ej tillgänglig",
  },
  en: {
    list: "/nyheter?lang=en",
    older: "Older news",
    newer: "Newer news",
    last: "That was all the news.",
    minutes: /^\d+ minutes?$/,
    updated: "Updated 15 November 2026",
    copy: "Copy link",
    copied: "Copied",
    refused: "The link is in the address bar",
    mail: "Email",
    print: "Print",
    imageFailed: "Image not available",
  },
};
const pageSize = 12;
const slug = "tillstand-for-ordningsvakter-infor-evenemang";

for (const locale of ["sv", "en"] as const) {
  const w = words[locale];
  const publishedTitles = `select title_${locale} as title, slug, category from news_articles
    where published_at <= now() order by published_at desc`;

  test(`the news are paged, newest first, to the last one and back, ${locale} ${screenOf[locale]}`, async ({
    page,
    site,
  }) => {
    const published = (await ask(site, publishedTitles)).map((row) => Object(row).title);
    expect(published.length).toBeGreaterThan(pageSize);
    await page.goto(w.list);
    const titles = page.locator("main article :is(h2, h4) a");
    await expect(titles).toHaveText(published.slice(0, pageSize));
    await expect(page.locator(".lead-story .actions .muted")).toHaveText(w.minutes);

    await page.getByRole("link", { name: w.older }).click();
    await expect(page).toHaveURL(/[?&]sida=2$/);
    await expect(titles).toHaveText(published.slice(pageSize));
    await expect(page.locator("main")).toContainText(w.last);
    await expect(page.getByRole("link", { name: w.older })).toHaveCount(0);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await page.getByRole("link", { name: w.newer }).click();
    await expect(page).toHaveURL(w.list);
    await expect(titles.first()).toHaveText(published[0] ?? "");
  });

  test(`an article is copied, mailed and printed from its page, ${locale} ${screenOf[locale]}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    await page.goto(w.list.replace("/nyheter", `/nyheter/${slug}`));
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

  test(`the list's lead picture and an article's photograph say so when they can't be shown, ${locale} ${screenOf[locale]}`, async ({
    page,
    site,
  }) => {
    const own = `bild-som-saknas-${locale}`;
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
    await page.goto(w.list.replace("/nyheter", `/nyheter/${own}`));
    await hydrated(page);
    await expect(page.locator(".article-image")).toHaveText(w.imageFailed);
    await page.route("**/illustrations/**", (route) => route.abort());
    await page.goto(w.list);
    await hydrated(page);
    await expect(page.locator(".lead-story__picture")).toHaveText(w.imageFailed);
    await ask(site, "delete from news_articles where slug = $1", [own]);
  });

  test(`an article's structured data say of its author and days what its page says, ${locale} ${screenOf[locale]}`, async ({
    page,
    site,
  }) => {
    const own = `skriven-av-nagon-${locale}`;
    const data = async () => {
      const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
      return blocks.map((block) => JSON.parse(block)).find((block) => block["@type"] === "NewsArticle");
    };
    const dayOf = (moment: string) =>
      new Intl.DateTimeFormat("sv", { timeZone: "Europe/Stockholm" }).format(new Date(moment));
    await page.goto(w.list.replace("/nyheter", `/nyheter/${slug}`));
    const meta = page.locator(".article-head__facts");
    const untouched = await data();
    expect(untouched.author.name).toBe(brand.name);
    await expect(meta).toContainText(untouched.articleSection);
    expect(dayOf(untouched.dateModified)).toBe(dayOf(untouched.datePublished));
    await expect(meta.locator("time")).toHaveCount(1);
    await expect(meta.locator("time")).toHaveAttribute("datetime", dayOf(untouched.datePublished));

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
      await page.goto(w.list.replace("/nyheter", `/nyheter/${own}`));
      const { author, datePublished, dateModified } = await data();
      expect(author).toEqual({ "@type": "Person", name: "Anna Ek" });
      await expect(meta).toContainText(author.name);
      await expect(meta.locator("time").first()).toHaveAttribute("datetime", dayOf(datePublished));
      await expect(meta.locator("time").last()).toHaveAttribute("datetime", dayOf(dateModified));
      await expect(meta.locator("time").last()).toHaveText(w.updated);
    } finally {
      await ask(site, "delete from news_articles where slug = $1", [own]);
    }
  });
}
