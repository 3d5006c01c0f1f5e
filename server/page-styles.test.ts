import { describe, expect, it } from "vitest";
import { sourceOf } from "#app/content-security-policy.server.ts";
import { PageStyles, tokensReadBy } from "./page-styles.ts";

const styles = new PageStyles(
  new Map([
    ["/assets/late-tokens-1.css", ":root{--ink:#000;--line:#ccc}"],
    ["/assets/late-chrome-1.css", ".drop{}"],
    ["/assets/late-heads-1.css", ".head{}"],
    ["/assets/late-forms-1.css", ".field{}"],
    ["/assets/site-1.css", "a{color:var(--ink)}"],
  ]),
);
const names = [
  "late-tokens-1.css#",
  "late-chrome-1.css#",
  "late-heads-1.css#",
  "late-forms-1.css",
  "site-1.css#",
];
const links = names.map((name) => `<link rel="stylesheet" href="/assets/${name}"/>`).join("");
const head = `<html lang="sv"><head>${links}`;
const styleOf = (html: Buffer) => /<style>(.*)<\/style>/.exec(html.toString())?.[1];

describe("PageStyles, of a whole page", () => {
  const { html, source, isLean } = styles.dress(head);

  it("carries all styles inline, and names them by their hash", () => {
    const style = ":root{--ink:#000;--line:#ccc}.drop{}.head{}.field{}a{color:var(--ink)}";
    expect(styleOf(html)).toBe(style);
    expect(source).toBe(sourceOf(style));
  });

  it("keeps the links that hydration expects, switched off", () => {
    expect(html.toString().match(/<link rel="stylesheet" href="[^"]+" disabled=""\/>/g)).toHaveLength(5);
    expect(html.toString()).not.toMatch(/ data-late=""|<noscript>/);
    expect(isLean).toBe(false);
  });

  it("refuses a file that the build does not have", () => {
    expect(() => styles.dress('<link rel="stylesheet" href="/assets/none.css"/>')).toThrow(
      /no file .*none.css/,
    );
  });
});

describe("PageStyles, of a lean page", () => {
  const lean = (page: string) => styles.dressLean(head, ["/assets/root-1.js", `/assets/${page}-1.js`]);
  const home = lean("home");

  it("carries the styles of the first view, with the tokens that they read", () => {
    expect(styleOf(home.html)).toBe(":root{--ink:#000;}a{color:var(--ink)}");
  });

  it("leaves late styles for after the first paint, and dresses at once where there is no script", () => {
    const html = home.html.toString();
    const late = ["tokens", "chrome", "heads", "forms"].map((name) => `href="/assets/late-${name}-1.css"`);
    const [, withoutScript = ""] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
    expect(withoutScript.match(/href="[^"]+"/g)).toEqual(late);
    expect(html.match(/<link rel="stylesheet" href="[^"]+" disabled="" data-late=""\/>/g)).toHaveLength(4);
    expect(home.isLean).toBe(true);
  });

  it("carries the heads of sections on every page but the home page", () => {
    expect(styleOf(lean("about").html)).toContain(".head{}");
    expect(styleOf(home.html)).not.toContain(".head{}");
  });

  it("carries the styles of forms on a page that begins with one", () => {
    expect(styleOf(lean("quote").html)).toContain(".field{}");
    expect(styleOf(lean("about").html)).not.toContain(".field{}");
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
