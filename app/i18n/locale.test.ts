import { describe, expect, it } from "vitest";
import { languageKey, localeOfRequest } from "./locale.ts";

const locale = (search: string, cookie?: string) =>
  localeOfRequest(new URL(`http://site.example/pris${search}`), cookie);

describe("localeOfRequest", () => {
  it("is Swedish by default", () => expect(locale("")).toBe("sv"));
  it("follows the cookie", () => expect(locale("", `a=1; ${languageKey}=en`)).toBe("en"));
  it("lets ?lang win over the cookie", () => expect(locale("?lang=sv", `${languageKey}=en`)).toBe("sv"));
  it("ignores a language that the site does not have", () => {
    expect(locale("?lang=de", `${languageKey}=fi`)).toBe("sv");
  });
});
