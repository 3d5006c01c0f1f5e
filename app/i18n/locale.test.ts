import { describe, expect, it } from "vitest";
import { languageKey, localeOfRequest } from "./locale.ts";

const locale = (search: string, cookie?: string) =>
  localeOfRequest(new URL(`http://site.example/pris${search}`), cookie);

describe("localeOfRequest", () => {
  it("is Swedish by default", () => expect(locale("")).toBe("sv"));
  it("follows the cookie", () => expect(locale("", `a=1; ${languageKey}=en`)).toBe("en"));
  it("reads the cookie as the cache keys in deploy/ do, so that nobody can store a page under the other language", () => {
    for (const [cookie, language] of [
      [`${languageKey}=sv; ${languageKey}=en`, "en"],
      [`${languageKey}=en; ${languageKey}=sv`, "en"],
      [`${languageKey}=en=`, "sv"],
      [`${languageKey}=en; ${languageKey}=en=`, "en"],
      [`a=1;\u00a0${languageKey}=en`, "sv"],
      [`a=1;\t${languageKey}=en\t;b=2`, "en"],
      [`not-${languageKey}=en`, "sv"],
    ])
      expect([cookie, locale("", cookie)]).toEqual([cookie, language]);
  });
  it("lets ?lang win over the cookie", () => expect(locale("?lang=sv", `${languageKey}=en`)).toBe("sv"));
  it("ignores a language that the site does not have", () => {
    expect(locale("?lang=de", `${languageKey}=fi`)).toBe("sv");
  });
});
