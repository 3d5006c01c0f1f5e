import { describe, expect, it } from "vitest";
import { all, breaking, type Text } from "./copy-texts.ts";

/** The texts of one language that break a rule. */
function breakingIn(locale: "sv" | "en", rule: RegExp, allowed?: (text: Text) => boolean): string[] {
  return all
    .filter((text) => rule.test(String(text[locale])) && !allowed?.(text))
    .map((text) => `${text.key}: ${String(text[locale]).slice(0, 300)}`);
}

/** What customers ask or say, in their own words. */
const customersOwn = ({ key }: Text) => /question|adviceQuestion|jobPreset|acceptAllBtn/.test(key);

/** docs/editing-copy.md, "How we write". */
describe("the way we write", () => {
  it("calls the Swedish reader du; ni stands only in what a customer asks", () => {
    expect(breakingIn("sv", /(?<![\p{L}])(ni|er|era|ert)(?![\p{L}])/iu, customersOwn)).toEqual([]);
  });

  it("has one kind of quotation marks and apostrophes a language", () => {
    const markup = ({ sv }: Text) => /href=/.test(String(sv));
    expect(breakingIn("sv", /[“„‘"']/, markup)).toEqual([]);
    expect(breakingIn("en", /[”](?=\p{L})|[„‘"']/u, markup)).toEqual([]);
  });

  it("writes times as 18:00, and hours alone as 18 in a range", () => {
    expect(breaking(/\b(?:[01]\d|2[0-3])\.[0-5]\d\b/)).toEqual([]);
    expect(breakingIn("en", /\d\s?(?:am|pm|a\.m\.|p\.m\.)\b/i)).toEqual([]);
  });

  it("keeps a number and its unit on one line", () => {
    expect(breaking(/\d (?:kr\b|%|§|tim\b|h\b)|\b(?:SEK|kl\.) \d/)).toEqual([]);
  });

  it("keeps a range and its unit on one line", () => {
    const rule = /\d–\d+\u00a0(?:tim|h|veck|week|dag|day)/;
    const unbroken = ({ key }: Text) => /description$/.test(key);
    for (const locale of ["sv", "en"] as const) expect(breakingIn(locale, rule, unbroken)).toEqual([]);
  });

  it("ends a long condition that begins with its verb with a comma", () => {
    const verbs = "Är|Har|Vill|Kan|Ska|Finns|Behöver|Behövs|Saknas|Saknar|Blir|Vet|Går|Gäller|Hittar|Kräver";
    // Ten words or more without punctuation: a reader does not notice where the condition ends.
    const rule = new RegExp(`(?:^|[.!?:] )(?:${verbs})(?: [^\\s.,:?!]+){9}[^.,:?!]*[.!]`, "u");
    expect(breakingIn("sv", rule)).toEqual([]);
  });

  it("ends progress texts with three dots", () => {
    expect(breaking(/…/)).toEqual([]);
  });

  it("claims nothing that we would have to prove", () => {
    expect(
      breaking(
        /utan kostnad|garanter|billigast|marknadens|branschledande|bäst i |guarantee|cheapest|market-leading|best in /i,
        /ingen garanti|no guarantee/,
      ),
    ).toEqual([]);
  });

  it("has one English name for a thing, and British spelling", () => {
    expect(breakingIn("en", /e-mail/i)).toEqual([]);
    expect(
      breakingIn(
        "en",
        /\bGöteborg\b|police authority|guarding companies act|serving permit|permit (?:to serve|holder)|\b[Rr]ings? (?:the|us|you|him|her|112)\b/,
      ),
    ).toEqual([]);
    expect(
      breakingIn("en", /\b(?:colors?|centers?|organiz|recogniz|apologiz|catalog\b|canceled|license\b)/i),
    ).toEqual([]);
  });
});
