import { expect, it } from "vitest";
import { typedWords } from "./typed-words.ts";

it.each([
  ["/ordningsvakter-lund", "ordningsvakter lund"],
  ["/V%C3%A4ktare/Malm%C3%B6.html", "Väktare Malmö"],
  ["/%3Cscript%3E", "script"],
  ["/%zz", "zz"],
  ["/", ""],
])("%s was typed with the words: %s", (pathname, words) => {
  expect(typedWords(pathname)).toBe(words);
});
