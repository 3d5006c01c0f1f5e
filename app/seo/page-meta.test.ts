import { expect, test } from "vitest";
import { pageMeta, unlistedMeta } from "./page-meta.ts";

test("no text of a head has a word joiner, which keeps lines together on the page alone", () => {
  const page = {
    path: "/nyheter/ai",
    locale: "sv",
    siteUrl: "https://site.example",
    title: "AI-\u2060transparens",
    description: "Inom 1–\u20604\u00a0timmar",
    breadcrumbs: [{ name: "AI-\u2060transparens" }],
    structured: [{ "@context": "https://schema.org", "@type": "Thing", name: "AI-\u2060transparens" }],
  } as const;
  const head = JSON.stringify(pageMeta(page));
  expect(head).toContain("AI-transparens");
  expect(head).toContain("Inom 1–4\u00a0timmar");
  expect(head).not.toMatch(/\u2060|%E2%81%A0/);
  expect(JSON.stringify(unlistedMeta(page))).not.toContain("\u2060");
});
