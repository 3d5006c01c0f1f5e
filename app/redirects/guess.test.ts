import { describe, expect, it } from "vitest";
import { cities } from "#app/domain/cities.ts";
import { siteMap } from "#app/site-map.ts";
import { type Guess, guessesOf, typedWords } from "./guess.ts";

const told = (guess: Guess) =>
  guess.kind === "page" ? guess.page : `${guess.service} ${guess.city}${guess.nearest ? " (nearest)" : ""}`;

describe("guessesOf", () => {
  it.each([
    ["/ordningsvakter-lund", ["orderGuard malmo (nearest)", "orderGuard"]],
    ["/V%C3%A4ktare/Norrk%C3%B6ping/", ["guard orebro (nearest)", "guard"]],
    ["/hyra-dorrvakter-i-goteborg", ["entranceHost goteborg", "entranceHost"]],
    ["/uppsalla", ["guard uppsala", "orderGuard uppsala"]],
    ["/vad-kostar-ordningsvakter", ["prices", "orderGuard"]],
    ["/timpriser-2024", ["prices"]],
    ["/ordningsvaktsutbildning", ["orderGuardTraining"]],
    ["/security-guards-stockholm", ["guard stockholm", "guard"]],
    ["/ordingsvakt", ["orderGuard"]],
    ["/vatkare", ["guard"]],
    ["/prsi", ["prices"]],
    ["/lediga-jobb", ["careers"]],
    ["/wp-login.php", []],
    ["/%E0%A4%A", []],
  ])("%s: %j", (pathname, guesses) => {
    expect(guessesOf(pathname).map(told)).toEqual(guesses);
  });

  it("gives three at most, none twice", () => {
    const guesses = guessesOf("/vaktare-ordningsvakt-entrevard-pris-malmo-vaktare");
    expect(guesses).toHaveLength(3);
    expect(new Set(guesses.map(told)).size).toBe(3);
  });

  it("only ever names pages of the site", () => {
    for (const guess of guessesOf("/app-demo-kakor"))
      expect(guess.kind === "page" && siteMap[guess.page]).toBeTruthy();
    for (const { slug } of cities) expect(told(guessesOf(`/${slug}`)[0] as Guess)).toBe(`guard ${slug}`);
  });
});

describe("typedWords", () => {
  it.each([
    ["/ordningsvakter-lund", "ordningsvakter lund"],
    ["/V%C3%A4ktare/Malm%C3%B6.html", "Väktare Malmö"],
    ["/%3Cscript%3E", "script"],
    ["/%zz", "zz"],
    ["/", ""],
  ])("%s: %s", (pathname, words) => {
    expect(typedWords(pathname)).toBe(words);
  });
});
