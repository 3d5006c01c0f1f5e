import { describe, expect, it } from "vitest";
import { languageCookieName, localeOfRequest } from "./locale.ts";

const locale = (search: string, cookie?: string) =>
  localeOfRequest(new URL(`http://site.example/pris${search}`), cookie);

describe("localeOfRequest", () => {
  it("is Swedish by default", () => expect(locale("")).toBe("sv"));
  it("follows the cookie", () => expect(locale("", `a=1; ${languageCookieName}=en`)).toBe("en"));
  it("reads the cookie as the cache keys in deploy/ do, so that nobody can store a page under the other language", () => {
    for (const [cookie, language] of [
      [`${languageCookieName}=sv; ${languageCookieName}=en`, "en"],
      [`${languageCookieName}=en; ${languageCookieName}=sv`, "en"],
      [`${languageCookieName}=en=`, "sv"],
      [`${languageCookieName}=en; ${languageCookieName}=en=`, "en"],
      [`a=1;\u00a0${languageCookieName}=en`, "sv"],
      [`a=1;\t${languageCookieName}=en\t;b=2`, "en"],
      [`not-${languageCookieName}=en`, "sv"],
    ])
      expect([cookie, locale("", cookie)]).toEqual([cookie, language]);
  });
  it("lets ?lang win over the cookie", () =>
    expect(locale("?lang=sv", `${languageCookieName}=en`)).toBe("sv"));
  it("ignores a language that the site does not have", () => {
    expect(locale("?lang=de", `${languageCookieName}=fi`)).toBe("sv");
  });
});
