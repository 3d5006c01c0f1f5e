import { describe, expect, it } from "vitest";
import { dress, dressLean, tokensReadBy } from "./page-styles.ts";

const texts: Readonly<Record<string, string>> = {
  "/assets/late-tokens-1.css": ":root{--ink:#000;--line:#ccc}",
  "/assets/site-1.css": "a{color:var(--ink)}",
};
const files = { stylesheet: (href: string) => texts[href] ?? `/* ${href} */` };
const names = [
  "late-tokens-1.css#",
  "late-chrome-1.css#",
  "late-heads-1.css#",
  "late-forms-1.css",
  "site-1.css#",
];
const links = names.map((name) => `<link rel="stylesheet" href="/assets/${name}"/>`).join("");
const head = `<html lang="sv"><head>${links}`;
const styleOf = (html: string) => /<style>(.*)<\/style>/.exec(html)?.[1];

describe("dress", () => {
  const html = dress(head, files);

  it("carries all styles inline", () => {
    expect(styleOf(html)).toBe(
      ":root{--ink:#000;--line:#ccc}/* /assets/late-chrome-1.css *//* /assets/late-heads-1.css *//* /assets/late-forms-1.css */a{color:var(--ink)}",
    );
  });

  it("keeps the links that hydration expects, switched off", () => {
    expect(html.match(/<link rel="stylesheet" href="[^"]+" disabled=""\/>/g)).toHaveLength(5);
    expect(html).not.toMatch(/ data-(?:late|undressed)=""|<noscript>/);
  });
});

describe("dressLean", () => {
  const home = dressLean(head, files, ["/assets/root-1.js", "/assets/home-1.js"]);

  it("carries the styles of the first view, with the tokens that they read", () => {
    expect(styleOf(home)).toBe(":root{--ink:#000;}a{color:var(--ink)}");
  });

  it("leaves late styles for after the first paint, and dresses at once where there is no script", () => {
    expect(home).toContain('<html lang="sv" data-undressed="">');
    const late = ["tokens", "chrome", "heads", "forms"].map((name) => `href="/assets/late-${name}-1.css"`);
    const [, withoutScript = ""] = /<noscript>(.*)<\/noscript>/.exec(home) ?? [];
    expect(withoutScript.match(/href="[^"]+"/g)).toEqual(late);
    expect(home.match(/<link rel="stylesheet" href="[^"]+" disabled="" data-late=""\/>/g)).toHaveLength(4);
  });

  it("carries the heads of sections on every page but the home page", () => {
    expect(styleOf(dressLean(head, files, ["/assets/about-1.js"]))).toContain("late-heads");
    expect(styleOf(home)).not.toContain("late-heads");
  });

  it("carries the styles of forms on a page that begins with one", () => {
    expect(styleOf(dressLean(head, files, ["/assets/quote-1.js"]))).toContain("late-forms");
    expect(styleOf(dressLean(head, files, ["/assets/about-1.js"]))).not.toContain("late-forms");
  });
});

describe("tokensReadBy", () => {
  const tokens =
    ":root{color-scheme:light;--ink:#000;--paper:#fff;--bg:var(--paper);--line:#ccc}" +
    "@media (prefers-contrast:more){:root{--bg:var(--ink);--line:#000}}";

  it("leaves out what nothing reads", () => {
    expect(tokensReadBy("a{color:var(--paper)}", tokens)).toBe(
      ":root{color-scheme:light;--paper:#fff;}@media (prefers-contrast:more){:root{}}",
    );
  });

  it("keeps what is read through another token, in every circumstance", () => {
    expect(tokensReadBy("body{background:var(--bg,red)}", tokens)).toBe(
      ":root{color-scheme:light;--ink:#000;--paper:#fff;--bg:var(--paper);}" +
        "@media (prefers-contrast:more){:root{--bg:var(--ink);}}",
    );
  });

  it("does not take a token for another whose name it begins", () => {
    expect(tokensReadBy("a{color:var(--ink-deep)}", ":root{--ink:#000;--ink-deep:#111}")).toBe(
      ":root{--ink-deep:#111}",
    );
  });
});
