import { describe, expect, it } from "vitest";
import { languageCookieName } from "#app/i18n/locale.ts";
import { pageKeyOf } from "./page-key.ts";

const textOf = (target: string, cookie?: string) => pageKeyOf(target, cookie)?.text;

describe("pageKeyOf", () => {
  it("is the page's path and the language that it is answered in", () => {
    expect(textOf("/pris")).toBe("sv /pris");
    expect(textOf("/pris?lang=en")).toBe("en /pris");
    expect(textOf("/pris", `a=b; ${languageCookieName}=en`)).toBe("en /pris");
    expect(textOf("/pris?lang=sv", `${languageCookieName}=en`)).toBe("sv /pris");
  });

  it("is the same for all ways to write a URL", () => {
    expect(textOf("/om/../pris")).toBe("sv /pris");
    expect(textOf("/pris?lang=%65n")).toBe("en /pris");
    expect(textOf("/pris?")).toBe("sv /pris");
  });

  it("ignores parameters that the page does not read", () => {
    for (const target of ["/pris?q=1", "/pris?x", "/pris?lang=de", "/pris?%00=%00&x=y"])
      expect(textOf(target)).toBe("sv /pris");
    expect(textOf("/pris?x=1&lang=en&y=2")).toBe("en /pris");
    expect(textOf("/pris?lang=en&lang=sv")).toBe("en /pris");
    expect(textOf("/pris?lang=de", `${languageCookieName}=en`)).toBe("en /pris");
  });

  it("is null for a parameter that the page reads, and for a path that is no page", () => {
    for (const target of [
      "/pris?tjanst=bygg",
      "/pris?lang=sv&debug",
      "/sok?q=1",
      "/?code=1",
      "/nyheter?sida=2",
    ])
      expect(textOf(target)).toBeUndefined();
    for (const target of ["/finns-inte", "//example.com/pris", "/assets/site.js", "//[", "/admin"])
      expect(textOf(target)).toBeUndefined();
  });
});
