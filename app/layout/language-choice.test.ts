import { describe, expect, it } from "vitest";
import { languageCookieName } from "#app/i18n/locale.ts";
import { chosenLanguage, languageCookie } from "./language-choice.ts";

const cookie = (locale: string) => `a=b; ${languageCookieName}=${locale}`;

describe("chosenLanguage", () => {
  it("lets the URL win over the cookie, the cookie over the storage", () => {
    expect(chosenLanguage({ search: "?x=1&lang=en", cookies: cookie("sv"), stored: "sv" })).toBe("en");
    expect(chosenLanguage({ search: "", cookies: cookie("sv"), stored: "en" })).toBe("sv");
    expect(chosenLanguage({ search: "", cookies: "", stored: "en" })).toBe("en");
  });
  it("ignores what is no language of the site", () => {
    expect(chosenLanguage({ search: "?lang=de", cookies: cookie("fi"), stored: "no" })).toBeNull();
  });
});

describe("languageCookie", () => {
  it("lasts a year, for the whole site", () => {
    expect(languageCookie("en")).toBe(`${languageCookieName}=en; Max-Age=31536000; Path=/; SameSite=Lax`);
  });
});
