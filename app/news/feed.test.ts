import { expect, test } from "vitest";
import { rssFeed } from "./feed.server.ts";

const items = [
  {
    slug: "en-nyhet",
    category: "guide" as const,
    cover: "stage",
    title: "Väktare & <värdar>",
    excerpt: '"Citat" & mer',
    publishedAt: "2026-11-12T07:00:00.000Z",
    picture: { hash: "a".repeat(32), width: 1200, height: 675, alt: "En <tom> entré" },
  },
];

test("RSS is escaped and has each article's URL in its language", () => {
  const xml = rssFeed(items, "en", "https://site.example");
  expect(xml).toContain("<title>Väktare &amp; &lt;värdar&gt;</title>");
  expect(xml).toContain("<description>&quot;Citat&quot; &amp; mer</description>");
  expect(xml).toContain("<link>https://site.example/nyheter/en-nyhet?lang=en</link>");
  expect(xml).toContain("<pubDate>Thu, 12 Nov 2026 07:00:00 GMT</pubDate>");
  expect(xml).toContain(
    `<media:content url="https://site.example/media/${"a".repeat(32)}-1200.webp" type="image/webp" medium="image" width="1200" height="675"><media:description>En &lt;tom&gt; entré</media:description>`,
  );
  expect(xml).toContain('href="https://site.example/nyheter/feed.xml?lang=en" rel="self"');
});
