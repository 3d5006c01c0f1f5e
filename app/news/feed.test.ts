import { expect, test } from "vitest";
import { rssFeed } from "./feed.server.ts";

const items = [
  {
    slug: "en-nyhet",
    category: "guide",
    cover: "stage",
    title: "Väktare & <värdar>",
    excerpt: '"Citat" & mer',
    publishedAt: "2026-11-12T07:00:00.000Z",
  },
];

test("RSS is escaped and has each article's URL in its language", () => {
  const xml = rssFeed(items, "en", "https://site.example");
  expect(xml).toContain("<title>Väktare &amp; &lt;värdar&gt;</title>");
  expect(xml).toContain("<description>&quot;Citat&quot; &amp; mer</description>");
  expect(xml).toContain("<link>https://site.example/nyheter/en-nyhet?lang=en</link>");
  expect(xml).toContain("<pubDate>Thu, 12 Nov 2026 07:00:00 GMT</pubDate>");
  expect(xml).toContain('href="https://site.example/nyheter/feed.xml?lang=en" rel="self"');
});
