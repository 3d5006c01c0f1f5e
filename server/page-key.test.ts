import { describe, expect, it } from "vitest";
import { languageKey } from "#app/i18n/locale.ts";
import { pageKeyOf } from "./page-key.ts";

const textOf = (target: string, cookie?: string) => pageKeyOf(target, cookie)?.text;

describe("pageKeyOf", () => {
  it("is the page's path and the language that it is answered in", () => {
    expect(textOf("/pris")).toBe("sv /pris");
    expect(textOf("/pris?lang=en")).toBe("en /pris");
    expect(textOf("/pris", `a=b; ${languageKey}=en`)).toBe("en /pris");
    expect(textOf("/pris?lang=sv", `${languageKey}=en`)).toBe("sv /pris");
  });

  it("is one for all ways to write an address", () => {
    expect(textOf("/om/../pris")).toBe("sv /pris");
    expect(textOf("/pris?lang=%65n")).toBe("en /pris");
    expect(textOf("/pris?")).toBe("sv /pris");
  });

  it("is null for whatever else may change the page, and for no page", () => {
    for (const target of ["/pris?q=1", "/pris?lang=sv&q=1", "/pris?lang=sv&lang=en", "/pris?lang=de"])
      expect(textOf(target)).toBeUndefined();
    for (const target of ["/finns-inte", "//example.com/pris", "/assets/site.js", "//[", "/admin"])
      expect(textOf(target)).toBeUndefined();
  });
});
